import { moduleOf } from '../../../openapi/reader/contract-operations';
import { groupedBy } from '../../../src/domain/lists';
import { ShapeWriter, shapeName } from './answer-shapes';
import type { Contract, ContractSchema } from './contract-document';
import { generatedNotice } from './generated-notice';
import { below } from './generator-problem';

const folder = 'src/api/answers';
const modules = {
  answer: ['answer', 'endpoint'],
  'date-time': ['dateTime'],
  'record-shapes': [
    'branch',
    'fieldsOf',
    'hasOnly',
    'list',
    'record',
    'type RecordShape',
    'variants',
  ],
  shapes: [
    'bool',
    'constant',
    'filled',
    'id',
    'int',
    'isId',
    'nullable',
    'oneOf',
    'pattern',
    'text',
    'tuple',
  ],
} as const;

/**
 * Writes each operation with its method, its path and the schema of its answer, one module for each
 * tag. An extension may name a module of its own, so that no page loads it with the others. So has a
 * record that several tags use. An answer that is not JSON has no schema. Each module exports the types of all records that
 * its operations take and answer.
 */
export function renderAnswers(contract: Contract): Record<string, string> {
  const byTag = groupedBy(operationsOf(contract), ({ tag }) => tag);
  const usersOf = new Map<string, Set<string>>();
  for (const [tag, operations] of byTag) {
    for (const name of recordsBelow(contract, operations)) {
      usersOf.set(name, (usersOf.get(name) ?? new Set()).add(tag));
    }
  }
  const homeOf = (name: string) => {
    const [tag, ...others] = usersOf.get(name) ?? [];
    return tag === undefined || others.length > 0 ? sharedModule(name) : tag;
  };
  const recordsOf = (tag: string) => [...usersOf.keys()].filter((name) => homeOf(name) === tag);
  const tags = new Set([...[...usersOf.keys()].map(homeOf), ...byTag.keys()]);
  return Object.fromEntries(
    [...tags].map((tag) => [
      `${folder}/${tag}.gen.ts`,
      renderModule(contract, tag, recordsOf(tag), byTag.get(tag) ?? [], homeOf),
    ]),
  );
}

const sharedModule = (record: string) =>
  `shared-${shapeName(record).replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

interface Operation {
  operationId: string;
  method: string;
  path: string;
  tag: string;
  /** The schema of a JSON answer. */
  schema: ContractSchema | undefined;
  /** The names of the schemas that the operation takes or answers. */
  types: readonly string[];
}

interface ContractOperation {
  operationId: string;
  tags?: string[];
  'x-module'?: string;
  requestBody?: unknown;
  responses: Record<string, { content?: Record<string, { schema: ContractSchema }> }>;
}

const operationsOf = (contract: Contract): Operation[] =>
  Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, ContractOperation>)
      .filter(([, part]) => part?.operationId)
      .map(([method, part]) => {
        const { operationId, requestBody, responses } = part;
        const schema = responses['200']?.content?.['application/json']?.schema;
        const types = [...namesBelow(contract, [requestBody, schema])];
        return { operationId, method, path, tag: moduleOf(part), schema, types };
      }),
  );

/** Finds the names of all schemas, in any depth, that a part of the contract refers to. */
function namesBelow(contract: Contract, part: unknown, found = new Set<string>()): Set<string> {
  const text = JSON.stringify(part) ?? '';
  for (const [, name = ''] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
    if (found.has(name)) continue;
    found.add(name);
    namesBelow(contract, contract.components.schemas[name], found);
  }
  return found;
}

/** Writes the shape of an operation's JSON answer; undefined if it has none. */
const shapeOf = ({ path, method, schema }: Operation, writer: ShapeWriter) =>
  schema &&
  below(
    ['#', 'paths', path, method, 'responses', '200', 'content', 'application/json', 'schema'],
    () => writer.write(schema),
  );

/** Finds the records that some operations answer, each after the records that it uses itself. */
function recordsBelow(contract: Contract, operations: readonly Operation[]): Set<string> {
  const found = new Set<string>();
  const visit = (records: Iterable<string>, above: readonly string[]) => {
    for (const name of records) {
      if (found.has(name) || above.includes(name)) continue;
      const writer = newWriter(contract);
      writer.record(name);
      visit(writer.records, [...above, name]);
      found.add(name);
    }
  };
  const writer = newWriter(contract);
  for (const operation of operations) shapeOf(operation, writer);
  visit(writer.records, []);
  return found;
}

/** Whether a schema is a record, an enum or one of several records, and not an id. */
const hasType = ({ components }: Contract, name: string) => {
  const { properties, oneOf, enum: values } = components.schemas[name] ?? {};
  return Boolean(properties ?? values ?? oneOf?.every(({ type }) => type !== 'null'));
};

const newWriter = (contract: Contract) =>
  new ShapeWriter(contract, { functions: new Set(), records: new Set() });

function renderModule(
  contract: Contract,
  tag: string,
  records: readonly string[],
  operations: readonly Operation[],
  homeOf: (record: string) => string,
): string {
  const writer = newWriter(contract);
  const shapes = records.map((name) => {
    const text = writer.record(name);
    // A tree refers to itself, so TypeScript cannot infer its type.
    const isTree = text.includes(`=> ${shapeName(name)})`);
    if (isTree) writer.functions.add('type RecordShape');
    const type = isTree ? ': RecordShape' : '';
    return `${tag === sharedModule(name) ? 'export ' : ''}const ${shapeName(name)}${type} = ${text};\n\n`;
  });
  const calls = operations.map((operation) => {
    const { operationId, method, path } = operation;
    const written = shapeOf(operation, writer);
    const create = written ? 'answer' : 'endpoint';
    writer.functions.add(create);
    const shape = written ? `, ${written}` : '';
    return `export const ${operationId} = ${create}('${operationId}', '${method}', '${path}'${shape});\n`;
  });
  const imports = Object.entries(modules).map(([module, names]) =>
    importOf(
      names.filter((name) => writer.functions.has(name)),
      module,
    ),
  );
  for (const name of [...writer.records].filter((name) => homeOf(name) !== tag).sort()) {
    imports.push(importOf([shapeName(name)], `${homeOf(name)}.gen`));
  }
  const names = new Set(operations.flatMap((operation) => operation.types));
  const types = [...names].filter((name) => hasType(contract, name)).sort();
  const exported =
    types.length > 0 ? `\nexport type { ${types.join(', ')} } from '../schema.gen';\n` : '';
  return `${generatedNotice}${imports.join('')}\n${shapes.join('')}${calls.join('')}${exported}`;
}

const importOf = (names: readonly string[], module: string) =>
  names.length === 0 ? '' : `import { ${names.join(', ')} } from './${module}';\n`;
