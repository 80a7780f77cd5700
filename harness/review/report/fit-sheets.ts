/** Sizes in CSS pixels. */
interface Sheet {
  readonly height: number;
  /** Least height of a picture that can still be read. */
  readonly leastPicture: number;
}

/**
 * Lays the pages of a report out on sheets, from their measured heights. The picture of a page becomes as much smaller as the texts below it need to
 * stand on the same sheet, so that no sheet holds a few last lines alone; where that would make it too small, it keeps its size, and a good part of
 * the texts goes to the next sheet. A page begins a new sheet, unless it fits whole on the one before. Runs in the document, in its print layout.
 */
export function fitSheets({ height, leastPicture }: Sheet): void {
  // Margins between two pages.
  const gap = 8;
  // The first one begins a new sheet.
  let used = height;
  for (const page of document.querySelectorAll<HTMLElement>('article.page')) {
    const picture = page.querySelector('img');
    const over = (page.offsetHeight + gap) % height;
    const isLonger = page.offsetHeight + gap > height;
    if (picture !== null && isLonger && picture.offsetHeight - over >= leastPicture) {
      picture.style.maxHeight = `${picture.offsetHeight - over}px`;
      // A picture beside its texts does not make room for them.
      if ((page.offsetHeight + gap) % height === over) picture.style.removeProperty('max-height');
    }
    const needed = page.offsetHeight + gap;
    const fits = used + needed <= height;
    page.style.breakBefore = fits ? 'auto' : 'page';
    used = fits ? used + needed : needed % height;
  }
}
