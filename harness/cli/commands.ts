import { Command, Option } from '@commander-js/extra-typings';
import { PSEUDO_KINDS } from '../../fixtures/pseudo-languages';
import { SITES } from '../../src/domain/sites';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { SCREENS } from '../../src/screens/screens';
import { DEFAULT_PORT, originsOf } from '../core/hosts';
import { scenarioJsonSchema } from '../core/json-schema';
import { DEVICES } from '../core/scenario';
import { SELECTIONS } from '../core/states/select';
import { addressArgument, idsArgument, listOf, portArgument, shardArgument, wholeNumber } from '../kit/arguments';
import { UsageError } from '../kit/errors';
import { FILES_HELP, filesFolder } from '../kit/files-folder';
import { DECISIONS } from '../kit/pack/sign-off';
import { ROOT } from '../kit/paths';
import { untilStopped } from '../kit/stop';
import { SOURCE_LANGUAGE } from '../kit/text-files';
import { ENGINE_NAMES } from '../tools/browsers/engines';
import { runLine } from './run-line';
import { scenarioArgument } from './scenario-argument';

/** For two cores: a page waits a sixth of its time. */
const DEFAULT_WORKERS = 3;
const ALL_LANGUAGES = Object.keys(LANGUAGES) as Language[];
const TRANSLATED = ALL_LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

const OUT = ['--out <dir>', 'folder for the results'] as const;
const DIST = ['--dist <dir>', "folder of the build that is shown; default: the project's own"] as const;
const PICTURES = ['--pictures <dir>', 'folder of a sweep or a review pack, for pictures of the texts'] as const;
const PEOPLE = ['--people <file>', 'register of the people who may sign, and in which roles'] as const;
const FILES = ['--files <dir>', FILES_HELP] as const;
const LANGUAGES_OPTION = ['--languages <list>', 'separated by commas'] as const;

/** Loaded lazily: loading all of it takes longer than most commands. */
const load = {
  serve: () => import('./serve'),
  builds: () => import('./other-builds'),
  sweep: () => import('./sweep'),
  walk: () => import('./walk'),
  review: () => import('./review'),
  reviewWrite: () => import('./review-write'),
  reviewSign: () => import('./review-sign'),
  baseline: () => import('./baseline'),
  texts: () => import('./texts'),
  contract: () => import('./contract'),
  reference: () => import('./reference'),
};

/**
 * Resolves with the exit code; without arguments prints the commands. @param root the project's folder @throws
 * {UsageError} if the command line is wrong
 */
export async function runCommand(args: readonly string[], root = ROOT): Promise<number> {
  let code = 0;
  const line = commandLine(root, (ended) => {
    code = ended;
  });
  await runLine(line, args.length === 0 ? ['--help'] : args);
  return code;
}

