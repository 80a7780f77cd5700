import { orList } from '../../../lib/or-list';
import { isolated } from '../format/isolated';

/** `['image/*', '.pdf']` as text: "picture or PDF". The names of formats run from left to right in every language. */
export function fileTypes(accept: readonly string[], picture: string, language: string): string {
  const names = accept.map((one) =>
    one === 'image/*' ? picture : isolated(one.replace(/^\.|^.*\//, '').toUpperCase()),
  );
  return orList([...new Set(names)], language);
}
