import type { Contract, ContractSchema } from './contract-document';
import { below, GeneratorProblem } from './generator-problem';

/** The names that an expression uses: functions of src/api/answers, and records. */
interface Needs {
  functions: Set<string>;
  records: Set<string>;
}

/** Names the variable that holds the shape of a record of the contract. */
export const shapeName = (schema: string): string => schema[0]?.toLowerCase() + schema.slice(1);

const schemaOf = (contract: Contract, name: string): ContractSchema => {
  const schema = contract.components.schemas[name];
  if (!schema)
    throw new GeneratorProblem(`The contract refers to the schema ${name}, which is absent.`);
  return schema;
};

const nameIn = (reference: string) => reference.slice(reference.lastIndexOf('/') + 1);

const inSchema = (name: string) => ['#', 'components', 'schemas', name];

const fail = (fact: string): never => {
  throw new GeneratorProblem(fact);
};

/**
 * Writes schemas as calls of the functions in src/api/answers.
 * @throws GeneratorProblem on any part of a schema that has no such function, so that no part stays unchecked
 */
export class ShapeWriter {
  readonly #contract: Contract;
  readonly functions: Set<string>;
  readonly records: Set<string>;

  constructor(contract: Contract, { functions, records }: Needs) {
    this.#contract = contract;
    this.functions = functions;
    this.records = records;
  }

  /** @param inside the record that is being written; a tree refers back to it */
  write(schema: ContractSchema, inside?: string): string {
    if (schema.$ref !== undefined) return this.#reference(nameIn(schema.$ref), inside);
    if (schema.oneOf) return this.#alternatives(schema.oneOf, inside);
    if (schema.anyOf) return this.#integers(schema.anyOf);
    if (schema.enum) return `${this.#use('oneOf')}([${schema.enum.map(literal).join(', ')}])`;
    if (schema.const !== undefined) return `${this.#use('constant')}(${literal(schema.const)})`;
    const types = [schema.type ?? []].flat();
    const [type] = types.filter((name) => name !== 'null');
    const shape = this.#ofType(type, schema, inside);
    return types.includes('null') ? `${this.#use('nullable')}(${shape})` : shape;
  }

  /** Writes the whole record of the contract's schema `name`. */
  record(name: string): string {
    const schema = schemaOf(this.#contract, name);
    if (schema.additionalProperties !== false)
      below(inSchema(name), () =>
        fail('An answer may not have fields that the contract does not name.'),
      );
    return below(inSchema(name), () => this.#record(schema, name));
  }

  #record(schema: ContractSchema, name: string | undefined): string {
    const identity = schema['x-identity'];
    const properties = Object.entries(schema.properties ?? {});
    for (const path of [identity ?? []].flat()) this.#checkPath(schema, path.split('.'));
    const required = schema.required ?? [];
    const optional = properties
      .map(([field]) => field)
      .filter((field) => !required.includes(field));
    const written = properties.map(
      ([field, part]) =>
        [field, below(['properties', field], () => this.write(part, name))] as const,
    );
    const fields = written.map(([field, shape]) => `  ${field}: ${shape},\n`);
    const tests = written.map(([field, shape]) => {
      const test = this.#test(shape, field);
      return optional.includes(field) ? `(r.${field} === undefined || ${test})` : test;
    });
    // The other tests find all required fields, so an additional field is an unknown one.
    tests.push(
      optional.length > 0
        ? `${this.#use('hasOnly')}(r, f)`
        : `${this.#use('fieldsOf')}(r) === ${properties.length}`,
    );
    const usesFields = tests.some((test) => /\bf\b/.test(test));
    const usesIds = tests.some((test) => test.includes('ids'));
    const parameters = ['list', ...(usesFields ? ['f'] : []), ...(usesIds ? ['ids'] : [])];
    const fits = `(${parameters.join(', ')}) => {
  for (let i = 0; i < list.length; i += 1) {
    const r = list[i];
    const fits = typeof r === 'object' && r !== null &&
      ${tests.join(' &&\n      ')};
    if (!fits) return false;
  }
  return true;
}`;
    const call = `${this.#use('record')}(${literal(identity)}, {\n${fields.join('')}}, ${fits}`;
    return `${call}${optional.length > 0 ? `, ${JSON.stringify(optional)}` : ''})`;
  }

