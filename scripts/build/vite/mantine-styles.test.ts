import { expect, test } from 'vitest';
import { stylesOf } from './mantine-styles';

const folder = '/project/node_modules/@mantine/core/esm';

test.each([
  [`${folder}/components/Button/Button.mjs`, '@mantine/core/styles/Button.css'],
  // Part of another component, whose style sheet has its rules.
  [`${folder}/components/Button/ButtonGroup/ButtonGroup.mjs`, undefined],
  // Without a style sheet.
  [`${folder}/components/Transition/Transition.mjs`, undefined],
  [`${folder}/core/Box/Box.mjs`, undefined],
  ['/project/src/components/dialogs/dialog.tsx', undefined],
])('the style sheet of %s', (module, sheet) => {
  expect(stylesOf(module)).toBe(sheet);
});
