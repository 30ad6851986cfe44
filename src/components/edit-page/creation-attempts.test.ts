import { expect, test } from 'vitest';
import { CreationAttempts } from './creation-attempts';

interface Server {
  id: string;
  name: string;
}

type ServerForm = Pick<Server, 'name'> & { secret: string };

const form = (name: string, secret = ''): ServerForm => ({ name, secret });
const lost = () => Promise.reject(new Error('Network error', { cause: { status: 0 } }));
const refused = () => Promise.reject(Object.assign(new Error('Bad Request.'), { status: 400 }));

/** Attempts among records that a test may change, of which some were there before. */
function attemptsAmong(records: Server[], before = [...records]) {
  return new CreationAttempts<Server, ServerForm>(
    { idOf: ({ id }) => id, before: async () => before, read: async () => records },
    { formOf: ({ name }) => form(name), secrets: ['secret'] },
  );
}

async function attempt(
  attempts: CreationAttempts<Server, ServerForm>,
  sent: ServerForm,
  send: () => Promise<unknown>,
) {
  await attempts.create(sent, send).catch(() => {});
}

test('a refused creation leaves nothing to look for', async () => {
  const attempts = attemptsAmong([]);
  await attempt(attempts, form('North'), refused);
  expect(attempts.isOpen).toBe(false);
});

test('a creation without an answer is found by what it sent', async () => {
  const records: Server[] = [{ id: '1', name: 'South' }];
  const attempts = attemptsAmong(records);
  await attempt(attempts, form('North'), lost);
  expect(attempts.isOpen).toBe(true);
  expect(await attempts.find()).toBeUndefined();
  records.push({ id: '2', name: 'North' });
  expect(await attempts.find()).toEqual({ id: '2', name: 'North' });
});

test('a record that existed before is not the new one', async () => {
  const twin = { id: '1', name: 'North' };
  const records = [twin];
  const attempts = attemptsAmong(records);
  await attempt(attempts, form('North'), lost);
  expect(await attempts.find()).toBeUndefined();
  records.push({ id: '2', name: 'North' });
  expect(await attempts.find()).toEqual({ id: '2', name: 'North' });
});

test('each attempt without an answer counts, and a found record stays the same', async () => {
  const records: Server[] = [];
  const attempts = attemptsAmong(records);
  await attempt(attempts, form('North'), lost);
  await attempt(attempts, form('Nord'), lost);
  const created = { id: '2', name: 'Nord' };
  records.push(created);
  expect(await attempts.find()).toBe(created);
  created.name = 'Changed by somebody';
  expect(await attempts.find()).toBe(created);
  records.pop();
  expect(await attempts.find()).toBeUndefined();
});

test('a found record is complete with the fields and the secret that were sent', async () => {
  const created = { id: '2', name: 'North' };
  const attempts = attemptsAmong([created], []);
  await attempt(attempts, form('North', 'first'), lost);
  await attempts.find();
  expect(attempts.isSaved(created, form('North', 'first'))).toBe(true);
  expect(attempts.isSaved(created, form('Nord', 'first'))).toBe(false);
  expect(attempts.isSaved(created, form('North', 'second'))).toBe(false);
  attempts.noteChange();
  expect(attempts.isSaved(created, form('North', 'first'))).toBe(false);
  expect(attempts.isSaved(created, form('North'))).toBe(true);
});
