import { isDeepStrictEqual } from 'node:util';
import { type Finding, other } from './finding';
import { harmlessKeywords } from './harmless-keywords';

type Part = Readonly<Record<string, unknown>>;

/**
 * Finds what differs between two states of a part of the document, and what no rule judges. It is
 * breaking until a person accepts it (docs/contract.md#what-breaks-a-caller).
 * @param judged the keywords that have a rule of their own
 */
export function unjudgedFindings(
  before: object,
  after: object,
  judged: readonly string[],
  path: readonly string[] = [],
): Finding[] {
  const [from, to] = [before as Part, after as Part];
  return [...new Set([...Object.keys(from), ...Object.keys(to)])]
    .filter((keyword) => !judged.includes(keyword) && !harmlessKeywords.has(keyword))
    .flatMap((keyword) => unjudgedFinding(keyword, from, to, path));
}

/** Compares one keyword. Its meaning is not known, so any difference is one. */
export function unjudgedFinding(
  keyword: string,
  before: object,
  after: object,
  path: readonly string[],
): Finding[] {
  const [from, to] = [(before as Part)[keyword], (after as Part)[keyword]];
  if (isDeepStrictEqual(from, to)) return [];
  const difference =
    from === undefined ? 'is new' : to === undefined ? 'was removed' : 'has another value';
  const what = `changed in a way that cannot be judged (\`${keyword}\` ${difference}): breaking until you say otherwise`;
  return [{ ...other(path, what), isUnjudged: true }];
}
