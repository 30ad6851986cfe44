import { expect, test } from 'vitest';
import { createdText } from './created-text';

test('gives seconds, a zone, and the moment of the entry in UTC', () => {
  const { text, zone, note } = createdText('2026-11-20T18:21:07.5Z');
  expect(text).toMatch(/2026.*:21:07/);
  expect(zone).toBeTruthy();
  expect(note).toBe('UTC: 2026-11-20T18:21:07.5Z');
});
