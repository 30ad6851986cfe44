import { expect, test } from 'vitest';
import { withImports } from './with-imports';

test('imported chunks come first, so that the styles of later ones win', () => {
  const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });
  const chunks = [chunk('grid', 'inputs'), chunk('inputs', 'shell'), chunk('shell'), chunk('tree')];
  const order = [...withImports(chunks, chunks)].map(({ fileName }) => fileName);
  expect(order).toEqual(['shell', 'inputs', 'grid', 'tree']);
});
