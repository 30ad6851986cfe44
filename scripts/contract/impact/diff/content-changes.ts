import type { MediaTypeObject } from '../../../../openapi/reader/contract-document';
import type { Subject } from './contract-change';
import type { DocumentPair } from './document-pair';
import type { Finding } from './finding';
import { unjudgedFindings } from './unjudged-findings';

type Content = Record<string, MediaTypeObject>;

/** Compares two contents of bodies: their media types as the end of a sentence, and their schemas. */
export function contentFindings(
  before: Content,
  after: Content,
  { compare }: DocumentPair,
): { media: string | null; isOnlyWider: boolean; schemas: Finding[] } {
  const [from, to] = [Object.keys(before), Object.keys(after)];
  const isSame = from.length === to.length && from.every((type) => to.includes(type));
  const media = `is now ${inWords(to)}, was ${inWords(from)}`;
  // A body of another media type is another body, whose schema says nothing more.
  const schemas = from
    .filter((type) => Object.hasOwn(after, type))
    .flatMap((type) => [
      ...compare(before[type]?.schema ?? {}, after[type]?.schema ?? {}),
      ...unjudgedFindings(before[type] ?? {}, after[type] ?? {}, ['schema']),
    ]);
  const isOnlyWider = from.every((type) => to.includes(type));
  return { media: isSame ? null : media, isOnlyWider, schemas };
}

const inWords = (types: readonly string[]) =>
  types.map((type) => `\`${type}\``).join(' or ') || 'empty';

/** Returns the field that a finding is about; null if it is the schema itself. */
export function fieldSubject(
  { path, newName, isNewlyRequired: isNew = false }: Finding,
  schema: string | null = null,
): Subject {
  const field = path.at(-1);
  if (field === undefined) return null;
  return { kind: 'field', schema, field, newName, isNew };
}
