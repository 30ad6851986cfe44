// Old versions of Node lack parseArgs. Imported by its name it would fail before the version check.
import util from 'node:util';

/**
 * Reads the options of a command. Ends the process with one sentence if an argument is none of them.
 * @param {Record<string, 'boolean' | 'string'>} known the names of the options and what they take
 */
export function readArguments(known = {}) {
  const options = Object.fromEntries(Object.entries(known).map(([name, type]) => [name, { type }]));
  try {
    return util.parseArgs({ options }).values;
  } catch (error) {
    const [reason] = error.message.split(/\.\s/);
    const names = Object.keys(known).map((name) => `--${name}`);
    console.error(`${reason}: this command takes ${names.join(' and ') || 'no arguments'}.`);
    process.exit(1);
  }
}
