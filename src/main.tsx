import './ui/styles.css';
