import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import formatsPlugin from 'ajv-formats';
import type { ContractDocument } from '../../openapi/reader/contract-document';
import { identifier } from '../../src/domain/pasted-id';
import { lengthOf } from '../../src/domain/text-limit';
import { isDateTime } from '../../src/domain/written-date-time';

/** Returns null when the value fits, else the problem without any part of the value itself. */
type SchemaCheck = (value: unknown) => string | null;

export interface SchemaValidators {
  /** For JSON bodies of requests: absent properties get the contract's defaults. */
  request(schemaPointer: string): SchemaCheck;
  /** For answers: the check changes nothing. */
  response(schemaPointer: string): SchemaCheck;
  /** For answers: lists everything that does not fit, not the first alone. */
  deviations(schemaPointer: string): (value: unknown) => readonly ErrorObject[];
  /** For parameters, which arrive as text: the check returns the converted value. */
  parameter(schemaPointer: string): (text: unknown) => { value: unknown; problem: string | null };
}

const documentId = 'contract';

const validatorsOf = new WeakMap<ContractDocument, SchemaValidators>();

/** Returns the validators of a contract. They compile each schema once, on first use. */
export function schemaValidators(document: ContractDocument): SchemaValidators {
  const validators = validatorsOf.get(document) ?? createValidators(document);
  validatorsOf.set(document, validators);
  return validators;
}

function createValidators(document: ContractDocument): SchemaValidators {
  const requestSchemas = compiler(document, { useDefaults: true });
  const responseSchemas = compiler(document, {});
  const wholeResponseSchemas = compiler(document, { allErrors: true });
  const parameterSchemas = compiler(document, { useDefaults: true, coerceTypes: true });
  return {
    request: (pointer) => (value) => check(requestSchemas(pointer), value),
    response: (pointer) => (value) => check(responseSchemas(pointer), value),
    deviations: (pointer) => (value) => {
      const validate = wholeResponseSchemas(pointer);
      return validate(value) ? [] : (validate.errors ?? []);
    },
    parameter: (pointer) => (text) => {
      // Ajv converts a value only when it can write the result into a parent object.
      const holder = { value: text };
      const validate = parameterSchemas(pointer);
      const fits = validate(holder.value, {
        parentData: holder,
        parentDataProperty: 'value',
        instancePath: '',
        rootData: holder,
        dynamicAnchors: {},
      });
      return { value: holder.value, problem: fits ? null : problemOf(validate) };
    },
  };
}

function compiler(document: ContractDocument, options: ConstructorParameters<typeof Ajv2020>[0]) {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, ...options });
  formatsPlugin.default(ajv);
  // ajv-formats also accepts a "urn:uuid:" prefix, which no record's id has.
  ajv.addFormat('uuid', identifier);
  // ajv-formats also accepts an offset without a colon, a space, small letters and leap seconds.
  ajv.addFormat('date-time', isDateTime);
  ajv.addKeyword({
    keyword: 'x-joined-max-length',
    type: 'array',
    schemaType: 'number',
    validate: (most: number, texts: string[]) => lengthOf(texts.join(' ')) <= most,
    error: { message: 'is too long when joined with spaces' },
  });
  // Ajv compares each entry with each other one, which takes minutes for a hundred thousand ids.
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword({
    keyword: 'uniqueItems',
    type: 'array',
    schemaType: 'boolean',
    validate: (isUnique: boolean, entries: unknown[]) =>
      !isUnique || new Set(entries.map(comparable)).size === entries.length,
    error: { message: 'must not have duplicate entries' },
  });
  ajv.addSchema(document, documentId);
  const compiled = new Map<string, ValidateFunction>();
  return (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer);
    if (known) return known;
    const validate = ajv.compile({ $ref: `${documentId}${pointer}` });
    compiled.set(pointer, validate);
    return validate;
  };
}

/** Two entries are equal if these are. A text is itself: it is compared the fastest. */
function comparable(entry: unknown): unknown {
  return typeof entry === 'object' ? JSON.stringify(entry) : entry;
}

function check(validate: ValidateFunction, value: unknown): string | null {
  return validate(value) ? null : problemOf(validate);
}

function problemOf(validate: ValidateFunction): string {
  const error = validate.errors?.[0];
  return `${error?.instancePath ?? ''} ${error?.message ?? 'does not fit'}`.trim();
}
