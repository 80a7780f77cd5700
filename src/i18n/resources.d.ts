import type errorTexts from '../public/locales/en/inverse-error-code.json';
import type texts from '../public/locales/en/user-accounts.json';

/** Types the keys, so that a misspelt key does not compile. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'user-accounts';
    resources: { 'user-accounts': typeof texts; 'inverse-error-code': typeof errorTexts };
  }
}
