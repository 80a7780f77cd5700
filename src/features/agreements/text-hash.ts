import { useEffect, useState } from 'react';

/** Such a text must not be accepted. */
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

/** SHA-256 in hex. Undefined without Web Crypto, as without https. */
export async function textHash(text: string): Promise<string | undefined> {
  // Missing on a page without https, despite its type.
  if (!(crypto as Partial<Crypto>).subtle) return undefined;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
