import type { CountryEntry } from '../../../src/ui/fields/countries';

/** With shared dial codes and long names. */
export const COUNTRIES: readonly CountryEntry[] = [
  { countryCode: 'TUR', regionCode: 90, nameEn: 'Turkey', nameZhCN: '土耳其' },
  { countryCode: 'HKG', regionCode: 852, nameEn: 'Hong Kong', nameZhCN: '香港' },
  { countryCode: 'ARE', regionCode: 971, nameEn: 'United Arab Emirates', nameZhCN: '阿联酋' },
  { countryCode: 'KAZ', regionCode: 7, nameEn: 'Kazakhstan', nameZhCN: '哈萨克斯坦' },
  { countryCode: 'IDN', regionCode: 62, nameEn: 'Indonesia', nameZhCN: '印度尼西亚' },
  { countryCode: 'IND', regionCode: 91, nameEn: 'India', nameZhCN: '印度' },
  { countryCode: 'DEU', regionCode: 49, nameEn: 'Germany', nameZhCN: '德国' },
  { countryCode: 'FRA', regionCode: 33, nameEn: 'France', nameZhCN: '法国' },
  { countryCode: 'CIV', regionCode: 225, nameEn: 'Ivory Coast', nameZhCN: '科特迪瓦' },
  { countryCode: 'GBR', regionCode: 44, nameEn: 'United Kingdom', nameZhCN: '英国' },
  { countryCode: 'USA', regionCode: 1, nameEn: 'United States', nameZhCN: '美国' },
  { countryCode: 'CAN', regionCode: 1, nameEn: 'Canada', nameZhCN: '加拿大' },
  { countryCode: 'VCT', regionCode: 1784, nameEn: 'Saint Vincent and the Grenadines', nameZhCN: '圣文森特' },
  { countryCode: 'JPN', regionCode: 81, nameEn: 'Japan', nameZhCN: '日本' },
];
