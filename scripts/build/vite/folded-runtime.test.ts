import { expect, test } from 'vitest';
import { foldRuntime } from './folded-runtime';

const chunk = (fileName: string, modules: object = {}) => ({
  fileName: `assets/${fileName}.js`,
  isEntry: fileName === 'index',
  modules: modules as Parameters<typeof foldRuntime>[1]['modules'],
});

const index = chunk('index');
const grid = chunk('grid');
const runtime = chunk('runtime', {
  '\0rolldown/runtime.js': { code: 'var __toESM = (it) => it;', renderedExports: ['__toESM'] },
});
const chunks = [index, grid, runtime];

const code = `import { n as __toESM$1 } from "./runtime.js";
import { t } from "./other.js";
__toESM$1(t);
`;

test('the entry has the helpers itself, and others may have them from it', () => {
  expect(foldRuntime(code, index, chunks)).toBe(`var __toESM = (it) => it;
var __toESM$1 = __toESM;
import { t } from "./other.js";
__toESM$1(t);

export { __toESM };
`);
});

test('another chunk has the helpers from the entry', () => {
  expect(foldRuntime(code, grid, chunks)).toBe(`import { __toESM as __toESM$1 } from "./index.js";
import { t } from "./other.js";
__toESM$1(t);
`);
});

test('a bundle without such a file stays as it is', () => {
  expect(foldRuntime(code, index, [index, grid])).toBe(code);
});
