import { expect, test } from 'vitest';
import { exceptionsText, versionText } from './lookup-texts';

test.each([
  [{ version: '7.4.2.118', commitHash: '5b2e9f1' }, '7.4.2.118 (5b2e9f1)'],
  [{ version: '7.4.2.118', commitHash: '' }, '7.4.2.118'],
  [{ version: '', commitHash: '5b2e9f1' }, '(5b2e9f1)'],
  [null, 'N/A'],
])('the text of the version %j', (version, text) => {
  expect(versionText(version)).toBe(text);
});

test.each([
  [{ count: 0, lastTime: null }, '0 errors'],
  [{ count: 1, lastTime: null }, '1 error'],
  [{ count: 1_234, lastTime: null }, `${(1_234).toLocaleString()} errors`],
  [{ count: 3, lastTime: '2026-11-20T17:42:09Z' }, '3 errors, last at 2026-11-20T17:42:09Z'],
])('the text of the errors %j', (exceptions, text) => {
  expect(exceptionsText(exceptions, (moment) => `at ${moment}`)).toBe(text);
});
