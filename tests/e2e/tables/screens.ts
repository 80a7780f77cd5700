import { ROUTES, type RoutePath, VENDOR_SCREENS } from '../../../src/domain/routes';
import { QUESTIONNAIRES } from '../../../src/features/questionnaires/catalogue';

/** Questionnaires that come from the same place as one before them in the list: the same screen with other questions. */
const FURTHER: readonly RoutePath[] = QUESTIONNAIRES.filter(
  ({ source: { kind } }, at) => QUESTIONNAIRES.findIndex(({ source }) => source.kind === kind) < at,
).map(({ path }) => path);

interface Part {
  readonly which: string;
  readonly paths: readonly RoutePath[];
  readonly isFurther: boolean;
}

/** The routes in two parts: every screen once for `npm test`, and the further questionnaires for `npm run e2e:whole`. */
export const ROUTES_IN_PARTS: readonly Part[] = [
  {
    which: 'every screen',
    paths: ROUTES.map(({ path }) => path).filter((path) => !FURTHER.includes(path)),
    isFurther: false,
  },
  { which: 'every further questionnaire', paths: FURTHER, isFurther: true },
];

/** Screens that are made by the component of one before them in the list: all questionnaires are, from wherever they come. */
const SAME_PAGE: readonly RoutePath[] = [
  ...QUESTIONNAIRES.slice(1).map(({ path }) => path),
  '/auth/risk-tolerance-test',
  '/auth/qualifiedInvestor',
];

/** Screens with a partner's frame are loaded as a page of their own: at the end, so that all others are shown in one page. */
const isWithVendor = (path: RoutePath) => VENDOR_SCREENS.some((screen) => screen === path);

/** The routes in two parts, for checks that see only what a page is made of: every component once for `npm test`, and the other screens that it makes. */
export const PAGES_IN_PARTS: readonly Part[] = [
  {
    which: 'every kind of screen',
    paths: ROUTES.map(({ path }) => path)
      .filter((path) => !SAME_PAGE.includes(path))
      .sort((one, other) => Number(isWithVendor(one)) - Number(isWithVendor(other))),
    isFurther: false,
  },
  { which: 'every further screen', paths: SAME_PAGE, isFurther: true },
];
