import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeStyles } from './theme-variables';

const styles = themeStyles();
const defined = new Set(styles.match(/--mantine-[\w-]+(?=:)/g));

test('every variable of the theme that a style sheet or a screen names has a value', () => {
  const missing = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.|theme/.test(file))
    .flatMap((file) =>
      [...readFileSync(join('src', file), 'utf8').matchAll(/var\((--mantine-[\w-]+)[,)]/g)]
        .map(([, name = '']) => name)
        .filter((name) => !defined.has(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(missing).toEqual([]);
});

test('a variable that refers to another one finds it', () => {
  const used = [...styles.matchAll(/var\((--mantine-[\w-]+)\)/g)].map(([, name = '']) => name);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});
