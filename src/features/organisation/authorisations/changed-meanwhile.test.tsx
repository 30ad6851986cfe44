import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  applicationId,
  authoriseButton,
  childrenCall,
  choose,
  openAuthorisations,
  organisationId,
  packageId,
  sent,
} from '~/testing/authorisations-page';
import { exampleOf } from '~/testing/contract-examples';

const app = `?app=${applicationId(1)}`;
const [quay, market, ...others] = exampleOf('listChildAuthorisations', 'childAuthorisations');
const newest = quay?.currentVersion;
const middle = market?.currentVersion;
const oldest = newest && { ...newest, minorVersion: 4, buildNumber: 0, revision: 210 };
const oldestVersion = oldest && { ...oldest, applicationPackageID: packageId(1) };
type Version = typeof newest;

const dialog = (name: string) => screen.findByRole('dialog', { name });
const rollback = /^This is a rollback: the chosen version is older than the current one\./;

/** Opens the page while Harbour Market is on the oldest version. `move` puts it on another one. */
async function open(search: string) {
  let version: Version = oldestVersion;
  let isDown = false;
  const opened = await openAuthorisations(search, {
    [childrenCall]: () => {
      if (isDown) throw new TypeError('Failed to fetch');
      return [quay, { ...market, currentVersion: version }, ...others];
    },
  });
  await authoriseButton();
  return {
    ...opened,
    move: (to: Version) => {
      version = to;
    },
    setDown: (value: boolean) => {
      isDown = value;
    },
    press: async (title: string, name: string) =>
      opened.user.click(within(await dialog(title)).getByRole('button', { name })),
  };
}

const ofMarket = `&organisation=${organisationId(5)}&to=${packageId(2)}`;
const lastFor = (id: number) => [
  expect.objectContaining({
    applicationPackageID: packageId(2),
    organisationIDs: [organisationId(id)],
  }),
];

test.each([
  ['of the application', app],
  // The entry that lists the organisation no longer does after the read.
  ['of the old version', `${app}&version=${packageId(1)}`],
])('the question on the page %s is about what is stored when it is asked', async (_what, entry) => {
  const { user, calls, move, press } = await open(`${entry}${ofMarket}`);
  move(newest);
  await user.click(await authoriseButton());
  const title = 'Roll back to POS Terminal 5.5.0.233';
  expect(within(await dialog(title)).getByText(rollback)).toBeVisible();
  expect(sent(calls)).toEqual([]);
  await press(title, 'Roll back');
  await dialog('Success');
  expect(sent(calls)).toEqual(lastFor(5));
});

test('a change during the question is asked about again, before anything is sent', async () => {
  const { user, calls, move, press } = await open(`${app}${ofMarket}`);
  await user.click(await authoriseButton());
  expect(await dialog('Authorise POS Terminal 5.5.0.233')).not.toHaveTextContent('rollback');
  move(newest);
  await press('Authorise POS Terminal 5.5.0.233', 'Authorise');
  const title = 'Roll back to POS Terminal 5.5.0.233';
  const second = await dialog(title);
  expect(within(second).getByRole('alert')).toHaveTextContent(
    'Nothing was sent: somebody else has changed the version of Harbour Market [HMARKET] to 5.6.1.250.',
  );
  expect(sent(calls)).toEqual([]);
  await press(title, 'Roll back');
  await dialog('Success');
  expect(sent(calls)).toEqual(lastFor(5));
});

test('an organisation that has the chosen version meanwhile needs no second question', async () => {
  const { user, calls, move, press } = await open(`${app}${ofMarket}`);
  await user.click(await authoriseButton());
  await dialog('Authorise POS Terminal 5.5.0.233');
  move(middle);
  await press('Authorise POS Terminal 5.5.0.233', 'Authorise');
  await dialog('Success');
  expect(sent(calls)).toEqual(lastFor(5));
});

test('a failed read before the question shows why, and Retry keeps the choice', async () => {
  const { user, calls, setDown } = await open(`${app}${ofMarket}`);
  setDown(true);
  await user.click(await authoriseButton());
  expect(
    await screen.findByText('Unable to fetch child organisation authorisations'),
  ).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  setDown(false);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.click(await authoriseButton());
  await dialog('Authorise POS Terminal 5.5.0.233');
  expect(sent(calls)).toEqual([]);
});

test('a failed read after the question sends nothing, and the question stays', async () => {
  const { user, calls, setDown, press } = await open(`${app}${ofMarket}`);
  await user.click(await authoriseButton());
  const title = 'Authorise POS Terminal 5.5.0.233';
  await dialog(title);
  setDown(true);
  await press(title, 'Authorise');
  expect(await within(await dialog(title)).findByRole('alert')).toHaveTextContent(
    'Nothing was sent. Network error',
  );
  expect(sent(calls)).toEqual([]);
  setDown(false);
  await press(title, 'Authorise');
  await dialog('Success');
});

test('several selected organisations: the plan is fresh, and a later change is asked about', async () => {
  const { user, calls, move } = await open(app);
  await user.click(screen.getByRole('button', { name: 'Select several organisations' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown rows' }));
  const bar = await screen.findByRole('toolbar', { name: 'Selected rows' });
  move(middle);
  await user.click(within(bar).getByRole('button', { name: 'Authorise' }));
  await choose(user, 'Version', '5.5.0.233');
  expect(await screen.findByText('1 organisation changes to 5.5.0.233, a rollback.')).toBeVisible();
  move(newest);
  await user.click(screen.getByRole('button', { name: 'Roll back for 2 organisations' }));
  expect(
    await screen.findByText(/^Nothing was sent: .* Harbour Market \[HMARKET\] to 5\.6\.1\.250\./),
  ).toHaveTextContent('2 organisations change to 5.5.0.233, a rollback. This is a rollback:');
  expect(sent(calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Retry 2' }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
});
