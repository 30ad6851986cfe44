import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { ServiceAccountBatch } from '~/api/service-accounts';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const orgId = '20000000-0000-4000-8000-000000000003';
const base = `/api/organisation/${orgId}/serviceaccounts`;
const nodesCall = `GET /api/organisation/${orgId}/outlets/nodes`;
const batchCall = `POST ${base}/batch`;
const accounts = () => exampleOf('listServiceAccounts', 'serviceAccounts');

const open = (answers = {}) =>
  openConsole(`/organisation/${orgId}/serviceaccounts`, 'organisationAdministrator', {
    [`GET ${base}`]: accounts,
    [nodesCall]: () => exampleOf('listOutletNodes', 'nodes'),
    [batchCall]: () => exampleOf('commitServiceAccounts', 'saved'),
    ...answers,
  });
type Opened = Awaited<ReturnType<typeof open>>;
const batchOf = ({ calls }: Opened) =>
  calls.find(({ call }) => call === batchCall)?.body as ServiceAccountBatch;

const cellsOf = async (name: string) => {
  const row = (await screen.findByRole('rowheader', { name })).closest<HTMLElement>('[role="row"]');
  return row
    ? within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent)
    : [];
};

test('shows name, type and the outlet that an account is restricted to', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Service Accounts');
  const headers = (await screen.findAllByRole('columnheader')).map(
    ({ textContent }) => textContent,
  );
  expect(headers.filter((text) => /Name|Type|Restriction/.test(text ?? ''))).toHaveLength(3);
  await waitFor(async () => expect(await cellsOf('Quay Street POS')).toContain('Quay Street'));
  expect(await cellsOf('Quay Street POS')).toContain('POS Server');
  expect(await cellsOf('Partner feed')).toEqual(
    expect.arrayContaining(['Integration Server', 'All outlets']),
  );
});

test('when the outlets cannot be loaded the cell says so, and shows no id', async () => {
  await open({ [nodesCall]: () => coded('BadRequest') });
  await waitFor(async () =>
    expect(await cellsOf('Quay Street POS')).toContain('Could not be loaded'),
  );
  expect(screen.getByText('Could not be loaded')).toHaveAttribute(
    'data-note',
    'Outlet list could not be retrieved from POSCore for this organisation. Please try again later. Bad Request.',
  );
  expect(await cellsOf('Partner feed')).toContain('All outlets');
  expect(document.body).not.toHaveTextContent('21000000');
});

test('shows fallbacks for an outlet that is not in the list and for a missing type', async () => {
  const [pos] = accounts();
  const gone = '21000000-0000-4000-8000-000000000099';
  await open({
    [`GET ${base}`]: () => [{ ...pos, name: 'Lost', rootNodeID: gone, serviceAccountType: 0 }],
  });
  await waitFor(async () => expect(await cellsOf('Lost')).toContain('Unknown outlet'));
  expect(await cellsOf('Lost')).toContain('None');
});

test('an added account needs a name and a type', async () => {
  const opened = await open();
  const { user } = opened;
  await screen.findByRole('rowheader', { name: 'Partner feed' });
  await user.click(screen.getByRole('button', { name: 'Add service account' }));
  await user.keyboard('Bar reader{Tab}');
  await user.click(screen.getByRole('button', { name: /Save Changes/ }));
  expect(batchOf(opened)).toBeUndefined();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: 'Readonly Sales', hidden: true }));
  await user.click(screen.getByRole('button', { name: /Save Changes/ }));
  await waitFor(() =>
    expect(batchOf(opened)).toEqual({
      changes: [
        {
          name: 'Bar reader',
          serviceAccountType: 5,
          integrationServerPermissions: [],
        },
      ],
      deletes: [],
    }),
  );
});

test('another type of a stored account is sent', async () => {
  const opened = await open();
  const { user } = opened;
  await screen.findByRole('rowheader', { name: 'Quay Street POS' });
  await user.dblClick(screen.getByRole('gridcell', { name: 'POS Server' }));
  await user.click(await screen.findByRole('option', { name: 'Readonly Sales', hidden: true }));
  await user.click(screen.getByRole('button', { name: /Save Changes/ }));
  await waitFor(() => expect(batchOf(opened).changes[0]).toMatchObject({ serviceAccountType: 5 }));
});

test('a refused save shows the text of the screen', async () => {
  const { user } = await open({ [batchCall]: () => coded('BadRequest') });
  await user.dblClick(await screen.findByRole('rowheader', { name: 'Partner feed' }));
  await user.keyboard('Feed{Enter}');
  await user.click(screen.getByRole('button', { name: /Save Changes/ }));
  expect(await screen.findByRole('dialog', { name: 'Error' })).toHaveTextContent(
    'There was an error saving this service account. Please try again later. Bad Request.',
  );
});

test('a list without accounts says so', async () => {
  await open({ [`GET ${base}`]: () => [] });
  expect(await screen.findByText('No Data')).toBeVisible();
});
