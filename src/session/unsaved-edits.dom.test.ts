import { afterEach, expect, test } from 'vitest';
import { hasUnsavedEdits } from './unsaved-edits';

const guard = (event: Event) => event.preventDefault();
afterEach(() => window.removeEventListener('beforeunload', guard));

test('a page that nothing guards has no unsaved edits', () => {
  expect(hasUnsavedEdits()).toBe(false);
});

test('a page that would ask before it is closed has some', () => {
  window.addEventListener('beforeunload', guard);
  expect(hasUnsavedEdits()).toBe(true);
});
