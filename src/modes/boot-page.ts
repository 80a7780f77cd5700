/** Set mode and theme first. */
export function showBootPage({ name, logo }: { readonly name: string; readonly logo: string }): void {
  for (const id of ['app-header', 'root']) document.getElementById(id)?.removeAttribute('hidden');
  const place = document.querySelector('.boot-brand');
  if (!place) return;
  place.append(name);
  if (logo === '') return;
  const picture = new Image();
  picture.src = logo;
  picture.alt = '';
  place.firstElementChild?.replaceWith(picture);
}
