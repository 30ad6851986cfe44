import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type RecordPlace, readRecord, writeRecord } from './record';
import { currentInputs } from './record-inputs';

let folder: string;
let place: RecordPlace;
let source: string;
const inputs = () => currentInputs({ paths: [join(folder, 'sources')], packages: ['vitest'] });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'record-'));
  place = { file: join(folder, 'a.record.json'), renewedBy: 'npm run a' };
  const sources = join(folder, 'sources');
  source = join(sources, 'one.ts');
  mkdirSync(sources);
  writeFileSync(source, 'one');
  writeRecord(place, inputs(), { killed: 3 });
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Reads the record after a change of its text. */
function readChanged(from: string, to: string) {
  const text = readFileSync(place.file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(place.file, text.replace(from, to));
  return () => readRecord(place, inputs());
}

test('a record of the present inputs gives its outcome', () => {
  expect(readRecord(place, inputs())).toEqual({ killed: 3 });
});

test('a changed input makes the record stale', () => {
  writeFileSync(source, 'two');
  expect(() => readRecord(place, inputs())).toThrow(
    `${place.file} is stale, since ${source} changed; "npm run a" renews it.`,
  );
});

test('a new input, a missing one and another version of a package make the record stale', () => {
  const now = inputs();
  const { [source]: _gone, ...fewer } = now;
  const others = [{ ...now, 'b.ts': 'x' }, fewer, { ...now, 'package vitest': '0.0.1' }];
  const names = ['b.ts', source, 'package vitest'];
  for (const [index, other] of others.entries()) {
    expect(() => readRecord(place, other)).toThrow(`is stale, since ${names[index]} changed`);
  }
  expect(() => readRecord(place, {})).toThrow('and 1 more changed');
});

test('the error of a missing record names the command that makes it', () => {
  rmSync(place.file);
  expect(() => readRecord(place, inputs())).toThrow('is missing; "npm run a" renews it.');
});

test.each(['{', 'null', '{}', '{"inputs": null}', '[]'])('%s is no valid record', (text) => {
  writeFileSync(place.file, text);
  expect(() => readRecord(place, inputs())).toThrow('cannot be read; "npm run a" renews it.');
});

test('a changed outcome is an error', () => {
  expect(readChanged('"killed": 3', '"killed": 4')).toThrow('was changed by hand or by a merge');
});

test('a changed digest of an input is an error', () => {
  expect(readChanged('"package vitest": "', '"package vitest": "9')).toThrow('was changed by hand');
});
