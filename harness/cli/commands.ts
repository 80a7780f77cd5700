import { Command, Option } from '@commander-js/extra-typings';
import { PSEUDO_KINDS } from '../../fixtures/pseudo-languages';
import { ROUTES } from '../../src/domain/routes';
import { SITES } from '../../src/domain/sites';
import { LANGUAGES, type Language } from '../../src/i18n/languages';
import { ENGINE_NAMES } from '../browsers/engines';
import { DEFAULT_PORT, originsOf } from '../engine/hosts';
import { scenarioJsonSchema } from '../engine/json-schema';
import { DEVICES } from '../engine/scenario';
import { SELECTIONS } from '../engine/states/select';
import { DECISIONS } from '../review/sign-off';
import { SOURCE_LANGUAGE } from '../texts/text-files';
import { addressArgument, idsArgument, listOf, portArgument, shardArgument, wholeNumber } from './arguments';
import { UsageError } from './exit';
import { FILES_HELP, filesFolder } from './files-folder';
import { ROOT } from './paths';
import { runLine } from './run-line';
import { scenarioArgument } from './scenario-argument';
import { untilStopped } from './stop';

/** On two cores: a page waits a sixth of its time. */
const DEFAULT_WORKERS = 3;
const ALL_LANGUAGES = Object.keys(LANGUAGES) as Language[];
const TRANSLATED = ALL_LANGUAGES.filter((language) => language !== SOURCE_LANGUAGE);

const OUT = ['--out <dir>', 'folder for the results'] as const;
const DIST = ['--dist <dir>', "folder of the build that is shown; default: the project's own"] as const;
const PICTURES = ['--pictures <dir>', 'folder of a sweep or a review pack, for pictures of the texts'] as const;
const FILES = ['--files <dir>', FILES_HELP] as const;
const TIME_STAMP = ['--timestamp <url>', 'service that stamps each signature with its time (RFC 3161)'] as const;
const TIME_STAMP_POLICY = ['--timestamp-policy <oid>', 'policy of the service; default: its usual one'] as const;
const LANGUAGES_OPTION = ['--languages <list>', 'separated by commas'] as const;

/** The code of each command. It is loaded when the command runs: to load all of it takes longer than most commands do. */
const load = {
  serve: () => import('./serve'),
  builds: () => import('./other-builds'),
  sweep: () => import('./sweep'),
  prove: () => import('./prove'),
  walk: () => import('./walk'),
  review: () => import('./review'),
  reviewWrite: () => import('./review-write'),
  reviewSign: () => import('./review-sign'),
  baseline: () => import('./baseline'),
  texts: () => import('./texts'),
  contract: () => import('./contract'),
};

/**
 * Runs one command of `npm run harness`; without arguments prints the commands. Resolves with the exit code.
 *
 * @param root folder of the project whose texts are read and written
 * @throws {UsageError} when the command line is wrong
 */
export async function runCommand(args: readonly string[], root = ROOT): Promise<number> {
  let code = 0;
  const line = commandLine(root, (ended) => {
    code = ended;
  });
  await runLine(line, args.length === 0 ? ['--help'] : args);
  return code;
}

