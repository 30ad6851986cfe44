import { expect, test } from 'vitest';
import { asItCame, isCompleted, keepAsItCame } from './came-as';
import { didNotCome, lostFields } from './did-not-come';

const completed = () =>
  keepAsItCame({ name: '', note: null, scopes: [] as string[] }, { name: null, note: null });

test('a completed record remembers how it came, and so does its copy; JSON does not show it', () => {
  const copy = { ...completed() };
  expect(asItCame(copy)).toEqual({ name: null, note: null });
  expect(JSON.parse(JSON.stringify(copy))).toEqual({ name: '', note: null, scopes: [] });
  const whole = { name: 'Sam' };
  expect(asItCame(whole)).toBe(whole);
});

test('a field did not come if it was missing, or null where null says nothing', () => {
  const fields = ['name', 'note', 'scopes', 'optional'];
  expect(fields.filter((field) => didNotCome(completed(), field))).toEqual(['name', 'scopes']);
});

test('an answer is completed if anything in it is', () => {
  expect(isCompleted({ list: [{ id: 1 }, completed()] })).toBe(true);
  expect(isCompleted({ list: [{ id: 1 }, null] })).toBe(false);
});

test('a later read loses a field that came whole before, or an entry of its list', () => {
  const before = { name: 'Sam', note: null, scopes: ['superuser'] };
  expect(lostFields(before, completed())).toEqual(['name', 'scopes']);
  const scopes = keepAsItCame(['superuser'], ['superuser', null]);
  const fresh = keepAsItCame({ ...before, scopes }, { ...before, scopes: ['superuser', null] });
  expect(lostFields(before, fresh)).toEqual(['scopes']);
  expect(lostFields(completed(), completed())).toEqual([]);
});
