import { generalPointer, type Problem } from '../checks/problem';

/** A finding without what differs from run to run, so that a later run recognises it. */
export interface KnownFinding {
  kind: 'problem' | 'advice' | 'not there yet';
  operation: string;
  check: string;
  place: string;
  expected: string;
}

/** Makes the known finding of a problem or advice. */
export function knownFinding(
  kind: 'problem' | 'advice',
  { operationId, check, pointer, expected }: Problem,
): KnownFinding {
  return {
    kind,
    operation: operationId,
    check,
    place: lasting(generalPointer(pointer)),
    expected: lasting(expected),
  };
}

/** Makes the known finding of a missing operation. */
export function knownAbsence(operation: string): KnownFinding {
  return { kind: 'not there yet', operation, check: '', place: '', expected: '' };
}

/** Returns the text by which two findings are the same. */
export const keyOf = ({ kind, operation, check, place, expected }: KnownFinding): string =>
  JSON.stringify([kind, operation, check, place, expected]);

/** Words a finding for people. */
export const goneLine = ({ kind, operation, check, place, expected }: KnownFinding): string =>
  kind === 'not there yet'
    ? `${operation} is there`
    : `${operation}, ${check}: at ${place || 'the body'} expected ${expected}`;

// Ids, times, tokens and the names that a run gives its own records.
const changing =
  /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|\d{4}-\d\d-\d\d(?:T[\d:.]+Z?)?|\b(?=[a-z]*\d)[\w-]{6,}\b|\b\d{4,}\b/gi;

const lasting = (text: string) => text.replaceAll(changing, '*');
