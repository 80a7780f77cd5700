import axios from 'axios';
import { Decimal } from 'decimal.js';
import i18next from 'i18next';
import LanguageDetector from 'i18next-browser-languagedetector';
import HttpBackend from 'i18next-http-backend';
import { createRoot } from 'react-dom/client';
import { initReactI18next, useTranslation } from 'react-i18next';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { proxy, useSnapshot } from 'valtio';

/** The floor of the first load: the start's packages, each with a typical use, without the app. */
const state = proxy({ amount: '0' });

function App() {
  const { t } = useTranslation();
  const { amount } = useSnapshot(state);
  return <p>{t(new Decimal(amount).plus(1).toFixed(2))}</p>;
}

void i18next
  .use(HttpBackend)
  .use(LanguageDetector)
  .use(initReactI18next)
  .init({ fallbackLng: 'en', react: { useSuspense: false } });
void axios
  .create()
  .get('/')
  .then(({ data }) => Object.assign(state, data));
const root = document.getElementById('root');
if (root) createRoot(root).render(<RouterProvider router={createBrowserRouter([{ path: '*', element: <App /> }])} />);
