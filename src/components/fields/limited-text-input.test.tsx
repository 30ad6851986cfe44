import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { render } from '~/testing/render';
import { LimitedTextInput } from './limited-text-input';

test.each([
  ['abc', ''],
  ['abcd', '4 of 5 characters'],
  ['abcde', '5 of 5 characters'],
  ['abcdef', 'At most 5 characters; this has 6.'],
  ['  abcde ', '5 of 5 characters'],
  [' abcdef ', 'At most 5 characters; this has 6.'],
])('a limit of five characters says of "%s": "%s"', (value, note) => {
  render(<LimitedTextInput label="Name" limit={5} value={value} readOnly />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(note);
});

test('a count near the limit leaves the description', () => {
  render(
    <LimitedTextInput label="Code" description="As printed." limit={5} value="abcd" readOnly />,
  );
  expect(screen.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(
    'As printed. (4 of 5 characters)',
  );
});
