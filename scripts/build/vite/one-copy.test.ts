import { expect, test } from 'vitest';
import { secondCopies } from './one-copy';

const modules = [
  '/project/src/main.tsx',
  '\0rolldown/runtime.js',
  '/project/node_modules/@tanstack/virtual-core/dist/esm/index.js',
  '/project/node_modules/@tanstack/virtual-core/dist/esm/utils.js',
  '/project/node_modules/mantine-react-table/dist/index.js',
];
const second =
  '/project/node_modules/mantine-react-table/node_modules/@tanstack/virtual-core/dist/esm/index.js';

test('one copy of each package is fine', () => {
  expect(secondCopies(modules)).toEqual([]);
});

test('a second copy is named with both folders', () => {
  expect(secondCopies([...modules, second])).toEqual([
    'The console has more than one copy of @tanstack/virtual-core: ' +
      'node_modules/@tanstack/virtual-core and ' +
      'node_modules/mantine-react-table/node_modules/@tanstack/virtual-core.',
  ]);
});

test('a known second copy is let pass, and no third one', () => {
  const known = ['node_modules/mantine-react-table/node_modules/@tanstack/virtual-core'];
  expect(secondCopies([...modules, second], known)).toEqual([]);
  const third = '/project/node_modules/other/node_modules/@tanstack/virtual-core/index.js';
  expect(secondCopies([...modules, second, third], known)).toHaveLength(1);
});
