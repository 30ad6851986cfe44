import { afterEach, expect, test } from 'vitest';
import { hasUnsavedEdits } from './unsaved-edits';

const guard = (event: Event) => event.preventDefault();
afterEach(() => window.removeEventListener('beforeunload', guard));

test('a page without a guard has no unsaved edits', () => {
  expect(hasUnsavedEdits()).toBe(false);
});

test('a page whose guard prevents its unload has unsaved edits', () => {
  window.addEventListener('beforeunload', guard);
  expect(hasUnsavedEdits()).toBe(true);
});

test.each([
  ['fields may hold what a person has entered', '<textarea></textarea>', true],
  ['no field holds nothing', 'Saved.', false],
])('an open dialog with %s', (_what, content, expected) => {
  document.body.innerHTML = `<div data-dialog>${content}</div>`;
  expect(hasUnsavedEdits()).toBe(expected);
  document.body.replaceChildren();
});
