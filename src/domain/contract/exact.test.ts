import { expect, expectTypeOf, test } from 'vitest';
import { type Exact, exactly } from './exact';
import type { FormatOf, Formatted } from './formatted';

interface Person {
  name: string;
  age?: number | null;
  pets: { name: string }[];
  place: [string, { id: string } | null];
  kind: { type: 'a'; a: number } | { type: 'b'; b: number };
}

const person: Person = {
  name: 'Ada',
  pets: [{ name: 'Rex' }],
  place: ['x', { id: '1' }],
  kind: { type: 'a', a: 1 },
};
type IsExact<Value extends Person> = Value extends Exact<Person, Value> ? true : false;

// The type check proves most of these; the run does not.
test('exactly returns a value of the shape unchanged', () => {
  expect(exactly<Person>()(person)).toBe(person);
  const { name, ...rest } = person;
  const rebuilt = exactly<Person>()({ ...rest, name: name.trim() });
  expect(rebuilt).toEqual(person);
  expectTypeOf(rebuilt).toEqualTypeOf<Person>();
});

test('a value with an additional field does not compile, at any depth', () => {
  expectTypeOf<IsExact<Person>>().toEqualTypeOf<true>();
  expectTypeOf<IsExact<Omit<Person, 'age'>>>().toEqualTypeOf<true>();
  expectTypeOf<IsExact<Person & { more: 1 }>>().toEqualTypeOf<false>();
  expectTypeOf<IsExact<Person & { more?: 1 }>>().toEqualTypeOf<false>();
  type Pets<Pet> = Omit<Person, 'pets'> & { pets: Pet[] };
  expectTypeOf<IsExact<Pets<{ name: string }>>>().toEqualTypeOf<true>();
  expectTypeOf<IsExact<Pets<{ name: string; age: 1 }>>>().toEqualTypeOf<false>();
  type Place<Found> = Omit<Person, 'place'> & { place: [string, Found] };
  expectTypeOf<IsExact<Place<{ id: string }>>>().toEqualTypeOf<true>();
  expectTypeOf<IsExact<Place<{ id: string; more: 1 } | null>>>().toEqualTypeOf<false>();
  type Kind<Found> = Omit<Person, 'kind'> & { kind: Found };
  expectTypeOf<IsExact<Kind<{ type: 'a'; a: 1 }>>>().toEqualTypeOf<true>();
  expectTypeOf<IsExact<Kind<{ type: 'a'; a: 1; c: 1 }>>>().toEqualTypeOf<false>();
});

test('a text with a format fits only this format, and a text without one fits all', () => {
  type Moment = Formatted<'date-time'>;
  type Fits<Wanted, Given> =
    { at: Given } extends Exact<{ at: Wanted }, { at: Given }>
      ? Given extends Wanted
        ? true
        : false
      : false;
  expectTypeOf<Fits<Moment, Moment>>().toEqualTypeOf<true>();
  expectTypeOf<Fits<Moment | null, Moment>>().toEqualTypeOf<true>();
  expectTypeOf<Fits<Moment, string>>().toEqualTypeOf<true>();
  expectTypeOf<Fits<Formatted<'date'>, Moment>>().toEqualTypeOf<false>();
  expectTypeOf<Fits<string, Moment>>().toEqualTypeOf<false>();
  expectTypeOf<FormatOf<Moment>>().toEqualTypeOf<'date-time'>();
  expectTypeOf<FormatOf<string>>().toEqualTypeOf<never>();
});