/** `end` gets the command's exit code. */
export function commandLine(root: string, end: (code: number) => void = () => undefined) {
  const line = new Command('npm run harness --').exitOverride().configureOutput({
    writeOut: (text) => console.log(text.trimEnd()),
    outputError: () => undefined,
  });

  line
    .command('serve')
    .description('Serve the harness, and print its address as one line of JSON')
    .option('--port <n>', `port to serve on; 0 takes any free one. Default: ${DEFAULT_PORT}`, portArgument)
    .option('--scenario <file|link>', 'scenario to start with', scenarioArgument)
    .option('--dist <dir...>', 'more builds to compare with the default one')
    .option(...FILES)
    .action(async ({ port, scenario, dist, files }) => {
      const [{ serve }, { otherBuilds }] = await Promise.all([load.serve(), load.builds()]);
      const server = await serve({
        ...(port !== undefined && { port }),
        ...(scenario !== undefined && { scenario }),
        otherBuilds: await otherBuilds(dist),
        filesDir: filesFolder(files),
      });
      // Listen first: the program that reads the line may stop this one at once.
      const stopped = untilStopped();
      console.log(JSON.stringify({ url: `${server.origin}/`, port: server.port, pid: process.pid }));
      await stopped;
      await server.close();
    });

  line
    .command('sweep')
    .description('Show and check states one after another; the last line printed is the result as JSON')
    .addOption(
      new Option('--states <selection>', 'states to show').choices(Object.keys(SELECTIONS)).makeOptionMandatory(),
    )
    .requiredOption(...OUT)
    .option('--filter <pairs>', 'only states with these values, such as site=HKG|ARE,id=site-*', '')
    .addOption(new Option('--pseudo <kind>', 'show all states in a pseudo-language').choices(PSEUDO_KINDS))
    .addOption(new Option('--engine <engine>', 'engine that shows the states; default: Chromium').choices(ENGINE_NAMES))
    .option('--shard <i/n>', 'show only this part of the states', shardArgument)
    .option('--resume', 'show only states without a result of this build and scenario')
    .option('--reload', 'reload the page for every state, which takes three times as long')
    .option('--workers <n>', 'number of parallel pages', wholeNumber('--workers', 1), DEFAULT_WORKERS)
    .option(...DIST)
    .action(async (options) => end(await (await load.sweep()).sweep(options)));
  line
    .command('merge')
    .description('Merge the results of all shards of a sweep; the last line printed is the result as JSON')
    .argument('<shard...>', 'folders of the shards')
    .requiredOption(...OUT)
    .action(async (shards, { out }) => end(await (await load.sweep()).merge(shards, out)));

  const walks = line.command('walk').description('Perform the steps of a scenario in a browser, as a member would');
  walks
    .command('run', { isDefault: true })
    .description('Run walks (the default of "walk"); the last line printed is the result as JSON')
    .argument('[walk...]', 'files, or names of walks')
    .option('--list', 'print the names of all walks, one per line')
    .option('--all', 'run all of them')
    .option('--files <dir>', 'folder with your own walks, which can then be named too')
    .option(
      '--language <list>',
      "languages instead of the walk's, separated by commas",
      listOf('--language', ALL_LANGUAGES),
    )
    .addOption(new Option('--site <site>', "site instead of the walk's").choices(SITES))
    .option('--step <n>', 'stop after this step', wholeNumber('--step', 0))
    .option('--slow <ms>', 'wait between steps', wholeNumber('--slow', 0))
    .option('--headed', "show the browser's window")
    .option('--at <origin>', 'run on a deployed host; its account cannot be reset, so stop before a vendor starts')
    .option('--account <file>', "cookies of a test account on that host, as written by Playwright's storageState")
    .option(...DIST)
    .action(async (names, options) => end(await (await load.walk()).walk(names, options)));
  walks
    .command('export')
    .description('Write a walk as a Playwright test, which needs a running harness')
    .argument('<walk>', 'file, or name of a walk')
    .option('--files <dir>', 'folder with your own walks, which can then be named too')
    .addOption(new Option('--language <language>', "language instead of the walk's").choices(ALL_LANGUAGES))
    .option('--out <file>', 'file to write, such as walk.spec.mjs; default: standard output')
    .action(async (name, options) => end(await (await load.walk()).exportWalk(name, options)));

  const review = line.command('review').description('Write, verify and sign packs for reviewers');
  review
    .command('write', { isDefault: true })
    .description('Write a pack (the default of "review")')
    .option('--pack <name|file>', 'a named pack, or a JSON file in the same format')
    .option('--list', 'print the named packs, one per line')
    .option('--out <dir>', 'new folder for the pack')
    .option('--sites <list>', 'sites, separated by commas, or all', listOf('--sites', SITES))
    .option('--languages <list>', "languages, or all; instead of a named pack's", listOf('--languages', ALL_LANGUAGES))
    .option(
      '--routes <list>',
      'screens, or all',
      listOf(
        '--routes',
        SCREENS.map(({ path }) => path),
      ),
    )
    .option('--walks <ids>', 'named walks, one page per step; * matches any characters', idsArgument)
    .option('--scenarios <ids>', 'named scenarios; * matches any characters', idsArgument)
    .option('--devices <list>', 'devices, or all; default: desktop', listOf('--devices', DEVICES))
    .option('--title <text>', 'title of the report')
    .option('--owner <text>', 'who keeps the pack')
    .option('--retention <text>', 'how long the pack is kept')
    .option(...DIST)
    .action(async (options) => end(await (await load.reviewWrite()).writeReview(options)));
  review
    .command('keygen')
    .description('Generate a key pair for signing: FILE, and FILE.pub for those who verify')
    .requiredOption('--out <file>', 'file for the private key')
    .action(async ({ out }) => end(await (await load.review()).makeReviewKeys(out)));
  review
    .command('verify')
    .description('Check that a pack is unchanged, and who signed it')
    .argument('<dir>')
    .option(...PEOPLE)
    .option('--receipts <file>', 'receipts of the signers; the pack must contain each of their decisions')
    .option('--rebuild', 'also build the commit that the pack names and compare the hash; takes minutes')
    .action(async (dir, options) => end(await (await load.review()).verifyReview(dir, options)));
  review
    .command('compare')
    .description('Show what differs between two packs, and which approvals hold for the new one')
    .argument('<old>')
    .argument('<new>')
    .requiredOption(...OUT)
    .action(async (before, after, options) => end(await (await load.review()).compareReviews(before, after, options)));
  const onPack = (name: string) =>
    review
      .command(name)
      .argument('<dir>')
      .requiredOption('--by <name>', 'name of the person who decides')
      .requiredOption('--key <file>', 'private key of this person')
      .option(...PEOPLE)
      .option('--receipt <file>', "the signer's file of receipts, which gets a line for the decision")
      .option('--note <text>', 'comment on the decision', '');
  onPack('sign')
    .description('Sign a decision about one page, or sign as the preparer of the pack')
    .option('--page <id>', 'page of the pack; omit it for "prepared"')
    .addOption(new Option('--decision <decision>').choices([...DECISIONS, 'prepared'] as const).makeOptionMandatory())
    .action(async (dir, options) => {
      if ((options.page === undefined) !== (options.decision === 'prepared')) {
        throw new UsageError(
          '--page names the page to decide about; "prepared" covers the whole pack and takes no page',
        );
      }
      end(
        await (await load.reviewSign()).signReview(dir, {
          ...options,
          role: options.decision === 'prepared' ? 'preparer' : 'reviewer',
        }),
      );
    });
  onPack('approve')
    .description('Decide about the whole pack')
    .addOption(
      new Option('--decision <decision>').choices(['approved', 'rejected'] as const).default('approved' as const),
    )
    .action(async (dir, options) =>
      end(await (await load.reviewSign()).signReview(dir, { ...options, role: 'approver' })),
    );

  const baseline = line.command('baseline').description('Compare sweeps with an accepted one');
  const onBaseline = (name: string) =>
    baseline
      .command(name)
      .requiredOption('--baseline <dir>', 'folder of the accepted sweep')
      .requiredOption('--sweep <dir>', 'folder of the new sweep');
  onBaseline('compare')
    .description('Compare a sweep with the accepted one; identical changes are grouped')
    .action(async (options) => end(await (await load.baseline()).compareSweep(options)));
  onBaseline('accept')
    .description('Accept the changes of a sweep')
    .option('--changes <names>', 'only these changes, separated by commas')
    .option('--by <name>', 'who accepts them', '')
    .option('--reason <text>', 'why', '')
    .action(async (options) => end(await (await load.baseline()).acceptSweep(options)));

  const texts = line.command('texts').description('Export, import and check the texts of all languages');
  texts
    .command('export')
    .description('Write all texts for translators as XLIFF and CSV')
    .requiredOption(...OUT)
    .option(...LANGUAGES_OPTION, listOf('--languages', TRANSLATED), TRANSLATED)
    .option(...PICTURES)
    .action(async (options) => end(await (await load.texts()).exportTexts(root, options)));
  texts
    .command('sheet')
    .description('Write all texts as members read them, with example values, one file per language')
    .requiredOption(...OUT)
    .option(...LANGUAGES_OPTION, listOf('--languages', ALL_LANGUAGES), ALL_LANGUAGES)
    .addOption(
      new Option('--format <format>', 'file format').choices(['html', 'txt'] as const).default('html' as const),
    )
    .option(...PICTURES)
    .action(async (options) => end(await (await load.texts()).writeSheets(root, options)));
  texts
    .command('import')
    .description(
      'Take over what translators wrote. What cannot be read or does not fit is named with its place and left out; the exit code is then 1',
    )
    .argument('<file...>', 'XLIFF or CSV files')
    .action(async (files) => end(await (await load.texts()).importFiles(root, files)));
  texts
    .command('stale')
    .description('List the translations whose English has changed')
    .option(...LANGUAGES_OPTION, listOf('--languages', TRANSLATED), TRANSLATED)
    .action(async ({ languages }) => end(await (await load.texts()).listStale(root, languages)));
  texts
    .command('confirm')
    .description('Confirm that translations were reviewed again')
    .argument('<name...>', 'names of texts; * matches any characters')
    .option(...LANGUAGES_OPTION, listOf('--languages', TRANSLATED), TRANSLATED)
    .action(async (names, { languages }) => end(await (await load.texts()).confirm(root, names, languages)));

  const contract = line.command('contract').description('Write the contract, or compare a real server with it');
  contract
    .command('openapi', { isDefault: true })
    .description('Write the calls as OpenAPI 3.1 (the default of "contract")')
    .option('--out <file>', 'file to write', 'openapi.json')
    .option('--server <address>', 'address of the API in the document', originsOf(DEFAULT_PORT).api.default)
    .action(async ({ out, server }) => (await load.contract()).writeOpenApi(out, server));
  contract
    .command('check')
    .description('Compare the recorded answers of a real server with the contract')
    .argument('<file>', 'recording, as HAR')
    .option('--api <address>', 'address of the API; default: derived from the recorded calls', addressArgument)
    .action(async (file, { api }) => end(await (await load.contract()).checkRecording(file, api)));
  contract
    .command('guide')
    .description('Write a guide of what to confirm with the owner of a back end')
    .option('--out <file>', 'file to write; default: standard output')
    .action(async ({ out }) => (await load.contract()).writeGuide(out));

  line
    .command('har')
    .description('Work with recordings of a browser’s network traffic')
    .command('import')
    .description('Print a scenario with the answers of a recording; personal data is replaced with made-up values')
    .argument('<file>', 'recording, as HAR')
    .option('--out <file>', 'file to write; default: standard output')
    .action(async (file, { out }) => end(await (await load.contract()).importRecording(file, out)));

  line
    .command('schema')
    .description('Print the JSON Schema of a scenario')
    .action(() => console.log(JSON.stringify(scenarioJsonSchema(), null, 2)));

  line
    .command('reference')
    .description('Generate the reference pages from the code')
    .action(async () => (await load.reference()).writeReference(line.commands));

  return line;
}
