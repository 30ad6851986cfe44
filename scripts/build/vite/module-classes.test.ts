import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { classesOf } from './module-classes';

const chunk = (name: string, imports: string[] = []) =>
  ({
    fileName: `${name}.js`,
    imports: imports.map((file) => `${file}.js`),
    isEntry: name === 'index',
    isDynamicEntry: name.startsWith('page') || name === 'menus',
    facadeModuleId: name.startsWith('page') ? `/src/routes/${name}.tsx?tsr-split=component` : null,
    moduleIds: [`src/${name}.ts`],
    code: `export const ${name} = 1;`,
  }) as Rolldown.OutputChunk;

test('the classes are what several pages need, or a page and a part that loads later', () => {
  const { classes } = classesOf([
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
  const named = classes.map(({ modules, users, needs }) => [
    modules,
    [...users],
    [...needs].flatMap((need) => need.modules),
  ]);
  expect(named).toEqual([
    [['src/grid.ts'], ['/page1', '/page2', 'menus.js'], ['src/fields.ts']],
    [['src/fields.ts'], ['/page1', '/page2', '/page3', 'menus.js'], []],
    [['src/rows.ts'], ['/page2', 'menus.js'], []],
  ]);
});

test('a page keeps its own chunk, also if a part that loads later needs something of it', () => {
  const { classes } = classesOf([
    chunk('index'),
    chunk('page1', ['index', 'grid']),
    chunk('page2', ['grid']),
    chunk('grid'),
    chunk('menus', ['page1']),
  ]);
  expect(classes.map(({ modules }) => modules)).toEqual([['src/grid.ts']]);
});
