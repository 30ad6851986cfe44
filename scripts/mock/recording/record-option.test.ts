import { expect, test } from 'vitest';
import { recordOptions } from './record-option.mjs';

const read = (record: string | undefined, mayChange = false, stateful = false) =>
  recordOptions({ record, 'record-changes': mayChange, stateful }, 4010);

test('a service is its origin, and only reading is usual', () => {
  expect(read(undefined)).toBeNull();
  expect(read('https://pos.example.com')).toEqual({
    origin: 'https://pos.example.com',
    mayChange: false,
  });
  expect(read('http://localhost:4173/', true)).toEqual({
    origin: 'http://localhost:4173',
    mayChange: true,
  });
});

test.each([
  [''],
  ['pos.example.com'],
  ['ftp://pos.example.com'],
  ['https://pos.example.com/console'],
  ['https://pos.example.com/?a=1'],
  ['https://me:secret@pos.example.com'],
])('"%s" is no service, and the error does not repeat it', (text) => {
  expect(() => read(text)).toThrow(
    /^--record takes the address of a service, such as https:\/\/pos\.example\.com\.$/,
  );
});

test('a mock does not record itself', () => {
  expect(() => read('http://localhost:4010')).toThrow('is the mock itself');
});

test('a service is not recorded by a mock that keeps records', () => {
  expect(() => read('https://pos.example.com', false, true)).toThrow('do not go together');
  expect(read(undefined, false, true)).toBeNull();
});

test('changes need a service', () => {
  expect(() => read(undefined, true)).toThrow('--record-changes needs --record');
});
