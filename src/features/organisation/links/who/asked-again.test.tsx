import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { accessApi, openAccess } from '~/testing/organisation-access';
import { choose } from '~/testing/organisations-page';

test('a question that is asked again shows no earlier answer, also when its read fails', async () => {
  const grants = exampleOf('listLinks', 'links').map(({ organisationUserLinkID }) => ({
    organisationUserLinkID,
    userPermissionGroupIDs: [],
    rootNodeIDs: [],
  }));
  const answers: (() => unknown)[] = [() => grants, () => coded('BadRequest')];
  const { user } = await openAccess('', {
    [`GET ${accessApi}/accessgrants`]: () => answers.shift()?.(),
  });
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Who has a permission?' }));
    await choose(user, 'Permission', 'Publish (Config)');
  };
  await ask();
  expect(await screen.findByText(/^Nobody may edit Publish/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await ask();
  expect(await screen.findByText(/^1 person may edit Publish/)).toBeVisible();
  expect(answers).toEqual([]);
});
