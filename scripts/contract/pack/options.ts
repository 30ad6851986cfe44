import { parseArgs } from 'node:util';

export const usage = `npm run contract:pack [-- OPTIONS]

Makes a package of the contract: a folder and a tarball for npm.

--out FOLDER  where to make them; .generated/contract-pack by default`;

/** @throws when an argument is unknown or has no value */
export function readOptions(given: readonly string[]): { out: string } | 'help' {
  const { values } = parseArgs({
    args: [...given],
    options: {
      out: { type: 'string', default: '.generated/contract-pack' },
      help: { type: 'boolean', default: false },
    },
  });
  return values.help ? 'help' : { out: values.out };
}
