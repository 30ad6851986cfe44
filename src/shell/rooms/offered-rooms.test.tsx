import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { harbour } from '~/testing/harbour';
import { openConsole } from '~/testing/open-console';
import { answers, batchCall, field, openOrganisations } from '~/testing/organisations-page';

const pages = (name: string) => screen.findByRole('navigation', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const link = async (list: HTMLElement, name: string) => within(list).findByRole('link', { name });

const { deploymentServerInstance: server, ...rest } = exampleOf('getAdminSummary', 'summary');
const edit = `/admin/deploymentserver/edit/${server?.deploymentServerInstanceID}`;

/** Opens the users of a platform without a deployment server, and creates one. */
async function createServer(readSummary: () => Promise<void> = async () => {}) {
  let isThere = false;
  const opened = await openConsole('/admin/users', 'superUser', {
    'GET /api/user': () => exampleOf('listUsers', 'users'),
    'GET /api/deploymentServerInstance': () => [],
    'GET /admin/summary/': async () => {
      if (isThere) await readSummary();
      return { ...rest, deploymentServerInstance: isThere ? server : null };
    },
    'POST /api/deploymentServerInstance/batch': () => {
      isThere = true;
      return exampleOf('commitDeploymentServers', 'saved');
    },
  });
  const { user } = opened;
  const list = await pages('Administration pages');
  await user.hover(list);
  await user.click(await link(list, 'Deployment Server'));
  await heading('Create Deployment Server');
  await user.type(await field('Name'), 'Main');
  await user.type(await field('Uri'), 'https://main.test');
  await user.type(await field('JWT Signing Key'), 'k-1');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await heading('Administration summary');
  return { ...opened, list };
}

test('a created deployment server is edited when the summary is no longer kept', async () => {
  const { user, list, queryClient } = await createServer();
  await waitFor(async () =>
    expect(await link(list, 'Deployment Server')).toHaveAttribute('href', edit),
  );
  await user.click(await link(list, 'Users'));
  await heading('Users');
  // After five minutes the cache drops what no page shows.
  const summary = { queryKey: ['admin-summary', 'getAdminSummary'] };
  act(() => queryClient.removeQueries({ ...summary, type: 'inactive' }));
  expect(queryClient.getQueriesData(summary)).toEqual([]);
  await waitFor(async () =>
    expect(await link(list, 'Deployment Server')).toHaveAttribute('href', edit),
  );
});

test('a created deployment server is edited when the summary was left before it came', async () => {
  let answer: () => void = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { user, list } = await createServer(() => answered);
  await user.click(await link(list, 'Users'));
  await heading('Users');
  answer();
  await waitFor(async () =>
    expect(await link(list, 'Deployment Server')).toHaveAttribute('href', edit),
  );
});

test('the first child organisation brings Version Authorisation, and one read', async () => {
  const summary = exampleOf('getOrganisationSummary', harbour);
  let isParent = false;
  const { user, history, calls } = await openOrganisations('', {
    ...answers,
    [`GET /api/Organisation/summary/${harbour}`]: () =>
      isParent ? summary : { ...summary, childOrganisations: [], totalChildOrganisations: 0 },
    [`GET /api/organisation/${harbour}/team`]: () => [],
    [`GET /api/organisation/${harbour}/links`]: () => [],
    [batchCall]: () => {
      isParent = true;
      return exampleOf('commitOrganisations', 'added');
    },
  });
  act(() => history.push(`/organisation/${harbour}`));
  let list = await pages('Organisation pages');
  await link(list, 'Install Versions');
  expect(within(list).queryByRole('link', { name: 'Version Authorisation' })).toBeNull();

  act(() => history.push(`/admin/organisations?selected=${harbour}`));
  await field('Kapow');
  await user.click(screen.getByRole('button', { name: 'Create new organisation' }));
  await user.type(await field('Organisation Code'), 'HBAKERY');
  await user.type(await field('Name'), 'Harbour Bakery');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('heading', { name: 'Harbour Bakery' });

  const reads = () => calls.filter(({ call }) => call.includes(`/summary/${harbour}`));
  const before = reads().length;
  act(() => history.push(`/organisation/${harbour}/teams`));
  await heading('Teams');
  list = await pages('Organisation pages');
  await user.hover(list);
  await link(list, 'Version Authorisation');
  expect(reads()).toHaveLength(before + 1);
});