  #checkPath(schema: ContractSchema, [field = '', ...rest]: readonly string[]): void {
    const part = schema.properties?.[field];
    if (!part) throw new GeneratorProblem(`x-identity names the field ${field}, which is absent.`);
    if (rest.length > 0) this.#checkPath(schemaOf(this.#contract, nameIn(part.$ref ?? '')), rest);
  }

  /** Writes the test of a field. A short test is inline, because every answer runs it. */
  #test(shape: string, field: string): string {
    const [, inner = ''] = /^nullable\((\w+)\)$/.exec(shape) ?? [];
    const test = quickTest(inner || shape, `r.${field}`);
    if (!test) return `f.${field}.fits(r.${field}, ids)`;
    if (test.startsWith('isId')) this.functions.add('isId');
    return inner ? `(r.${field} === null || ${test})` : test;
  }

  #reference(name: string, inside: string | undefined): string {
    const schema = schemaOf(this.#contract, name);
    if (!schema.properties) return this.write(schema, inside);
    this.records.add(name);
    return shapeName(name);
  }

  #ofType(type: string | undefined, schema: ContractSchema, inside: string | undefined): string {
    switch (type) {
      case 'string':
        return this.#text(schema);
      case 'integer':
        return this.#use('int');
      case 'boolean':
        return this.#use('bool');
      case 'array':
        return this.#list(schema, inside);
      case 'object':
        return this.#record(schema, undefined);
      default:
        return fail(
          `No shape is known for ${type ? `the type ${type}` : 'a schema without a type'}.`,
        );
    }
  }

  #text({ format, pattern, minLength }: ContractSchema): string {
    if (format === 'uuid') return this.#use('id');
    if (format === 'date-time') return this.#use('dateTime');
    if (format === 'date') return `${this.#use('pattern')}(/^\\d{4}-\\d\\d-\\d\\d$/)`;
    if (pattern !== undefined) return `${this.#use('pattern')}(/${pattern}/)`;
    if (minLength !== undefined || format === 'uri') return this.#use('filled');
    if (format !== undefined) fail(`No shape is known for the format ${format}.`);
    return this.#use('text');
  }

  #list({ items, prefixItems }: ContractSchema, inside: string | undefined): string {
    if (prefixItems) {
      const parts = prefixItems.map((part, index) =>
        below(['prefixItems', index], () => this.write(part, inside)),
      );
      return `${this.#use('tuple')}(${parts.join(', ')})`;
    }
    if (!items) return fail('A list has no schema of its entries.');
    if (items.$ref !== undefined && nameIn(items.$ref) === inside) {
      return `${this.#use('branch')}(() => ${shapeName(inside)})`;
    }
    return `${this.#use('list')}(${below(['items'], () => this.write(items, inside))})`;
  }

  #alternatives(schemas: readonly ContractSchema[], inside: string | undefined): string {
    const [first, second, ...others] = schemas;
    if (first && second?.type === 'null' && others.length === 0) {
      return `${this.#use('nullable')}(${below(['oneOf', 0], () => this.write(first, inside))})`;
    }
    const kinds = schemas.map((schema, index) =>
      below(['oneOf', index], () => {
        const { $ref } = schema;
        const record = $ref === undefined ? undefined : schemaOf(this.#contract, nameIn($ref));
        const kind = record?.properties?.entityType?.const;
        if (!kind) return fail('Nothing tells this alternative from the others: no entityType.');
        return `${kind}: ${this.write(schema, inside)}`;
      }),
    );
    return `${this.#use('variants')}('entityType', { ${kinds.join(', ')} })`;
  }

  /** Writes integers of which some have names. */
  #integers(schemas: readonly ContractSchema[]): string {
    const isInteger = ({ $ref, type }: ContractSchema) =>
      ($ref === undefined ? type : schemaOf(this.#contract, nameIn($ref)).type) === 'integer';
    if (!schemas.every(isInteger)) fail('An anyOf is not of integers throughout.');
    return this.#use('int');
  }

  #use(name: string): string {
    this.functions.add(name);
    return name;
  }
}

/** Returns the test of a shape for the value of `place`, if it is a single expression. */
const quickTest = (shape: string, place: string): string | undefined =>
  new Map([
    ['text', `typeof ${place} === 'string'`],
    ['bool', `typeof ${place} === 'boolean'`],
    ['int', `Number.isInteger(${place})`],
    ['id', `isId(${place})`],
  ]).get(shape);

const literal = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return typeof value === 'string' ? `'${value.replaceAll("'", "\\'")}'` : `${value}`;
};
