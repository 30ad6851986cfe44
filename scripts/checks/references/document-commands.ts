import { readFileSync } from 'node:fs';

// A command may follow variables of its own: `PORT=4020 npm run mock`.
const command = /^(?:[A-Z_]+=\S* )*(?:npm (?:run \S+|test|start)(?: -- .+)?|curl .+)$/;

/**
 * Returns each command of npm and curl that a document of Markdown has, in code within a line or in a
 * block of code, once and in one line. A comment behind a command does not belong to it.
 */
export function documentCommands(markdown: string): string[] {
  const fence = /^ *```\w*\n([\s\S]*?)^ *```/gm;
  const blocks = [...markdown.matchAll(fence)].flatMap(({ 1: text = '' }) =>
    text.replaceAll(/\\\n\s*/g, '').split('\n'),
  );
  const spans = [...markdown.replaceAll(fence, '').matchAll(/`([^`]+)`/g)].map(
    ({ 1: text = '' }) => text,
  );
  const lines = [...blocks, ...spans].map((text) =>
    text
      .replaceAll(/\s+/g, ' ')
      .replace(/ # .*$/, '')
      .trim(),
  );
  return [...new Set(lines.filter((line) => command.test(line)))];
}

/** Returns the words of a command as a shell passes them on, without quotes. */
const wordsOf = (line: string): string[] =>
  (line.match(/(?:[^\s'"]|'[^']*'|"[^"]*")+/g) ?? []).map((word) => word.replaceAll(/['"]/g, ''));

/** A command as a test runs it. */
export interface CommandWords {
  /** The variables before the command. */
  environment: Record<string, string>;
  /** The program; Node itself for an npm command, since npm would not pass signals on. */
  command: string;
  commandLine: string[];
}

/**
 * Takes a command apart.
 * @throws when `package.json` has no such script, or another program than Node runs it
 */
export function commandWords(line: string): CommandWords {
  const words = wordsOf(line);
  const first = words.findIndex((word) => !/^[A-Z_]+=/.test(word));
  const environment = Object.fromEntries(
    words.slice(0, first).map((word) => [word.split('=')[0], word.replace(/^[A-Z_]+=/, '')]),
  );
  const [command = '', ...given] = words.slice(first);
  if (command !== 'npm') return { environment, command, commandLine: given };
  const name = (given[0] === 'run' ? given[1] : given[0]) ?? '';
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  const script: string = scripts[name] ?? '';
  if (!script.startsWith('node ')) throw new Error(`package.json has no script for "${line}".`);
  const options = given.includes('--') ? given.slice(given.indexOf('--') + 1) : [];
  const commandLine = [...script.split(' ').slice(1), ...options];
  return { environment, command: process.execPath, commandLine };
}
