import { element } from './element';

const list = element('#events');
const count = element('#count');

export function record(text: string): void {
  const item = document.createElement('li');
  item.textContent = text;
  list.append(item);
  count.textContent = String(list.childElementCount);
}
