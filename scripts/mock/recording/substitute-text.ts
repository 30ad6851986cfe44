import { identifier } from '../../../src/domain/pasted-id';
import { isSecretName } from '../../contract/conformance/calls/secrets';
import { isHarmless } from './harmless-text';
import type { Substitutes } from './substitutes';
import { inWords, type TextPlace } from './text-place';

const prefixedIdentifier = /^([a-z]{2,8}:)([0-9a-f-]{36})$/i;
const person = /^(?:short|full|user|sender|teamUser)Name$/;
const address = /uris?$|^homepage$|^link$/i;

/** So many digits have room in the shortest field. */
const longestNumber = 5;

/** Up to these lengths a text is replaced by one of the length before; the first by a word and a number. */
const lengthClasses = [32, 100, 500, 2_000];

/** Returns what stands for a text in a recording: the text itself if it is harmless. */
export function substituteText(text: string, place: TextPlace, substitutes: Substitutes): string {
  if (isHarmless(text, place)) return text;
  const [, prefix, id] = prefixedIdentifier.exec(text) ?? [];
  if (prefix && id && place.schema.pattern && new RegExp(place.schema.pattern).test(text)) {
    return prefix + substituteText(id, { ...place, schema: {} }, substitutes);
  }
  const { maxLength = Number.POSITIVE_INFINITY } = place.schema;
  const usual = kindOf(text, place);
  const isTooLong = usual.kind.length + longestNumber > maxLength;
  const { kind, write } = isTooLong ? numbered('x') : usual;
  return substitutes.of(text, kind, (number) => write(number).slice(0, maxLength).trimEnd());
}

function kindOf(text: string, { field, noun, schema }: TextPlace) {
  if (identifier.test(text)) return { kind: 'identifier', write: writeIdentifier };
  if (isSecretName(field) && field !== 'link') return numbered('removed-');
  if (/email/i.test(field) || /^\S+@\S+$/.test(text)) {
    return { kind: 'email', write: (number: number) => `person${number}@example.test` };
  }
  if (address.test(field) || schema.format === 'uri') {
    return { kind: 'host', write: (number: number) => `https://host${number}.example.test/` };
  }
  if (person.test(field)) return numbered('Person ');
  if (/code$/i.test(field)) return numbered('CODE');
  if (/version$/i.test(field)) return numbered('0.0.0.');
  if (/timeZone$/i.test(field)) return numbered('Zone');
  if (/ID$/.test(field)) return numbered(`${inWords(field).toLowerCase().replaceAll(' ', '-')}-`);
  const words = /^name$/i.test(field) ? noun || 'Name' : inWords(field.replace(/(.)Name$/, '$1'));
  return numbered(`${words} `, text.length);
}

/** Makes texts that begin with the same word, of the length class of a text. */
function numbered(start: string, length = 0) {
  const least = lengthClasses.findLast((limit) => limit < length) ?? 0;
  const filler = ' Text that was taken out.';
  return {
    kind: start,
    write: (number: number) =>
      `${start}${number}${filler.repeat(Math.ceil(least / filler.length))}`.trim(),
  };
}

/** Makes an id that no example of the contract has. */
const writeIdentifier = (number: number) =>
  `e0000000-0000-4000-8000-${number.toString(16).padStart(12, '0')}`;
