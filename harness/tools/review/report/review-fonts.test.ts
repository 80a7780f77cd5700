import { expect, it } from 'vitest';
import { parseScenario, type ScenarioInput } from '../../../core/scenario';
import { fontStyles } from './review-fonts';

function shown(input: ScenarioInput, ...texts: string[]) {
  const parsed = parseScenario(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return { scenario: parsed.scenario, heading: '', agreements: [], texts };
}

it('has the fonts for the texts of each shown language, and says which language uses which', () => {
  const styles = fontStyles([
    shown({ site: 'HKG', language: 'zh-HK' }, '身份驗證', '한국어'),
    // This site's host does not offer German and shows its default.
    shown({ site: 'HKG', language: 'de-DE' }, '驗證'),
  ]).split('\n');
  const families = styles.flatMap((line) => /^@font-face\{font-family:"([^"]+)"/.exec(line)?.[1] ?? []);
  // Its own font before those of other scripts.
  expect(new Set(families)).toEqual(new Set(['IBM Plex Sans', 'IBM Plex Sans TC', 'IBM Plex Sans KR']));
  expect(styles).toContainEqual(
    expect.stringMatching(/^\[lang="zh-HK"\] \{ font-family: "IBM Plex Sans","IBM Plex Sans TC",/),
  );
  expect(styles.some((line) => line.startsWith('[lang="de-DE"]'))).toBe(false);
});
