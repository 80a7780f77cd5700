import { isPlainObject } from '../../core/merge';
import { failure, type Methods, ok } from './call';

/** See `page-link.ts`. */
export const PAGE_CALLS: Readonly<Record<string, Methods>> = {
  '/page': {
    GET: { run: ({ session: { page } }) => ok({ isOpen: page.isOpen, events: page.events }) },
    POST: {
      takesBody: 'always',
      run: async ({ session: { page } }, body) => {
        if (!isPlainObject(body) || typeof body.ask !== 'string') {
          return failure(422, 'A page is asked with { "ask": name, "argument": …, "keep": false }');
        }
        if (body.keep === true) {
          await page.keepAsking(body.ask, body.argument);
          return ok({ value: null });
        }
        const answer = await page.ask(body.ask, body.argument);
        return answer.ok ? ok({ value: answer.value ?? null }) : failure(409, answer.error);
      },
    },
  },
};
