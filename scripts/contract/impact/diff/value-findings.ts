import { isDeepStrictEqual } from 'node:util';
import type { ContractSchema } from '../../../../openapi/reader/contract-document';
import { type Finding, harmless, narrower, other, wider } from './finding';
import { unjudgedFinding } from './unjudged-findings';

type Path = readonly string[];

/** Compares what limits the values of two schemas of the same type: enum, limits, format, pattern. */
export function valueFindings(from: ContractSchema, to: ContractSchema, path: Path): Finding[] {
  return [
    ...enumFindings(from, to, path),
    ...limitFindings(from, to, path),
    ...rules.flatMap((keyword) => ruleFindings(keyword, from[keyword], to[keyword], path)),
  ];
}

/** Compares the keywords of the list of harmless ones that a schema may have. */
export function textFindings(from: ContractSchema, to: ContractSchema, path: Path): Finding[] {
  const isOther = (keyword: string) =>
    JSON.stringify(from[keyword]) !== JSON.stringify(to[keyword]);
  const texts = ['description', 'title', 'example', 'examples'].filter(isOther);
  const hints = ['deprecated'];
  return [
    ...texts.map((keyword) => harmless(path, `has another ${keyword}`, false)),
    ...hints.filter(isOther).map((keyword) => harmless(path, `has another \`${keyword}\``)),
  ];
}

function enumFindings(from: ContractSchema, to: ContractSchema, path: Path): Finding[] {
  const [before, after] = [from.enum, to.enum];
  if (!before && !after) return unjudgedFinding('x-enum-varnames', from, to, path);
  if (!before) return [narrower(path, 'now takes only the values of a list')];
  if (!after) return [wider(path, 'may now have any value')];
  const named = ({ enum: values = [], 'x-enum-varnames': names = [] }: ContractSchema) =>
    new Map(values.map((value, index) => [value, names[index]]));
  const [namesBefore, namesAfter] = [named(from), named(to)];
  const inWords = (value: string | number, names: typeof namesBefore) => {
    const name = names.get(value);
    return name === undefined ? `\`${value}\`` : `\`${value}\` (${name})`;
  };
  return [
    ...after
      .filter((value) => !namesBefore.has(value))
      .map((value) => ({
        ...wider(path, `has the new value ${inWords(value, namesAfter)}`),
        value,
        isNewValue: true,
      })),
    ...before
      .filter((value) => !namesAfter.has(value))
      .map((value) => ({
        ...narrower(path, `no longer has the value ${inWords(value, namesBefore)}`),
        value,
        isRemoval: true,
      })),
    ...before
      .filter((value) => namesAfter.has(value) && namesAfter.get(value) !== namesBefore.get(value))
      .map((value) => other(path, `gives the value \`${value}\` another name or meaning`)),
  ];
}

const lowerLimits = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'];
const upperLimits = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems', 'x-joined-max-length'];
/** A value that has such a rule keeps it as a whole, or does not. */
const rules = ['format', 'pattern', 'const', 'contentEncoding', 'uniqueItems', 'x-identity'];

/** The keywords that this comparison judges. */
export const judgedValues = ['enum', 'x-enum-varnames', ...lowerLimits, ...upperLimits, ...rules];

function limitFindings(from: ContractSchema, to: ContractSchema, path: Path): Finding[] {
  const compare = (keyword: string, isUpper: boolean): Finding[] => {
    const none = isUpper ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY;
    const limitOf = (schema: ContractSchema) => Number(schema[keyword] ?? none);
    const [before, after] = [limitOf(from), limitOf(to)];
    if (before === after) return [];
    const what = `has \`${keyword}\` ${to[keyword] ?? 'no more'}, had ${from[keyword] ?? 'none'}`;
    return [after > before === isUpper ? wider(path, what) : narrower(path, what)];
  };
  return [
    ...lowerLimits.flatMap((keyword) => compare(keyword, false)),
    ...upperLimits.flatMap((keyword) => compare(keyword, true)),
  ];
}

function ruleFindings(keyword: string, before: unknown, after: unknown, path: Path): Finding[] {
  if (isDeepStrictEqual(before, after)) return [];
  if (before === undefined) return [narrower(path, `now has the ${keyword} \`${after}\``)];
  if (after === undefined) return [wider(path, `no longer has the ${keyword} \`${before}\``)];
  return [other(path, `has the ${keyword} \`${after}\`, had \`${before}\``)];
}
