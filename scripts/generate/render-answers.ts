import { ShapeWriter, shapeName } from './answer-shapes';
import type { Contract, ContractSchema } from './contract-document';
import { generatedNotice } from './generated-notice';

const folder = 'src/api/answers';
const modules = {
  answer: ['answer'],
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
    'dateTime',
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
 * Writes the schema of each operation's answer, one module for each tag. A separate module has the
 * records that several tags use. Files whose answer is not JSON have no schema.
 */
export function renderAnswers(contract: Contract): Record<string, string> {
  const answersByTag = answersOf(contract);
  const usersOf = new Map<string, Set<string>>();
  for (const [tag, answers] of answersByTag) {
    for (const name of recordsBelow(contract, Object.values(answers))) {
      usersOf.set(name, (usersOf.get(name) ?? new Set()).add(tag));
    }
  }
  const homeOf = (name: string) => {
    const [tag, ...others] = usersOf.get(name) ?? [];
    return tag === undefined || others.length > 0 ? 'shared' : tag;
  };
  const recordsOf = (tag: string) => [...usersOf.keys()].filter((name) => homeOf(name) === tag);
  const tags = ['shared', ...answersByTag.keys()];
  return Object.fromEntries(
    tags.map((tag) => [
      `${folder}/${tag}.gen.ts`,
      renderModule(contract, tag, recordsOf(tag), answersByTag.get(tag) ?? {}, homeOf),
    ]),
  );
}

type Answers = Record<string, ContractSchema>;

function answersOf(contract: Contract): Map<string, Answers> {
  const byTag = new Map<string, Answers>();
  for (const { operationId, tags, responses } of operationsOf(contract)) {
    const schema = responses['200']?.content?.['application/json']?.schema;
    const [tag = 'untagged'] = tags ?? [];
    if (!schema) continue;
    byTag.set(tag, { ...byTag.get(tag), [operationId]: schema });
  }
  return byTag;
}

interface Operation {
  operationId: string;
  tags?: string[];
  responses: Record<string, { content?: Record<string, { schema: ContractSchema }> }>;
}

const operationsOf = ({ paths }: Contract): Operation[] =>
  Object.values(paths).flatMap((item) =>
    Object.values(item as Record<string, Operation>).filter((part) => part?.operationId),
  );

/** Finds the records that some schemas use, each after the records that it uses itself. */
function recordsBelow(contract: Contract, schemas: readonly ContractSchema[]): Set<string> {
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
  for (const schema of schemas) writer.write(schema);
  visit(writer.records, []);
  return found;
}

const newWriter = (contract: Contract) =>
  new ShapeWriter(contract, { functions: new Set(), records: new Set() });

function renderModule(
  contract: Contract,
  tag: string,
  records: readonly string[],
  answers: Answers,
  homeOf: (record: string) => string,
): string {
  const writer = newWriter(contract);
  const shapes = records.map((name) => {
    const text = writer.record(name);
    // A tree refers to itself, so TypeScript cannot infer its type.
    const isTree = text.includes(`=> ${shapeName(name)})`);
    if (isTree) writer.functions.add('type RecordShape');
    const type = isTree ? ': RecordShape' : '';
    return `${tag === 'shared' ? 'export ' : ''}const ${shapeName(name)}${type} = ${text};\n\n`;
  });
  const schemas = Object.entries(answers).map(([operationId, schema]) => {
    writer.functions.add('answer');
    return `export const ${operationId} = answer('${operationId}', ${writer.write(schema)});\n`;
  });
  const shared = [...writer.records].filter((name) => homeOf(name) === 'shared').map(shapeName);
  const imports = Object.entries(modules).map(([module, names]) =>
    importOf(
      names.filter((name) => writer.functions.has(name)),
      module,
    ),
  );
  if (tag !== 'shared') imports.push(importOf(shared.sort(), 'shared.gen'));
  return `${generatedNotice}${imports.join('')}\n${shapes.join('')}${schemas.join('')}`;
}

const importOf = (names: readonly string[], module: string) =>
  names.length === 0 ? '' : `import { ${names.join(', ')} } from './${module}';\n`;
