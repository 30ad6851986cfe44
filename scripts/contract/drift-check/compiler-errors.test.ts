import { expect, test } from 'vitest';
import { parsedErrors } from './compiler-errors';

test('each error has its file, its line and all lines of its message', () => {
  const output = [
    "src/a.ts(3,15): error TS2322: Type 'string' is not assignable to type 'Team'.",
    "  Type 'string' is not assignable to type 'null'.",
    "src/b (copy).tsx(12,1): error TS2307: Cannot find module './gone'.",
    '',
  ].join('\n');
  expect(parsedErrors(output)).toEqual([
    {
      file: 'src/a.ts',
      line: 3,
      message:
        "TS2322: Type 'string' is not assignable to type 'Team'.\n  Type 'string' is not assignable to type 'null'.",
    },
    { file: 'src/b (copy).tsx', line: 12, message: "TS2307: Cannot find module './gone'." },
  ]);
});

test('no output means no error', () => {
  expect(parsedErrors('')).toEqual([]);
});

test.each(["error TS5083: Cannot read file 'tsconfig.json'.", 'panic: out of memory'])(
  'the output "%s" is no result',
  (output) => {
    expect(() => parsedErrors(output)).toThrow(
      `The compiler has not checked the files:\n${output}`,
    );
  },
);
