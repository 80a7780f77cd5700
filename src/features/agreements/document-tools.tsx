import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button';

interface DocumentToolsProps {
  /** The download has the same hash. */
  readonly text: string;
  readonly fileName: string;
}

export function DocumentTools({ text, fileName }: DocumentToolsProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button size="small" onClick={() => print()}>
        {t('agreements.print')}
      </Button>
      <Button size="small" onClick={() => download(text, fileName)}>
        {t('agreements.download')}
      </Button>
    </div>
  );
}

function download(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}
