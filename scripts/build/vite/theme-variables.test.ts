import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { themeStyles } from './theme-variables';

test('a variable of Mantine that a style sheet, a screen or the theme uses has a value', () => {
  const styles = themeStyles();
  const defined = new Set(styles.match(/--mantine-[\w-]+(?=:)/g));
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(css|tsx?)$/.test(file) && !/\.test\.|theme/.test(file))
    .map((file) => [file, readFileSync(join('src', file), 'utf8')] as const);
  const missing = [['the theme', styles] as const, ...files].flatMap(([file, text]) =>
    [...text.matchAll(/var\((--mantine-[\w-]+)[,)]/g)]
      .filter(([, name = '']) => !defined.has(name))
      .map(([used]) => `${file}: ${used}`),
  );
  expect(missing).toEqual([]);
});
