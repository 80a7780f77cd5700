import { helpText } from './commands';
import { endWith } from './exit';
import { runCommand } from './run-command';

endWith(runCommand(process.argv.slice(2)), helpText());
