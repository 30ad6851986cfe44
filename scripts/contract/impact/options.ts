import { parseArgs } from 'node:util';

export interface ImpactOptions {
  /** The revision to compare with; undefined for the one whose contract counts as agreed. */
  base: string | undefined;
  /** The revision whose contract is compared; undefined for the files as they are. */
  head: string | undefined;
  /** The file for the report; undefined for the standard output. */
  out: string | undefined;
  json: boolean;
}

/** The help of the command. */
export const usage = `npm run impact [-- OPTIONS]

Says what a change of the contract touches: calls, screens, handlers, tests, scenarios, documents.

--base REVISION  compare with the contract where this branch left REVISION
--head REVISION  compare the contract of REVISION instead of the files as they are
--out FILE       write the report into FILE instead of the standard output
--json           write JSON instead of Markdown`;

/** @throws when an argument is unknown or has no value */
export function readOptions(given: readonly string[]): ImpactOptions | 'help' {
  const { values } = parseArgs({
    args: [...given],
    options: {
      base: { type: 'string' },
      head: { type: 'string' },
      out: { type: 'string' },
      json: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { base, head, out, json, help } = values;
  return help ? 'help' : { base, head, out, json };
}
