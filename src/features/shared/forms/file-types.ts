import { orList } from '../../../lib/or-list';
import { isolated } from '../format/isolated';

/** `['image/*', '.pdf']` → "picture or PDF". */
export function fileTypes(accept: readonly string[], picture: string, language: string): string {
  const names = accept.map((one) =>
    one === 'image/*' ? picture : isolated(one.replace(/^\.|^.*\//, '').toUpperCase()),
  );
  return orList([...new Set(names)], language);
}
