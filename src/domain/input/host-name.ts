/** Lower case and punycode, without port or final dot. Text that is not a host name is returned in lower case. */
export function readHostName(host: string): string {
  // An address would read a user or a path.
  if (/[/\\@?#]/.test(host)) return host.trim().toLowerCase();
  try {
    return new URL(`http://${host.trim()}`).hostname.replace(/\.+$/, '');
  } catch {
    return host.trim().toLowerCase();
  }
}
