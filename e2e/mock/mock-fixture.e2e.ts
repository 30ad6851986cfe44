import { expect, test } from '../../scripts/mock/mock-fixture';

test('what the contract does not have is refused in the words of the mock, and changes nothing', async ({
  page,
  mock,
}) => {
  await mock.choose('listUsers:500');
  await expect(mock.choose('listUsers:empty', 'listUsrs:500')).rejects.toThrow(
    'listUsrs:500: There is no operation "listUsrs".',
  );
  await expect(mock.playStory('save-never-fails')).rejects.toThrow('There is no such story.');
  await page.goto('/admin/users');
  await expect(page.getByRole('dialog', { name: 'Error' })).toBeVisible();
  const reads = (await mock.calls()).filter(({ operationId }) => operationId === 'listUsers');
  expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([500]));
});

test('clear keeps the persona', async ({ page, mock }) => {
  await mock.actAs('none');
  await mock.clear();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login Required');
});

test.describe('the calls to POS Core instances, which carry no cookie', () => {
  test.describe.configure({ mode: 'serial' });

  for (const [title, chosen, status] of [
    ['answer what a test chooses', ['getRemoteVersionInfo:500'], 500],
    ['answer as usual in the next test, whose log is its own', [], 200],
  ] as const) {
    test(title, async ({ page, mock }) => {
      if (chosen.length > 0) await mock.choose(...chosen);
      await page.goto('/admin/poscoreinstances');
      const statuses = async () => {
        const calls = await mock.calls();
        const asked = calls.filter(({ operationId }) => operationId === 'getRemoteVersionInfo');
        return [...new Set(asked.map((call) => call.status))];
      };
      await expect.poll(statuses).toEqual([status]);
    });
  }
});
