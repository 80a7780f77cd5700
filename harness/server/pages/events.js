const list = document.querySelector('#events');
const count = document.querySelector('#count');

/** Adds a line to the page's visible list. */
export function record(text) {
  const item = document.createElement('li');
  item.textContent = text;
  list.append(item);
  count.textContent = String(list.childElementCount);
}
