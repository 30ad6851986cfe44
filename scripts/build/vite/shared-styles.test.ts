import { expect, test } from 'vitest';
import { inOrder } from './shared-styles';

test('imported chunks come first, so that the styles of later ones win', () => {
  const chunk = (fileName: string, ...imports: string[]) => ({ fileName, imports });
  const chunks = [chunk('grid', 'inputs'), chunk('inputs', 'shell'), chunk('shell'), chunk('tree')];
  expect(inOrder(chunks).map(({ fileName }) => fileName)).toEqual([
    'shell',
    'inputs',
    'grid',
    'tree',
  ]);
});
