import { createRequire } from 'node:module';
import { fromFile } from '@capsizecss/unpack/fs';
import { expect, test } from 'vitest';

type Metrics = Awaited<ReturnType<typeof fromFile>>;

const require = createRequire(import.meta.url);

/** Names for `local()`, and a file with the metrics. */
interface SystemFont {
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  readonly regularFile: string;
  readonly boldFile: string;
}

/** Best last. Liberation Sans and Arimo match Arial. */
const SYSTEM_FONTS: readonly SystemFont[] = [
  {
    regular: ['DejaVu Sans'],
    bold: ['DejaVu Sans Bold'],
    regularFile: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf'),
    boldFile: require.resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf'),
  },
  {
    regular: ['Noto Sans', 'Noto Sans Regular', 'NotoSans-Regular'],
    bold: ['Noto Sans Bold', 'NotoSans-Bold'],
    regularFile: require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    boldFile: require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
  {
    regular: ['Roboto', 'Roboto Regular', 'Roboto-Regular'],
    bold: ['Roboto Bold', 'Roboto-Bold'],
    regularFile: require.resolve('@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf'),
    boldFile: require.resolve('@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf'),
  },
  {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo Regular'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    regularFile: require.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf'),
    boldFile: require.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf'),
  },
];

/** The weights in use; only Roboto has a medium. */
const WEIGHTS = [
  {
    weight: 400,
    isBold: false,
    file: require.resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'),
  },
  {
    weight: 500,
    isBold: false,
    file: require.resolve('@expo-google-fonts/ibm-plex-sans/500Medium/IBMPlexSans_500Medium.ttf'),
  },
  {
    weight: 600,
    isBold: true,
    file: require.resolve('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf'),
  },
];

const width = ({ xWidthAvg, unitsPerEm }: Metrics): number => xWidthAvg / unitsPerEm;
const percent = (ratio: number): string => `${Number((ratio * 100).toFixed(1))}%`;

/** Same width, ascent and descent as Plex. */
async function fontFace(font: SystemFont, { weight, isBold, file }: (typeof WEIGHTS)[number]) {
  const plex = await fromFile(file);
  const scale = width(plex) / width(await fromFile(isBold ? font.boldFile : font.regularFile));
  const sources = (isBold ? font.bold : font.regular).map((local) => `local("${local}")`);
  return `@font-face {
  font-family: "Plex stand-in";
  font-weight: ${weight};
  src: ${sources.join(', ')};
  size-adjust: ${percent(scale)};
  ascent-override: ${percent(plex.ascent / plex.unitsPerEm / scale)};
  descent-override: ${percent(-plex.descent / plex.unitsPerEm / scale)};
  line-gap-override: 0%;
}
`;
}

test('each system font has the width and height of Plex until that has loaded (`-u` rewrites the style sheet)', async () => {
  const faces = await Promise.all(SYSTEM_FONTS.flatMap((font) => WEIGHTS.map((weight) => fontFace(font, weight))));
  const sheet = `/* Written by stand-ins.test.ts from the metrics of the fonts. The browser takes the last font that the device has. */
${faces.join('')}`;
  await expect(sheet).toMatchFileSnapshot('./stand-ins.css');
});
