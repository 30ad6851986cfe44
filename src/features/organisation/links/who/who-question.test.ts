import { expect, test } from 'vitest';
import { Permission } from '~/domain/contract/enums.gen';
import { type AskedQuestion, formatQuestion, parseQuestion } from './who-question';

const prices = Permission.Config_PriceLevels;
const nothing = { permission: undefined, place: undefined };

test.each<[string, AskedQuestion]>([
  ['Edit', { level: 'Edit', ...nothing }],
  ['View.Config_PriceLevels', { level: 'View', permission: prices, place: undefined }],
  ['All.Config_PriceLevels.some-id', { level: 'All', permission: prices, place: 'some-id' }],
  ['All..some-id', { level: 'All', permission: undefined, place: 'some-id' }],
])('%s is read, and written again', (text, question) => {
  expect(parseQuestion(text)).toEqual(question);
  expect(formatQuestion(question)).toBe(text);
});

test.each(['', 'Forbid', 'toString', 'Edit.All', 'Edit.Nothing', 'Edit..a b', '...', 'x.y.z z.w'])(
  'malformed parts of %j are ignored',
  (text) => {
    expect(parseQuestion(text)).toEqual({ level: 'Edit', ...nothing });
  },
);
