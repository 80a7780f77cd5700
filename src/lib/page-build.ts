/** Id of the build that this page is of, as `index.html` names it. Empty in development. */
export function pageBuild(): string {
  return (document.getElementById('build') as HTMLMetaElement | null)?.content ?? '';
}