/** The commands of `npm run harness`. `end` gets the exit code of the command that has run. */
function commandLine(root: string, end: (code: number) => void) {
  // Errors are printed at one place for all programs, see `endWith`.
  const line = new Command('npm run harness --').exitOverride().configureOutput({
    writeOut: (text) => console.log(text.trimEnd()),
    outputError: () => undefined,
  });

  line
    .command('serve')
    .description('Serve the harness, and print its address as one line of JSON')
    .option('--port <n>', `port to serve on; 0 takes any free one. Default: ${DEFAULT_PORT}`, portArgument)
    .option('--scenario <file|link>', 'scenario to start with', scenarioArgument)
    .option('--dist <dir...>', 'further builds, to compare with the own one')
    .option(...FILES)
    .action(async ({ port, scenario, dist, files }) => {
      const [{ serve }, { otherBuilds }] = await Promise.all([load.serve(), load.builds()]);
      const server = await serve({
        ...(port !== undefined && { port }),
        ...(scenario !== undefined && { scenario }),
        otherBuilds: await otherBuilds(dist),
        filesDir: filesFolder(files),
      });
      // Listens before the line is printed, because the program that reads the line may stop this one at once.
      const stopped = untilStopped();
      console.log(JSON.stringify({ url: `${server.origin}/`, port: server.port, pid: process.pid }));
      await stopped;
      await server.close();
    });

  const sweeps = line.command('sweep').description('Show and check states, or prove what the checks find');
  sweeps
    .command('run', { isDefault: true })
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
    .option('--reload', 'load the page for every state, which takes three times as long')
    .option('--workers <n>', 'pages at the same time', wholeNumber('--workers', 1), DEFAULT_WORKERS)
    .option(...DIST)
    .action(async (options) => end(await (await load.sweep()).sweep(options)));
  sweeps
    .command('prove')
    .description(
      'Plant faults into a copy of the build, and print how many the checks find, and which check found them',
    )
    .argument('[fault...]', 'names of faults; default: all')
    .option('--workers <n>', 'browsers at the same time', wholeNumber('--workers', 1), DEFAULT_WORKERS)
    .option(...DIST)
    .action(async (names, options) => end(await (await load.prove()).proveChecks(names, options)));

  line
    .command('merge')
    .description('Put the results of all shards of a sweep together; the last line printed is the result as JSON')
    .argument('<shard...>', 'folders of the shards')
    .requiredOption(...OUT)
    .action(async (shards, { out }) => end(await (await load.sweep()).merge(shards, out)));

  const walks = line.command('walk').description('Do the steps of a scenario in a browser, as a member does');
  walks
    .command('run', { isDefault: true })
    .description('Run walks; this is what "walk" alone does. The last line printed is the result as JSON')
    .argument('[walk...]', 'files, or names of the walks that there are')
    .option('--list', 'print the walks that there are, one a line')
    .option('--all', 'run all of them')
    .option('--files <dir>', 'folder with walks of your own, which then have names, too')
    .option(
      '--language <list>',
      "languages in place of the walk's own, separated by commas",
      listOf('--language', ALL_LANGUAGES),
    )
    .addOption(new Option('--site <site>', "site in place of the walk's own").choices(SITES))
    .option('--step <n>', 'stop after this step', wholeNumber('--step', 0))
    .option('--slow <ms>', 'wait between two steps', wholeNumber('--slow', 0))
    .option('--headed', "show the browser's window")
    .option(...DIST)
    .action(async (names, options) => end(await (await load.walk()).walk(names, options)));
  walks
    .command('export')
    .description('Write a walk as a test of Playwright, which needs a served harness')
    .argument('<walk>', 'file, or name of a walk')
    .option('--files <dir>', 'folder with walks of your own, which then have names, too')
    .addOption(new Option('--language <language>', "language in place of the walk's own").choices(ALL_LANGUAGES))
    .option('--out <file>', 'file to write, such as walk.spec.mjs; default: the standard output')
    .action(async (name, options) => end(await (await load.walk()).exportWalk(name, options)));

  const review = line.command('review').description('Write, verify and sign packs for reviewers');
  review
    .command('write', { isDefault: true })
    .description('Write a pack; this is what "review" alone does')
    .option('--pack <name|file>', 'a named pack, or a JSON file of the same form')
    .option('--list', 'print the named packs, one a line')
    .option('--out <dir>', 'new folder for the pack')
    .option('--sites <list>', 'sites, separated by commas, or all', listOf('--sites', SITES))
    .option(
      '--languages <list>',
      "languages, or all; in place of a named pack's own",
      listOf('--languages', ALL_LANGUAGES),
    )
    .option(
      '--routes <list>',
      'screens, or all',
      listOf(
        '--routes',
        ROUTES.map(({ path }) => path),
      ),
    )
    .option('--walks <ids>', 'named walks, each step a page; * stands for any characters', idsArgument)
    .option('--scenarios <ids>', 'named scenarios; * stands for any characters', idsArgument)
    .option('--devices <list>', 'devices, or all; default: desktop', listOf('--devices', DEVICES))
    .option('--title <text>', 'title of the report')
    .option('--purpose <text>', 'what the pack is for')
    .option('--owner <text>', 'who keeps the pack')
    .option('--retention <text>', 'how long the pack is kept')
    .option(...DIST)
    .action(async (options) => end(await (await load.reviewWrite()).writeReview(options)));
  review
    .command('keygen')
    .description('Make the keys of a person who signs: FILE, and FILE.pub for those who verify')
    .requiredOption('--out <file>', 'file for the private key')
    .action(async ({ out }) => end(await (await load.review()).makeReviewKeys(out)));
  review
    .command('verify')
    .description('Check that nothing in a pack was changed, and who has signed it')
    .argument('<dir>')
    .option('--key <file...>', 'public key of each person who may have signed; without it, nobody is checked')
    .option('--old <dir>', 'earlier pack from which approvals were kept, to check them against it')
    .option(
      '--tsa-ca <file...>',
      'certificates (PEM) of the authorities of time stamps; without them, their issuers are not checked',
    )
    .action(async (dir, options) => end(await (await load.review()).verifyReview(dir, options)));
  review
    .command('compare')
    .description('Show what differs between two packs, and which approvals hold for the new one')
    .argument('<old>')
    .argument('<new>')
    .requiredOption(...OUT)
    .action(async (before, after, options) => end(await (await load.review()).compareReviews(before, after, options)));
  review
    .command('keep')
    .description('Take over the approvals of pages that have not changed into a new pack')
    .argument('<old>')
    .argument('<new>')
    .requiredOption('--by <name>', 'name of the person who keeps them; not the one who has prepared the new pack')
    .requiredOption('--key <file>', 'private key of this person')
    .requiredOption('--trusted <file...>', 'public keys of those whose approvals may be kept')
    .option('--note <text>', 'words about it', '')
    .option(...TIME_STAMP)
    .option(...TIME_STAMP_POLICY)
    .requiredOption(...OUT)
    .action(async (before, after, options) => end(await (await load.reviewSign()).keepReviews(before, after, options)));
  const onPack = (name: string) =>
    review
      .command(name)
      .argument('<dir>')
      .requiredOption('--by <name>', 'name of the person who decides')
      .option('--key <file>', 'private key of this person; without it the decision is not signed')
      .option('--note <text>', 'words about it', '')
      .option(...TIME_STAMP)
      .option(...TIME_STAMP_POLICY);
  onPack('sign')
    .description('Add the decision of a reviewer about one page, or the word of who has prepared the pack')
    .option('--page <id>', 'page of the pack; only for "prepared" the whole pack')
    .addOption(new Option('--decision <decision>').choices([...DECISIONS, 'prepared'] as const).makeOptionMandatory())
    .action(async (dir, options) => {
      if ((options.page === undefined) !== (options.decision === 'prepared')) {
        throw new UsageError(
          '--page names the page that is decided; "prepared" is about the whole pack and takes none',
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
    .description('Compare a sweep with the accepted one, equal changes as one')
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
    .description('Write all texts as members read them, with example values, one file a language')
    .requiredOption(...OUT)
    .option(...LANGUAGES_OPTION, listOf('--languages', ALL_LANGUAGES), ALL_LANGUAGES)
    .addOption(
      new Option('--format <format>', 'form of the files').choices(['html', 'txt'] as const).default('html' as const),
    )
    .option(...PICTURES)
    .action(async (options) => end(await (await load.texts()).writeSheets(root, options)));
  texts
    .command('import')
    .description('Take over what translators wrote')
    .argument('<file...>', 'XLIFF or CSV files')
    .action(async (files) => end(await (await load.texts()).importFiles(root, files)));
  texts
    .command('stale')
    .description('List the translations whose English has changed')
    .option(...LANGUAGES_OPTION, listOf('--languages', TRANSLATED), TRANSLATED)
    .action(async ({ languages }) => end(await (await load.texts()).listStale(root, languages)));
  texts
    .command('confirm')
    .description('Confirm that translations were read again')
    .argument('<name...>', 'names of texts; * stands for any characters')
    .option(...LANGUAGES_OPTION, listOf('--languages', TRANSLATED), TRANSLATED)
    .action(async (names, { languages }) => end(await (await load.texts()).confirm(root, names, languages)));

  const contract = line.command('contract').description('Write the contract, or compare a real server with it');
  contract
    .command('openapi', { isDefault: true })
    .description('Write the calls as OpenAPI 3.1; this is what "contract" alone does')
    .option('--out <file>', 'file to write', 'openapi.json')
    .option('--server <address>', 'address of the API in it', originsOf(DEFAULT_PORT).api.default)
    .action(async ({ out, server }) => (await load.contract()).writeOpenApi(out, server));
  contract
    .command('check')
    .description('Compare the recorded answers of a real server with the contract')
    .argument('<file>', 'recording, as HAR')
    .option('--api <address>', 'address of the API; default: told from the recorded calls', addressArgument)
    .action(async (file, { api }) => end(await (await load.contract()).checkRecording(file, api)));
  contract
    .command('guide')
    .description('Write a guide of what to confirm with the owner of a back end')
    .option('--out <file>', 'file to write; default: the standard output')
    .action(async ({ out }) => (await load.contract()).writeGuide(out));

  line
    .command('har')
    .description('Work with recordings of a browser’s network traffic')
    .command('import')
    .description('Print a scenario with the answers of a recording, with made-up values in place of personal data')
    .argument('<file>', 'recording, as HAR')
    .option('--out <file>', 'file to write; default: the standard output')
    .action(async (file, { out }) => end(await (await load.contract()).importRecording(file, out)));

  line
    .command('schema')
    .description('Print the JSON Schema of a scenario')
    .action(() => console.log(JSON.stringify(scenarioJsonSchema(), null, 2)));

  return line;
}
