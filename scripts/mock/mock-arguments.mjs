import { readArguments } from '../commands/lib/read-arguments.mjs';
import { storiesFolder, viteOrigin } from './option-values.mjs';
import { recordOptions } from './recording/record-option.mjs';

/** What counts where no option says otherwise. */
export const argumentDefaults = {
  port: 4010,
  host: '127.0.0.1',
  slowMilliseconds: 5000,
  dist: 'dist',
  stories: 'scenarios',
};

/**
 * Reads the arguments of `npm run mock`. It needs Node alone, so that the command refuses a wrong one before it
 * installs and builds. Ends the process if an argument is no option.
 * @returns null for `--help`
 * @throws when the value of an option is wrong
 */
export function readMockArguments() {
  const { port, host, slow, dist, vite, stories, help, ...given } = /** @type {Given} */ (
    readArguments({
      port: 'string',
      host: 'string',
      slow: 'string',
      dist: 'string',
      vite: 'string',
      stories: 'string',
      stateful: 'boolean',
      record: 'string',
      'record-changes': 'boolean',
      help: 'boolean',
    })
  );
  if (help) return null;
  const ownPort = wholeNumber('--port', port ?? process.env.PORT, 65535) ?? argumentDefaults.port;
  return {
    port: ownPort,
    host: host ?? argumentDefaults.host,
    slowMilliseconds: wholeNumber('--slow', slow, 600_000) ?? argumentDefaults.slowMilliseconds,
    dist: dist ?? argumentDefaults.dist,
    vite: viteOrigin(vite),
    stories: storiesFolder(stories ?? argumentDefaults.stories),
    isStateful: given.stateful === true,
    record: recordOptions(given, ownPort),
  };
}

/** @typedef {'port' | 'host' | 'slow' | 'dist' | 'vite' | 'stories' | 'record'} Texts */
/** @typedef {{ [Name in Texts]?: string } & { [Name in 'stateful' | 'record-changes' | 'help']?: boolean }} Given */

/**
 * @param {string} name
 * @param {string | undefined} text
 * @param {number} most
 */
function wholeNumber(name, text, most) {
  if (text === undefined) return undefined;
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= most) return value;
  throw new Error(`${name} is "${text}", but has to be a whole number up to ${most}.`);
}
