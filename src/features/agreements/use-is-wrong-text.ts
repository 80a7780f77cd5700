import { useEffect, useState } from 'react';
import { textHash } from './text-hash';

/** Whether the text has another SHA-256 than the server says: it was damaged or changed on its way, and must not be accepted. */
export function useIsWrongText(text: string, sha256: string): boolean {
  const [isWrong, setIsWrong] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void textHash(text).then((hash) => {
      if (isCurrent) setIsWrong(hash !== undefined && hash !== sha256.toLowerCase());
    });
    return () => {
      isCurrent = false;
    };
  }, [text, sha256]);
  return isWrong;
}
