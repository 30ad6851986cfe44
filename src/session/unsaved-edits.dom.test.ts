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
