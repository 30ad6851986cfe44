import { expect, test } from 'vitest';
import { sheetsOf } from './mantine-styles';

test.each([
  ['core/esm/components/Button/Button.mjs', ['core/styles/Button']],
  ['core/esm/utils/InlineInput/InlineInput.mjs', ['core/styles/InlineInput']],
  // A part of a component has the styles of the whole.
  ['core/esm/components/Combobox/ComboboxChevron/ComboboxChevron.mjs', ['core/styles/Combobox']],
  ['dates/esm/components/Day/Day.mjs', ['dates/styles']],
  // No component.
  ['core/esm/components/Combobox/use-combobox/use-virtualized-combobox.mjs', []],
  // Without a style sheet.
  ['core/esm/components/Transition/Transition.mjs', []],
  ['core/esm/core/Box/Box.mjs', []],
])('a build imports the style sheet of %s', (module, sheets) => {
  const named = sheets.map((sheet) => `@mantine/${sheet}.layer.css`);
  expect(sheetsOf(`/project/node_modules/@mantine/${module}`)).toEqual(named);
});
