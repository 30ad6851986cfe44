import fc, { type Arbitrary } from 'fast-check';
import { pngBytes } from './png-bytes';
import { valueAt } from './value-at';

/** The parts of a schema that decide the generated values. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  oneOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema | boolean;
  prefixItems?: Schema[];
  minItems?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  format?: string;
  pattern?: string;
  contentEncoding?: string;
  writeOnly?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

/** Turns schemas of a document into generators of values that fit them. */
export class SchemaArbitraries {
  readonly #document: unknown;
  readonly #identifiers: readonly string[];
  /** The references on the current path: the schema of a tree refers to itself. */
  readonly #above: string[] = [];

  /** @param identifiers ids of existing records, which the values often use */
  constructor(document: unknown, identifiers: readonly string[]) {
    this.#document = document;
    this.#identifiers = identifiers;
  }

  /** Makes values for the schema at a JSON pointer. */
  at(pointer: string): Arbitrary<unknown> {
    return this.of(valueAt(this.#document, pointer) as Schema);
  }

  of(schema: Schema): Arbitrary<unknown> {
    // The service hashes a secret, which is slow, but not an empty one.
    if (schema.writeOnly) {
      const secret = fc.string({ minLength: 1, maxLength: schema.maxLength });
      return fc.oneof({ weight: 30, arbitrary: fc.constant('') }, { weight: 1, arbitrary: secret });
    }
    if (schema.$ref !== undefined) return this.#following(schema.$ref);
    if (schema.const !== undefined) return fc.constant(schema.const);
    if (schema.enum !== undefined) return fc.constantFrom(...schema.enum);
    const choices = schema.oneOf ?? schema.anyOf;
    if (choices !== undefined) return fc.oneof(...choices.map((choice) => this.of(choice)));
    const types = [schema.type ?? []].flat();
    if (types.length === 0) return fc.jsonValue();
    return fc.oneof(...types.map((type) => this.#ofType(type, schema)));
  }

  #following(reference: string): Arbitrary<unknown> {
    this.#above.push(reference);
    try {
      return this.at(reference);
    } finally {
      this.#above.pop();
    }
  }

  #entries({ items, prefixItems, minItems = 0 }: Schema): Arbitrary<unknown> {
    if (prefixItems) return fc.tuple(...prefixItems.map((part) => this.of(part)));
    if (typeof items !== 'object') return fc.array(fc.jsonValue(), { maxLength: 3 });
    const isDeep = this.#above.filter((reference) => reference === items.$ref).length > 1;
    if (isDeep) return fc.constant([]);
    return fc.array(this.of(items), { minLength: minItems, maxLength: Math.max(3, minItems) });
  }

  #ofType(type: string, schema: Schema): Arbitrary<unknown> {
    switch (type) {
      case 'null':
        return fc.constant(null);
      case 'boolean':
        return fc.boolean();
      case 'integer':
        return fc.integer({ min: schema.minimum, max: schema.maximum });
      case 'number':
        return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true });
      case 'array':
        return this.#entries(schema);
      case 'object':
        return fc.record(this.#properties(schema), { requiredKeys: schema.required ?? [] });
      default:
        return this.#text(schema);
    }
  }

  #properties(schema: Schema): Record<string, Arbitrary<unknown>> {
    return Object.fromEntries(
      Object.entries(schema.properties ?? {}).map(([name, property]) => [name, this.of(property)]),
    );
  }

  #text({ format, pattern, contentEncoding, minLength = 0, maxLength = 60 }: Schema) {
    if (format === 'uuid') {
      const known = fc.constantFrom(...this.#identifiers);
      return fc.oneof({ weight: 9, arbitrary: known }, { weight: 1, arbitrary: fc.uuid() });
    }
    if (format === 'date-time') {
      const years = { min: new Date('0001-01-01'), max: new Date('9999-12-31') };
      return fc.date({ ...years, noInvalidDate: true }).map((date) => date.toISOString());
    }
    if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern));
    if (contentEncoding === 'base64')
      return fc.oneof(fc.constantFrom(...images), fc.base64String());
    const fits = ({ length }: string) => length >= minLength && length <= maxLength;
    const limits = { minLength, maxLength: Math.min(maxLength, 2_000) };
    const choices = [
      { weight: 1, arbitrary: fc.string({ ...limits, unit: 'binary' }) },
      { weight: 1, arbitrary: fc.string({ ...limits, unit: 'grapheme-ascii' }) },
      { weight: 4, arbitrary: fc.constantFrom(...knownTexts.filter(fits)) },
    ];
    // Ids and addresses do not fit the smallest limits.
    const ids = [...this.#identifiers, 'kiosk'].filter(fits);
    if (ids.length > 0) choices.push({ weight: 2, arbitrary: fc.constantFrom(...ids) });
    if (maxLength >= 16) choices.push({ weight: 2, arbitrary: fc.emailAddress().filter(fits) });
    return fc.oneof(...choices);
  }
}

// Texts that pass the checks beyond the schema, and texts that often cause failures.
const knownTexts = [
  'fuzz@demo.test',
  'super@demo.test',
  'en-GB',
  'EUR',
  'superuser',
  'kiosk',
  'https://a.test/',
  '',
  "'; drop table users; --",
  '%00',
  '__proto__',
  '\u202e',
  '\u{1f511}',
];

const images = [pngBytes().toString('base64')];
