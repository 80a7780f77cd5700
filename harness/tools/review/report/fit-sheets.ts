/** In CSS pixels. */
interface Sheet {
  readonly height: number;
  /** Minimum height of a legible picture. */
  readonly leastPicture: number;
}

/**
 * Fits the pages of a report on sheets, using measured heights. Shrinks a page's picture so that its texts fit on the
 * same sheet; if it would be too small, it keeps its size and a good part of the texts moves to the next sheet. A page
 * starts a new sheet unless it fits on the current one. Runs in the document's print layout.
 */
export function fitSheets({ height, leastPicture }: Sheet): void {
  // Margin between pages.
  const gap = 8;
  // The first one starts a new sheet.
  let used = height;
  for (const page of document.querySelectorAll<HTMLElement>('article.page')) {
    const picture = page.querySelector('img');
    const over = (page.offsetHeight + gap) % height;
    const isLonger = page.offsetHeight + gap > height;
    if (picture !== null && isLonger && picture.offsetHeight - over >= leastPicture) {
      picture.style.maxHeight = `${picture.offsetHeight - over}px`;
      // A picture beside its texts need not make room for them.
      if ((page.offsetHeight + gap) % height === over) picture.style.removeProperty('max-height');
    }
    const needed = page.offsetHeight + gap;
    const fits = used + needed <= height;
    page.style.breakBefore = fits ? 'auto' : 'page';
    used = fits ? used + needed : needed % height;
  }
}
