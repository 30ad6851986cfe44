import fc, { type Arbitrary } from 'fast-check';

/** Values that a back end which violates the contract may send instead of any value. */
const others: readonly unknown[] = [null, 0, 7, '', 'text', true, [], {}, [null], [[]], { a: 1 }];

type Change = (holder: Record<string, unknown>, key: string) => void;

const changes: readonly Change[] = [
  ...others.map(
    (other): Change =>
      (holder, key) => {
        holder[key] = structuredClone(other);
      },
  ),
  (holder, key) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  (holder, key) => {
    if (Array.isArray(holder)) holder.push(holder[Number(key)], null);
    else holder[`${key} of a later version`] = holder[key];
  },
];

/** Generates copies of an answer of the contract with one to four changed values, at any depth. */
export function brokenAnswers(answer: unknown): Arbitrary<unknown> {
  const change = fc.record({ at: fc.nat(), how: fc.nat({ max: changes.length - 1 }) });
  return fc.array(change, { minLength: 1, maxLength: 4 }).map((drawn) => {
    const whole: Record<string, unknown> = { answer: structuredClone(answer) };
    for (const { at, how } of drawn) {
      const places = placesIn(whole);
      const place = places[at % places.length];
      if (place) changes[how]?.(...place);
    }
    return whole.answer;
  });
}

type Place = [Record<string, unknown>, string];

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key): Place[] => [[holder, key], ...placesIn(holder[key])]);
}
