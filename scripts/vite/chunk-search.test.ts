import { expect, test } from 'vitest';
import type { ModuleClass } from './chunk-plan';
import { improvedPlan } from './chunk-search';

type Options = Partial<Omit<ModuleClass, 'needs' | 'parts'>> & { needs?: number[]; parts?: string };

const classOf = (name: string, users: string, options: Options = {}): ModuleClass => ({
  modules: [name],
  users: new Set(users.split(' ')),
  size: options.size ?? 5_000,
  needs: new Set(options.needs ?? []),
  ...(options.parts !== undefined && { parts: new Set(options.parts.split(' ')) }),
});

/** A plan with one chunk of everything, which every page loads. */
const oneChunk = (classes: ModuleClass[]): ModuleClass[] => [
  {
    modules: classes.flatMap(({ modules }) => modules),
    users: new Set(),
    size: 0,
    needs: new Set(),
  },
];

const improved = (classes: ModuleClass[], most = 9) =>
  improvedPlan({ classes, plan: oneChunk(classes), most: () => most, steps: 2_000, rounds: 2 })
    .map(({ modules }) => [...modules].sort().join(' '))
    .sort();

test('code of different pages is taken apart', () => {
  const classes = [classOf('grid', 'a', { size: 50_000 }), classOf('form', 'b', { size: 40_000 })];
  expect(improved(classes)).toEqual(['form', 'grid']);
});

test('no page gets more chunks than it may have', () => {
  const classes = ['a', 'b', 'c', 'd'].map((name) =>
    classOf(`of-${name}`, `all ${name}`, { size: 20_000 }),
  );
  expect(improved(classes, 2).length).toBeLessThanOrEqual(2);
  expect(improved(classes, 4)).toHaveLength(4);
});

test('chunks never need each other in a circle', () => {
  const classes = [
    classOf('top', 'a', { needs: [1] }),
    classOf('middle', 'a b', { needs: [2], size: 50_000 }),
    classOf('bottom', 'a b c', { size: 100 }),
  ];
  const plan = improved(classes);
  // The bottom and the top in one chunk would need the middle, which needs the bottom.
  expect(plan).not.toContain('bottom top');
});

test('a part that loads later does not bring the code of pages', () => {
  const grid = classOf('grid', 'a b', { size: 60_000 });
  const pause = { size: 300 };
  expect(improved([grid, classOf('pause', 'a b', pause)])).toEqual(['grid pause']);
  const needed = classOf('pause', 'a b', { ...pause, parts: 'parser' });
  expect(improved([grid, needed])).toEqual(['grid', 'pause']);
});

test('the same classes give the same plan', () => {
  const classes = [...'abcdefghij'].map((name, at) =>
    classOf(name, `${at % 3} ${at % 4} ${at % 5}`, { size: 1_000 * (at + 1) }),
  );
  expect(improved(classes, 3)).toEqual(improved(classes, 3));
});
