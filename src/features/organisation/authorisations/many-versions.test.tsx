import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import {
  applicationId,
  batchCall,
  childrenCall,
  openAuthorisations,
  organisationId,
  packageId,
  sent,
} from '~/testing/authorisations-page';
import { exampleOf } from '~/testing/contract-examples';
import { choose } from '~/testing/organisations-page';

const app = `?app=${applicationId(1)}`;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const bar = () => screen.findByRole('toolbar', { name: 'Selected rows' });

/** Opens the grid of the organisations, selects all of them and presses a button of the bar. */
async function openDialog(action: string, answers?: Parameters<typeof openAuthorisations>[1]) {
  const opened = await openAuthorisations(app, answers);
  const { user } = opened;
  await user.click(await button('Select several organisations'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown rows' }));
  await user.click(within(await bar()).getByRole('button', { name: action }));
  return opened;
}

test('the grid of organisations replaces the list, and the list comes back', async () => {
  const { user } = await openAuthorisations(app);
  await user.click(await button('Select several organisations'));
  const grid = await screen.findByRole('grid', { name: 'Organisations' });
  expect(within(grid).getByRole('rowheader', { name: 'Harbour Quay' })).toBeVisible();
  expect(screen.queryByRole('tree', { name: 'Organisations' })).toBeNull();
  await user.click(await button('Select one organisation'));
  expect(await screen.findByRole('tree', { name: 'Organisations' })).toBeVisible();
});

test('one call authorises a version for the selected organisations, with an outcome for each', async () => {
  const { user, calls } = await openDialog('Authorise', {
    [batchCall]: () => exampleOf('commitPackageAuthorisations', 'partialSuccess'),
  });
  await choose(user, 'Version', '5.6.1.250 (Latest)');
  expect(screen.getByText('1 organisation changes to 5.6.1.250.')).toBeVisible();
  await user.click(await button('Authorise for 2 organisations'));
  expect(await screen.findByText('1 of 2 updated.')).toBeVisible();
  const outcomes = screen.getByRole('region', { name: 'Outcomes' });
  expect(within(outcomes).getByRole('heading', { name: 'Refused: 1' })).toBeVisible();
  expect(outcomes).toHaveTextContent(
    'Harbour Market [HMARKET]Its POSCore does not meet the minimum version requirements.',
  );
  expect(sent(calls)).toEqual([
    {
      applicationPackageID: packageId(3),
      organisationIDs: [organisationId(4), organisationId(5)],
      autoAcceptNotBeforeDate: null,
    },
  ]);
});

test('the question says how many of the organisations the list does not show', async () => {
  const { user } = await openAuthorisations(app);
  await user.click(await button('Select several organisations'));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown rows' }));
  await user.type(screen.getByRole('textbox', { name: 'Search all columns' }), 'Harbour Quay');
  await within(await bar()).findByText('1 not shown');
  await user.click(within(await bar()).getByRole('button', { name: 'Authorise' }));
  expect(await screen.findByText('The list does not show 1 of them now.')).toBeVisible();
});

test('a text that is no date and time keeps the calls from being sent', async () => {
  const { user } = await openDialog('Authorise');
  await choose(user, 'Version', '5.6.1.250 (Latest)');
  const field = screen.getByRole('textbox', { name: /^Auto-accept not before/ });
  await user.type(field, '2031-02-30');
  expect(await button('Authorise for 2 organisations')).toBeDisabled();
  await user.type(field, '{Backspace}{Backspace}28');
  expect(await button('Authorise for 2 organisations')).toBeEnabled();
  await user.clear(field);
  await user.type(field, '2001-02-28');
  const past = 'The time selected is in the past. It will take effect immediately.';
  expect(screen.getByText(past)).toHaveRole('status');
});

test('a refused call is sent for each organisation', async () => {
  const { user, calls } = await openDialog('Authorise', {
    [batchCall]: (body) =>
      (body as { organisationIDs: string[] }).organisationIDs.includes(organisationId(5))
        ? coded('BadRequest')
        : { ...exampleOf('commitPackageAuthorisations', 'success'), insufficientPOSCoreOrgs: [] },
  });
  await choose(user, 'Version', '5.6.1.250 (Latest)');
  await user.click(await button('Authorise for 2 organisations'));
  expect(await screen.findByText('1 of 2 updated.')).toBeVisible();
  expect(sent(calls).map(({ organisationIDs }) => organisationIDs)).toEqual([
    [organisationId(4), organisationId(5)],
    [organisationId(4)],
    [organisationId(5)],
  ]);
});

test('an answer that cannot be read leaves open which organisations the service has refused', async () => {
  const { user } = await openDialog('Authorise', { [batchCall]: () => [] });
  await choose(user, 'Version', '5.6.1.250 (Latest)');
  await user.click(await button('Authorise for 2 organisations'));
  expect(await screen.findByText(/Without a clear answer, and perhaps done: 2/)).toBeVisible();
});

test('a version is accepted for each organisation that is authorised for it, once', async () => {
  const rows = exampleOf('listChildAuthorisations', 'childAuthorisations');
  const [quay] = rows;
  const tree = (id: number) => `GET /api/organisation/${organisationId(id)}/acceptancestree`;
  const add = (id: number) =>
    `POST /api/organisation/${organisationId(id)}/acceptances/${applicationId(1)}/add`;
  const { user, calls } = await openDialog('Accept', {
    [childrenCall]: () =>
      rows.map((row) => ({ ...row, currentVersion: quay?.currentVersion ?? null })),
    [tree(4)]: () => exampleOf('getAcceptancesTree', 'applications'),
    [tree(5)]: () => accepted(),
    [add(4)]: () => exampleOf('addAcceptance', 'added'),
  });
  await choose(user, 'Version', '5.6.1.250 (Latest)');
  expect(screen.getByText(/^2 organisations accept 5\.6\.1\.250 for all nodes/)).toBeVisible();
  await user.click(await button('Accept for 2 organisations'));
  expect(await screen.findByText('2 of 2 accepted.')).toBeVisible();
  const saved = calls.filter(({ call }) => call.startsWith('POST'));
  await waitFor(() =>
    expect(saved.map(({ call, body }) => [call, body])).toEqual([
      [
        add(4),
        {
          applicationPackageID: packageId(3),
          notBefore: null,
          rootNodeID: null,
          rootNodeType: null,
          userID: '10000000-0000-4000-8000-000000000002',
        },
      ],
    ]),
  );
});

test('organisations that are not authorised for a version are left out of its acceptance', async () => {
  const { user } = await openDialog('Accept');
  await choose(user, 'Version', '5.6.1.250 (Latest)');
  expect(
    screen.getByText('1 organisation left out: not authorised for this version.'),
  ).toBeVisible();
  expect(await button('Accept for 1 organisation')).toBeEnabled();
});

/** The tree of an organisation that has accepted its version for all nodes. */
function accepted() {
  return exampleOf('getAcceptancesTree', 'applications').map((root) => ({
    ...root,
    children:
      root.children?.map((node) =>
        node.entity.entityType === 'version'
          ? {
              ...node,
              entity: {
                ...node.entity,
                acceptanceStatus: { ...node.entity.acceptanceStatus, fullyAccepted: true },
              },
            }
          : node,
      ) ?? null,
  }));
}
