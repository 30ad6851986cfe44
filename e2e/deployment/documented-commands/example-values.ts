import { join } from 'node:path';
import {
  type CommandWords,
  commandWords,
} from '../../../scripts/checks/references/document-commands';
import { demoAccounts, demoPassword } from '../../../service/database/seed/demo-accounts';

/** What a test has in place of the examples of a document. */
export interface ExampleValues {
  /** A service that is served. */
  service: string;
  /** A mock that is served. */
  mock: string;
  /** The session of the service's super user, as `NAME=VALUE`. */
  cookie: string;
  /** A folder for files. */
  folder: string;
}

/**
 * Takes a command of a document apart. A served service and mock, demo accounts, files in a folder, free
 * ports and a smaller amount replace its examples. Every other word stays.
 */
export function withExampleValues(line: string, values: ExampleValues): CommandWords {
  const replacements: [RegExp, string][] = [
    [/^https:\/\/pos\.example\.com/, values.service],
    [/^http:\/\/localhost:4173/, values.service],
    [/^http:\/\/localhost:4010/, values.mock],
    [/^session=\.\.\.$/, values.cookie],
    [/super@example\.com$/, demoAccounts.superUser.email],
    [/admin@example\.com$/, demoAccounts.administrator.email],
    [/user@example\.com$/, demoAccounts.ordinaryUser.email],
    // The last commit, because a checkout of one commit has no main branch.
    [/^main$/, 'HEAD'],
    [/^(?=[\w-]+\.(?:html|json|xml|md)$)/, `${values.folder}/`],
  ];
  const { environment, command, commandLine } = commandWords(line);
  const replaced = commandLine.map((word, index) => {
    if (commandLine[index - 1] === '--port') return '0';
    // A hundred times the demo data take minutes.
    if (commandLine[index - 1] === '--scale') return '2';
    return replacements.reduce((text, [example, value]) => text.replace(example, value), word);
  });
  const variables = Object.entries(environment).map(([name, value]) => [
    name,
    value === '...' ? demoPassword : value,
  ]);
  return {
    command,
    commandLine: replaced,
    environment: {
      // A test of Vitest sets both. With them the console and the contract would be built again.
      NODE_ENV: '',
      VITEST: '',
      // Codes of colours would be within an address.
      NO_COLOR: '1',
      DATA_DIR: join(values.folder, 'data'),
      ...Object.fromEntries(variables),
    },
  };
}
