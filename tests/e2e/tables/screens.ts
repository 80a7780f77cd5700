import { QUESTIONNAIRE_SCREENS, type RoutePath, SCREENS, VENDOR_SCREENS } from '../../../src/screens/screens';

/** The same screen with other questions. */
const FURTHER: readonly RoutePath[] = QUESTIONNAIRE_SCREENS.filter(
  ({ source: { kind } }, at) => QUESTIONNAIRE_SCREENS.findIndex(({ source }) => source.kind === kind) < at,
).map(({ path }) => path);

interface Part {
  readonly which: string;
  readonly paths: readonly RoutePath[];
  readonly isFurther: boolean;
}

/** Each screen once for `npm test`. */
export const ROUTES_IN_PARTS: readonly Part[] = [
  {
    which: 'every screen',
    paths: SCREENS.map(({ path }) => path).filter((path) => !FURTHER.includes(path)),
    isFurther: false,
  },
  { which: 'every further questionnaire', paths: FURTHER, isFurther: true },
];

/** All questionnaires share one component. */
const SAME_PAGE: readonly RoutePath[] = [
  ...QUESTIONNAIRE_SCREENS.slice(1).map(({ path }) => path),
  '/auth/risk-tolerance-test',
  '/auth/qualifiedInvestor',
];

/** Frames need their own page, so they come last. */
const isWithVendor = (path: RoutePath) => VENDOR_SCREENS.some((screen) => screen === path);

/** For checks of a page's structure: each component once for `npm test`. */
export const PAGES_IN_PARTS: readonly Part[] = [
  {
    which: 'every kind of screen',
    paths: SCREENS.map(({ path }) => path)
      .filter((path) => !SAME_PAGE.includes(path))
      .sort((one, other) => Number(isWithVendor(one)) - Number(isWithVendor(other))),
    isFurther: false,
  },
  { which: 'every further screen', paths: SAME_PAGE, isFurther: true },
];
