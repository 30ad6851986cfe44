import { expect, test } from 'vitest';
import { classesOf } from './shared-chunks';

const chunk = (name: string, imports: string[] = []) => ({
  fileName: `${name}.js`,
  imports: imports.map((file) => `${file}.js`),
  isEntry: name === 'index',
  isDynamicEntry: name.startsWith('page') || name === 'menus',
  facadeModuleId: name.startsWith('page') ? `src/${name}.tsx?tsr-split=component` : null,
  moduleIds: [`src/${name}.ts`],
  code: `export const ${name} = 1;`,
});

test('the classes are what several pages need, or a page and a part that loads later', () => {
  const classes = classesOf([
    chunk('index', ['react']),
    chunk('react'),
    chunk('page1', ['index', 'grid', 'alone']),
    chunk('page2', ['grid', 'rows']),
    chunk('page3', ['fields']),
    chunk('alone'),
    chunk('grid', ['react', 'fields']),
    chunk('fields'),
    chunk('rows'),
    chunk('menus', ['grid', 'rows']),
  ]);
  const named = classes.map(({ modules, users, needs }) => [modules, [...users], [...needs]]);
  expect(named).toEqual([
    [['src/grid.ts'], ['page1.js', 'page2.js'], [1]],
    [['src/fields.ts'], ['page1.js', 'page2.js', 'page3.js'], []],
    [['src/rows.ts'], ['page2.js'], []],
  ]);
});

test('a page keeps its own chunk, also if a part that loads later needs something of it', () => {
  const classes = classesOf([
    chunk('index'),
    chunk('page1', ['index', 'grid']),
    chunk('page2', ['grid']),
    chunk('grid'),
    chunk('menus', ['page1']),
  ]);
  expect(classes.map(({ modules }) => modules)).toEqual([['src/grid.ts']]);
});
