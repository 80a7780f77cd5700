/** Id of this page's build. Empty in development. */
export function pageBuild(): string {
  return (document.getElementById('build') as HTMLMetaElement | null)?.content ?? '';
}
