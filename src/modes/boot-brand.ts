/** Writes the configured name and logo into the header that `index.html` shows until the first render. */
export function showBootBrand({ name, logo }: { readonly name: string; readonly logo: string }): void {
  const place = document.querySelector('.boot-brand');
  if (!place) return;
  place.append(name);
  if (logo === '') return;
  const picture = new Image();
  picture.src = logo;
  picture.alt = '';
  place.firstElementChild?.replaceWith(picture);
}
