/** An event that has the address of a request. */
interface Requested {
  readonly request: { readonly url: string };
}

/** An event that has the address of a WebSocket. */
interface SocketOpened {
  readonly url: string;
}

/** Addresses of other machines, by who asked for them. */
export interface DividedUrls {
  readonly page: readonly string[];
  readonly browser: readonly string[];
}

/**
 * The hosts that a page itself has asked, from events of the Chrome DevTools Protocol. A browser also sends requests of its own, to its maker,
 * through the same proxy: without these events each of them would count as a request of the page that is shown at that moment.
 */
export class PageHosts {
  readonly #hosts = new Set<string>();

  /** Handles an event of the page; most events are ignored. */
  onEvent(name: string, details: unknown): void {
    if (name === 'Network.requestWillBeSent') this.#add((details as Requested).request.url);
    else if (name === 'Network.webSocketCreated') this.#add((details as SocketOpened).url);
  }

  /**
   * Divides addresses by the events since the last call. Of encrypted requests only the host is known. An address that
   * cannot be read counts as the page's.
   */
  divide(urls: readonly string[]): DividedUrls {
    const isOfPage = (url: string) => hostOf(url) === '' || this.#hosts.has(hostOf(url));
    const divided = { page: urls.filter(isOfPage), browser: urls.filter((url) => !isOfPage(url)) };
    this.#hosts.clear();
    return divided;
  }

  #add(url: string): void {
    this.#hosts.add(hostOf(url));
  }
}

/** The host's name in an address; empty in one without a host, such as that of a picture in the page. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : '';
}
