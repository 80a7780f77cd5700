/** Code of the worker of `warm-intl.ts`. */
new Intl.DisplayNames('en', { type: 'region' });
close();
