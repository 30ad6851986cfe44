import { readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { resolve } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { OrganisationType } from '../../../src/domain/contract/enums.gen';
import type { Contract } from '../generate/contract-document';
import { packageFiles } from './package-files';

const contract: Contract = JSON.parse(readFileSync('.generated/contract.json', 'utf8'));
const files = packageFiles({
  contract,
  before: null,
  types: readFileSync('src/api/schema.gen.ts', 'utf8'),
  formatted: readFileSync('src/domain/contract/formatted.ts', 'utf8'),
});
const read = (file: string) => files[file] ?? '';

test('JSON and YAML are the same document', () => {
  expect(JSON.parse(read('openapi.json'))).toEqual(contract);
  expect(parse(read('openapi.yaml'))).toEqual(contract);
});

test('every example of the index is a file, and every file of an example is in the index', () => {
  const index: { file: string; operationId: string; status: number; name: string }[] = JSON.parse(
    read('examples/index.json'),
  );
  const found = Object.keys(files).filter((file) => /^examples\/.+\/.+\/.+\.json$/.test(file));
  expect(index.map(({ file }) => file).sort()).toEqual(found.sort());
  const odd = index.find(({ operationId, name }) => operationId === 'listTeams' && name === 'odd');
  expect(odd).toMatchObject({ method: 'GET', status: 200, mediaType: 'application/json' });
  expect(JSON.parse(read(odd?.file ?? ''))).toBeInstanceOf(Array);
});

test('a coded error is a JSON string', () => {
  expect(JSON.parse(read('examples/changePassword/400/BadRequest.json'))).toBe('BadRequest');
});

test('the names of an enum are those of the console', () => {
  expect(JSON.parse(read('enums.json')).OrganisationType).toEqual(OrganisationType);
});

test('the package names no folder of this machine', () => {
  const own = [resolve('.'), homedir(), tmpdir()].map((folder) => `${folder}/`);
  for (const [file, text] of Object.entries(files)) {
    for (const name of own) expect(text.includes(name), `${file} has ${name}`).toBe(false);
  }
});

/** Other tools check a document with this schema, which allows no description of a server variable. */
test('no variable of a server has anything but its default and its values', () => {
  const variables = JSON.stringify(contract).matchAll(/"variables":(\{.*?\}\})/g);
  const shape = new Ajv2020().compile({
    additionalProperties: {
      required: ['default'],
      properties: { default: { type: 'string' }, enum: { type: 'array', minItems: 1 } },
      additionalProperties: false,
    },
  });
  const found = [...variables].map(([, text = '']) => JSON.parse(text));
  expect(found.length).toBeGreaterThan(0);
  for (const each of found) expect(shape(each)).toBe(true);
});
