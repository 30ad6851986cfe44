import { expect, test } from 'vitest';
import { bytesOfPalette } from './palette-copies';

const chunk = (fileName: string, imports: string[], facadeModuleId: string | null = null) => ({
  fileName,
  imports,
  facadeModuleId,
  isEntry: fileName === 'index.js',
  // The same length in each chunk.
  code: Array.from({ length: 600 }, (_, at) => (at * 2_654_435_761).toString(36)).join(fileName),
});
const dialog = '/project/src/shell/palette/palette-dialog.tsx';
const index = chunk('index.js', ['react.js']);
const react = chunk('react.js', []);

test('what the first page has does not count, and what the dialog needs does', () => {
  const alone = bytesOfPalette([index, react, chunk('a.js', ['index.js', 'react.js'], dialog)]);
  const withMore = bytesOfPalette([
    index,
    react,
    chunk('a.js', ['index.js', 'b.js'], dialog),
    chunk('b.js', ['c.js', 'react.js']),
    chunk('c.js', []),
  ]);
  expect(alone).toBeGreaterThan(1_000);
  expect(withMore / alone).toBeCloseTo(3, 1);
});

test('a bundle without the dialog is an error', () => {
  expect(() => bytesOfPalette([index, react])).toThrow('palette-dialog.tsx');
});
