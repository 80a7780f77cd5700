import { runCommand } from './commands';
import { endWith } from './exit';

endWith(
  runCommand(process.argv.slice(2)),
  'npm run harness -- <command> [options]; --help lists the commands, and the options of a command',
);
