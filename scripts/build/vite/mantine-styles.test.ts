import { expect, test } from 'vitest';
import { sheetOf } from './mantine-styles';

const folder = '/project/node_modules/@mantine';

test.each([
  [`${folder}/core/esm/components/Button/Button.mjs`, '@mantine/core/styles/Button.layer.css'],
  [
    `${folder}/core/esm/utils/InlineInput/InlineInput.mjs`,
    '@mantine/core/styles/InlineInput.layer.css',
  ],
  // A part of a component has the styles of the whole.
  [
    `${folder}/core/esm/components/Combobox/ComboboxChevron/ComboboxChevron.mjs`,
    '@mantine/core/styles/Combobox.layer.css',
  ],
  [`${folder}/dates/esm/components/Day/Day.mjs`, '@mantine/dates/styles.layer.css'],
])('a build imports the style sheet of %s', (module, sheet) => {
  expect(sheetOf(module)).toBe(`import '${sheet}';\n`);
});

test.each([
  // No component.
  `${folder}/core/esm/components/Combobox/use-combobox/use-virtualized-combobox.mjs`,
  // Without a style sheet.
  `${folder}/core/esm/components/Transition/Transition.mjs`,
  `${folder}/core/esm/core/Box/Box.mjs`,
  '/project/src/components/dialogs/dialog.tsx',
])('%s has no style sheet of its own', (module) => {
  expect(sheetOf(module)).toBeUndefined();
});
