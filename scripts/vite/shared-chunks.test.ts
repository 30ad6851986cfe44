import { expect, test } from 'vitest';
import { classesOf } from './shared-chunks';

const chunk = (name: string, imports: string[] = [], css: string[] = []) => ({
  fileName: `${name}.js`,
  imports: imports.map((file) => `${file}.js`),
  isEntry: name === 'index',
  isDynamicEntry: name.startsWith('page'),
  moduleIds: [`src/${name}.ts`],
  code: `export const ${name} = 1;`,
  viteMetadata: { importedCss: new Set(css) },
});

test('the classes are the chunks of several pages, with all pages that load them', () => {
  const classes = classesOf([
    chunk('index', ['react']),
    chunk('react'),
    chunk('page1', ['index', 'grid']),
    chunk('page2', ['grid', 'own']),
    chunk('own'),
    chunk('page3', ['fields']),
    chunk('grid', ['react', 'fields'], ['grid.css']),
    chunk('fields'),
  ]);
  expect(
    classes.map(({ modules, users, hasStyles, needs }) => ({
      modules,
      users: [...users],
      hasStyles,
      needs: [...needs],
    })),
  ).toEqual([
    { modules: ['src/grid.ts'], users: ['page1.js', 'page2.js'], hasStyles: true, needs: [1] },
    {
      modules: ['src/fields.ts'],
      users: ['page1.js', 'page2.js', 'page3.js'],
      hasStyles: false,
      needs: [],
    },
  ]);
});
