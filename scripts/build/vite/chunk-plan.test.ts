import { expect, test } from 'vitest';
import type { ModuleClass } from './chunk-cost';
import { followPlan, improvePlan } from './chunk-plan';

type Options = Partial<Pick<ModuleClass, 'size'>> & { needs?: number[]; parts?: string };

const classOf = (name: string, users: string, options: Options = {}): ModuleClass => ({
  modules: [name],
  users: new Set(users.split(' ')),
  parts: new Set(options.parts?.split(' ') ?? []),
  size: options.size ?? 5_000,
  needs: new Set(options.needs ?? []),
});

const aimOf = (most: number) => ({ most: () => most, importanceOf: () => 1 });

const shown = (plan: string[][]) => plan.map((modules) => modules.join(' '));

/** A plan that is looked for from one chunk of everything, which every page loads. */
const improved = (classes: ModuleClass[], most = 9) =>
  shown(improvePlan(classes, aimOf(most), [], { steps: 2_000, rounds: 2 }));

test('code of different pages is taken apart', () => {
  const classes = [classOf('grid', 'a', { size: 50_000 }), classOf('form', 'b', { size: 40_000 })];
  expect(improved(classes)).toEqual(['form', 'grid']);
});

test('a short file is joined where it costs less than a file', () => {
  const classes = [classOf('grid', 'a b c'), classOf('icon', 'a b', { size: 60 })];
  expect(improved(classes)).toEqual(['grid icon']);
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
  // The bottom and the top in one chunk would need the middle, which needs the bottom.
  expect(improved(classes)).not.toContain('bottom top');
  const circle = followPlan(classes, aimOf(9), [['bottom', 'top'], ['middle']]);
  expect(circle.cost).toBe(Number.POSITIVE_INFINITY);
});

test('a part that loads later does not bring the code of pages', () => {
  const grid = classOf('grid', 'a b', { size: 60_000 });
  const pause = { size: 300 };
  expect(improved([grid, classOf('pause', 'a b', pause)])).toEqual(['grid pause']);
  const needed = classOf('pause', 'a b', { ...pause, parts: 'parser' });
  expect(improved([grid, needed])).toEqual(['grid', 'pause']);
});

test('a build follows its plan, and puts what is new where it costs least', () => {
  const classes = [
    classOf('grid', 'a b', { size: 70_000 }),
    classOf('form', 'c d', { size: 20_000 }),
    classOf('checkbox', 'c d', { size: 300 }),
    { ...classOf('rows', 'a b', { size: 9_000 }), modules: ['new-row', 'rows'] },
  ];
  const plan = [['grid'], ['form'], ['rows', 'gone']];
  expect(shown(followPlan(classes, aimOf(9), plan).plan)).toEqual([
    'checkbox form',
    'grid',
    'new-row rows',
  ]);
});

test('the same classes give the same plan', () => {
  const classes = [...'abcdefghij'].map((name, at) =>
    classOf(name, `${at % 3} ${at % 4} ${at % 5}`, { size: 1_000 * (at + 1) }),
  );
  expect(improved(classes, 3)).toEqual(improved(classes, 3));
});
