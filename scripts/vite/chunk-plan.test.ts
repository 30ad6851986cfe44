import { describe, expect, test } from 'vitest';
import { type ModuleClass, planChunks } from './chunk-plan';

const classOf = (
  name: string,
  users: string,
  { size = 5_000, needs = [] }: Partial<Omit<ModuleClass, 'needs'>> & { needs?: number[] } = {},
): ModuleClass => ({
  modules: [name],
  users: new Set(users.split(' ')),
  size,
  needs: new Set(needs),
});

/** The modules of each chunk. */
const plan = (classes: ModuleClass[], most = 9) =>
  planChunks(classes, () => most)
    .map(({ modules }) => [...modules].sort().join(' '))
    .sort();

describe('within the limits', () => {
  test('code of different pages stays apart', () => {
    expect(plan([classOf('grid', 'a b'), classOf('form', 'b c')])).toEqual(['form', 'grid']);
  });

  test('a short file is joined where it costs less than a file', () => {
    const classes = [classOf('grid', 'a b c'), classOf('icon', 'a b', { size: 60 })];
    expect(plan(classes)).toEqual(['grid icon']);
  });
});

describe('beyond the limits', () => {
  const classes = [
    classOf('grid', 'a b', { size: 70_000 }),
    classOf('overlays', 'a b c', { size: 15_000 }),
    classOf('fields', 'a b c d', { size: 10_000 }),
  ];

  test('the two are joined for which pages load least without a need', () => {
    // Page d then loads the overlays. Otherwise page c would load the grid.
    expect(plan(classes, 2)).toEqual(['fields overlays', 'grid']);
  });

  test('what loads with a chunk counts, too', () => {
    const needing = [
      classOf('tree', 'a b', { size: 3_000, needs: [1] }),
      classOf('rows', 'a b', { size: 90_000 }),
      classOf('dates', 'a c', { size: 4_000 }),
      classOf('form', 'a c', { size: 9_000 }),
    ];
    // With the tree, page c would load the rows.
    expect(plan(needing, 2)).toEqual(['dates form', 'rows tree']);
  });
});

test('chunks never need each other in a circle', () => {
  const classes = [
    classOf('top', 'a', { needs: [1] }),
    classOf('middle', 'a b', { needs: [2], size: 50_000 }),
    classOf('bottom', 'a b c d', { size: 100 }),
  ];
  const chunks = plan(classes, 2);
  expect(chunks).not.toContain('bottom top');
  expect(chunks).toHaveLength(2);
});
