import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { User, UserBatch } from '~/api/users';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { fill, press } from '~/testing/press-and-fill';

const uma = exampleOf('getUser', '10000000-0000-4000-8000-000000000003');
const call = `GET /api/user/${uma.userID}`;
const isMissing = () => new Response('', { status: 404 });

/** Opens the page of a user of a service that stores, and repeats the answer to a key that it knows. */
async function open() {
  let stored: User = uma;
  let loses = 0;
  const known = new Set<string | null>();
  const { calls, history } = await openConsole(`/admin/users/edit/${uma.userID}`, 'superUser', {
    [call]: () => stored,
    [`${call}/signinlimits`]: isMissing,
    [`${call}/sessions`]: isMissing,
    'GET /api/user': () => [stored],
    'POST /api/user/batch': (batch: unknown, request: Request) => {
      const key = request.headers.get('Idempotency-Key');
      const isReplay = known.has(key);
      known.add(key);
      if (!isReplay) stored = { ...stored, ...(batch as UserBatch).changes[0] } as User;
      loses -= 1;
      if (loses >= 0) throw new TypeError('Failed to fetch');
      const headers: HeadersInit = isReplay ? { 'Idempotency-Replayed': 'true' } : {};
      return Response.json({ changes: [stored], deletes: [] }, { headers });
    },
  });
  const type = (name: string) => fill('Display Name', name);
  const isLeft = () => waitFor(() => expect(history.location.pathname).toBe('/admin/users'));
  return {
    stored: () => stored,
    somebodySaves: (fields: Partial<User>) => {
      stored = { ...stored, ...fields };
    },
    type,
    isLeft,
    save: () => press('Save'),
    /** Saves, and loses the answer. */
    async lose(name: string) {
      await type(name);
      const sent = calls.length;
      loses = 1;
      await press('Save');
      await waitFor(() =>
        expect(calls.slice(sent).map((each) => each.call)).toContain('POST /api/user/batch'),
      );
      expect(await screen.findByText(/Network error/)).toBeVisible();
    },
  };
}

const question = async () => within(await screen.findByRole('dialog'));

test('a save whose answer was lost is repeated, and says that it was saved already', async () => {
  const { lose, save, isLeft, stored } = await open();
  await lose('Umi');
  await save();
  await isLeft();
  expect(await screen.findByText('Uma Olsen was saved already.')).toBeVisible();
  expect(stored().shortName).toBe('Umi');
});

test('a save counts although an earlier one, whose answer was lost, was the same', async () => {
  const { lose, type, save, isLeft, stored } = await open();
  await lose('Umi');
  await lose('Ulla');
  await type('Umi');
  await save();
  await isLeft();
  expect(stored().shortName).toBe('Umi');
});

test('a repeated save replaces what somebody else has saved since, as the person has decided', async () => {
  const { lose, somebodySaves, save, isLeft, stored } = await open();
  await lose('Umi');
  somebodySaves({ shortName: 'Una' });
  await save();
  await (await question()).findByText('Una');
  await press('Keep mine');
  await isLeft();
  expect(stored().shortName).toBe('Umi');
  expect(await screen.findByText('Saved Uma Olsen.')).toBeVisible();
});

test('what an own save has stored, although its answer was lost, is not somebody else’s', async () => {
  const { lose, type, save, isLeft, stored } = await open();
  await lose('Umi');
  await type('Ulla');
  await save();
  await isLeft();
  expect(stored().shortName).toBe('Ulla');
});

test('what is saved while the question is open is kept, or asked about', async () => {
  const { type, somebodySaves, save, isLeft, stored } = await open();
  await type('Umi');
  somebodySaves({ shortName: 'Una' });
  await save();
  await (await question()).findByText('Una');
  somebodySaves({ shortName: 'Ute', email: 'ute@demo.test' });
  await press('Keep mine');
  await (await question()).findByText('Ute');
  await press('Keep mine');
  await isLeft();
  expect(stored()).toMatchObject({ shortName: 'Umi', email: 'ute@demo.test' });
});

test('what somebody else has set elsewhere is kept without a question', async () => {
  const { type, somebodySaves, save, isLeft, stored } = await open();
  await type('Umi');
  somebodySaves({ email: 'ute@demo.test' });
  await save();
  await isLeft();
  expect(stored()).toMatchObject({ shortName: 'Umi', email: 'ute@demo.test' });
});

test('Load theirs keeps what was typed into other fields', async () => {
  const { type, somebodySaves, save, isLeft, stored } = await open();
  await type('Umi');
  await fill('Full Name', 'Uma Lund');
  somebodySaves({ shortName: 'Una' });
  await save();
  await (await question()).findByText('Una');
  await press('Load theirs');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Display Name' })).toHaveValue('Una'),
  );
  expect(screen.getByRole('textbox', { name: 'Full Name' })).toHaveValue('Uma Lund');
  await save();
  await isLeft();
  expect(stored()).toMatchObject({ shortName: 'Una', fullName: 'Uma Lund' });
});
