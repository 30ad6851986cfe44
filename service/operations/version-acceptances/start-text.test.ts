import { expect, test } from 'vitest';
import { settingsText } from './start-text';

const settings = (autoAccept: boolean, time?: string) => ({
  autoAccept,
  notBeforeTimeUTC: time ? `2026-11-22 ${time}:00` : null,
});
const [on, off] = [true, false];

test.each([
  [
    settings(off),
    settings(on, '04:30'),
    'accepted automatically now, to be installed from 04:30 UTC instead of immediately.',
  ],
  [
    settings(off, '04:30'),
    settings(on, '04:30'),
    'accepted automatically now, to be installed from 04:30 UTC.',
  ],
  [
    settings(on, '04:30'),
    settings(on),
    'still accepted automatically, to be installed immediately instead of from 04:30 UTC.',
  ],
  [settings(on, '04:30'), settings(off, '04:30'), 'no longer accepted automatically.'],
  [
    settings(on, '04:30'),
    settings(off),
    'no longer accepted automatically. Once they are, they are to be installed immediately instead of from 04:30 UTC.',
  ],
  [
    settings(off),
    settings(off, '05:00'),
    'still not accepted automatically. Once they are, they are to be installed from 05:00 UTC instead of immediately.',
  ],
])(
  'the log says of automatic acceptance how it was before: %j, then %j',
  (before, after, words) => {
    expect(settingsText('Till', before, after)).toBe(`New versions of Till are ${words}`);
  },
);
