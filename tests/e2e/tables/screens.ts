import { ROUTES, type RoutePath } from '../../../src/domain/routes';
import { QUESTIONNAIRES } from '../../../src/features/questionnaires/catalogue';

/** Questionnaires that come from the same place as one before them in the list: the same screen with other questions. */
const FURTHER: readonly RoutePath[] = QUESTIONNAIRES.filter(
  ({ source: { kind } }, at) => QUESTIONNAIRES.findIndex(({ source }) => source.kind === kind) < at,
).map(({ path }) => path);

/** The routes in two parts: every screen once for `npm test`, and the further questionnaires for `npm run e2e:whole`. */
export const ROUTES_IN_PARTS: readonly {
  readonly which: string;
  readonly paths: readonly RoutePath[];
  readonly isFurther: boolean;
}[] = [
  {
    which: 'every screen',
    paths: ROUTES.map(({ path }) => path).filter((path) => !FURTHER.includes(path)),
    isFurther: false,
  },
  { which: 'every further questionnaire', paths: FURTHER, isFurther: true },
];
