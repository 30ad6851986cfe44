import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { User } from '../../../src/api/schema.gen';
import { demoAccounts } from '../../database/seed/demo-accounts';
import { type TestService, testService } from '../../testing/test-service';

const { ordinaryUser } = demoAccounts;

let service: TestService;

beforeAll(async () => {
  service = await testService();
});

afterAll(() => service.close());

const readUser = async () => {
  const answer = await service.call('/api/user', { as: 'superUser' });
  return ((await answer.json()) as User[]).find(({ userID }) => userID === ordinaryUser.userID);
};

test('a save with the old address leaves the address that somebody has just given', async () => {
  const own = await (await service.call('/api/user/profile', { as: 'ordinaryUser' })).json();
  await service.cookieOf('superUser');
  const changes = [{ ...own, email: 'moved@demo.test' }];
  const move = () =>
    service.call('/api/user/batch', { as: 'superUser', body: { changes, deletes: [] } });
  const begin = service.database.transaction;
  const transaction = vi.spyOn(service.database, 'transaction');
  transaction.mockImplementationOnce(async (work) => {
    expect((await move()).status).toBe(200);
    return begin(work);
  });
  const body = { ...own, shortName: 'Umi' };
  const answer = await service.call('/api/user/profile', { as: 'ordinaryUser', body });
  transaction.mockRestore();
  // The new address has ended the session.
  expect([answer.status, await answer.text()]).toEqual([401, 'You are not signed in.']);
  expect(await readUser()).toEqual({ ...own, email: 'moved@demo.test' });
});
