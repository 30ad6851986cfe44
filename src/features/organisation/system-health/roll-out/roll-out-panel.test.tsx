import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { organisationNode, outletNode, stateBefore, terminalNode } from '~/testing/sample-health';

const organisation = '20000000-0000-4000-8000-000000000004';
const home = `/organisation/${organisation}/systemhealth`;
const call = `GET /api/organisation/${organisation}/systemhealthtree`;
const acceptances = `GET /api/organisation/${organisation}/acceptancestree`;
// The example of the contract accepts 5.6.1.250 for this outlet only.
const quayStreet = '21000000-0000-4000-8000-000000000002';

const idOf = (number: number) => `21000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;
const at = (number: number, applicationVersion: string, days = 1) =>
  terminalNode(
    idOf(number),
    stateBefore(Date.now(), days, {
      nodeID: idOf(number),
      deviceIdentifier: `D-${number}`,
      applicationVersion,
    }),
  );
const tree = () => [
  organisationNode(organisation, [
    outletNode(quayStreet, [at(11, '5.6.1.250'), at(12, '5.5.0.233'), at(13, '5.5.0.233')]),
    { ...outletNode(idOf(3), [at(14, '5.5.0.233'), at(15, '5.4.0.210', 30)]), name: 'market' },
  ]),
];

const open = (search = '?view=roll-out', answers: Parameters<typeof openConsole>[2] = {}) =>
  openConsole(`${home}${search}`, 'organisationAdministrator', {
    [call]: tree,
    [`GET /api/organisation/${organisation}/authorisations`]: () =>
      exampleOf('listAuthorisations', 'authorisations'),
    [acceptances]: () => exampleOf('getAcceptancesTree', 'applications'),
    ...answers,
  });
const addressOf = ({ history }: Awaited<ReturnType<typeof open>>) =>
  decodeURIComponent(history.location.search);

const table = (name: string) => screen.findByRole('table', { name: new RegExp(`^${name}`) });
const cells = async (name: string) =>
  within(await table(name))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const rollOut = 'Roll-out of the authorised version of POS Terminal';

test('each of twelve versions has a look of its own, which stays at another node', async () => {
  const versions = Array.from({ length: 12 }, (_, index) => `5.${index}.0.1`);
  const terminals = versions.map((version, index) => at(20 + index, version));
  const { history } = await open('?view=roll-out', {
    [call]: () => [
      organisationNode(organisation, [
        outletNode(quayStreet, terminals),
        outletNode(idOf(3), [at(60, '5.4.0.1')]),
      ]),
    ],
  });
  const lookOf = async (version: string) => {
    const row = within(await table('Versions of POS Terminal')).getByRole('rowheader', {
      name: new RegExp(`^${version}`),
    });
    const { colour, pattern, density } =
      row.querySelector<HTMLElement>('[data-colour]')?.dataset ?? {};
    return `${colour} ${pattern} ${density}`;
  };
  const looks = await Promise.all(versions.map(lookOf));
  expect(new Set(looks).size).toBe(12);
  history.push(`${home}?view=roll-out&node=ds:${idOf(3)}`);
  await waitFor(async () => expect(await cells('Versions of POS Terminal')).toHaveLength(1));
  expect(await lookOf('5.4.0.1')).toBe(looks[4]);
});

test('each application has a table of its versions and one of its roll-out', async () => {
  await open();
  expect(await cells('Versions of POS Terminal')).toEqual([
    ['5.6.1.250Latest', '1', '20%'],
    ['5.5.0.233', '3', '60%'],
    ['Silent', '1', '20%'],
  ]);
  expect(await cells(rollOut)).toEqual([
    ['Installed', '1', '20%'],
    ['Accepted, waiting', '2', '40%'],
    ['Not accepted', '1', '20%'],
    ['Silent', '1', '20%'],
  ]);
  expect(screen.getByText('5 devices · latest 5.6.1.250 · authorised 5.6.1.250')).toBeVisible();
});

test('the picture shows the node that is selected in the tree', async () => {
  const { user } = await open();
  await table(rollOut);
  await user.click(screen.getByRole('treeitem', { name: /^market/ }));
  await waitFor(async () =>
    expect(await cells(rollOut)).toEqual([
      ['Not accepted', '1', '50%'],
      ['Silent', '1', '50%'],
    ]),
  );
});

describe('each part links to the list behind it', () => {
  test.each([
    ['Versions of POS Terminal', '5.5.0.233', '?app=POS+Terminal&version=5.5.0.233', '3'],
    ['Versions of POS Terminal', 'Silent', '?app=POS+Terminal&status=silent', '1'],
    [rollOut, 'Accepted, waiting', '?app=POS+Terminal&rollOut=waiting', '2'],
    [rollOut, 'Not accepted', '?app=POS+Terminal&rollOut=not-accepted', '1'],
    [rollOut, 'Installed', '?app=POS+Terminal&rollOut=installed', '1'],
  ])('%s, %s: %s', async (name, part, address, count) => {
    const opened = await open();
    const link = within(await table(name)).getByRole('link', { name: `${part}, POS Terminal` });
    await opened.user.click(link);
    expect(addressOf(opened)).toBe(address);
    const matches = new RegExp(`^${count} match(es)? the filters$`);
    expect(await screen.findByText(matches)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  test('a button clears the filter by roll-out', async () => {
    const opened = await open('?app=POS+Terminal&rollOut=waiting');
    await opened.user.click(
      await screen.findByRole('button', { name: /^Roll-out: Accepted, waiting/ }),
    );
    expect(addressOf(opened)).toBe('?app=POS+Terminal');
  });
});

describe('the acceptances', () => {
  test('that fail leave the versions, and the page shows the reason with Retry', async () => {
    let isBroken = true;
    const { user } = await open('?view=roll-out', {
      [acceptances]: () =>
        isBroken ? coded('BadRequest') : exampleOf('getAcceptancesTree', 'applications'),
    });
    expect(
      await screen.findByText(/The acceptances could not be loaded.*Bad Request\./),
    ).toBeVisible();
    expect(await table('Versions of POS Terminal')).toBeVisible();
    expect(screen.queryByRole('table', { name: rollOut })).toBeNull();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await table(rollOut)).toBeVisible();
  });

  test('of some organisations only leave the devices of the others "Not known"', async () => {
    const others = ['20000000-0000-4000-8000-000000000005', '20000000-0000-4000-8000-000000000006'];
    await open('?view=roll-out', {
      [call]: () => [
        organisationNode(organisation, [
          ...tree(),
          organisationNode(others[0] ?? '', [at(16, '5.5.0.233')]),
          organisationNode(others[1] ?? '', [at(17, '5.5.0.233')]),
        ]),
      ],
      [`GET /api/organisation/${others[0]}/acceptancestree`]: () => coded('BadRequest'),
      [`GET /api/organisation/${others[1]}/acceptancestree`]: () =>
        exampleOf('getAcceptancesTree', 'applications'),
    });
    expect(await cells(rollOut)).toEqual([
      ['Not accepted', '1', '50%'],
      ['Not known', '1', '50%'],
    ]);
    expect(screen.getByText(/What 1 of 2 organisations accepted could not be read/)).toBeVisible();
  });

  test('of more than 60 organisations are not read; a part of the tree is', async () => {
    const organisations = Array.from({ length: 61 }, (_, number) =>
      organisationNode(`20000000-0000-4000-8000-${String(100 + number).padStart(12, '0')}`, [
        at(100 + number, '5.5.0.233'),
      ]),
    );
    const opened = await open('?view=roll-out', {
      [call]: () => [organisationNode(organisation, organisations)],
      'GET /api/organisation/20000000-0000-4000-8000-000000000107/acceptancestree': () =>
        exampleOf('getAcceptancesTree', 'applications'),
    });
    expect(await screen.findByText(/What 61 organisations accepted is not read/)).toBeVisible();
    expect(opened.calls.filter(({ call: sent }) => sent.endsWith('acceptancestree'))).toEqual([]);
    await opened.user.click(screen.getByRole('treeitem', { name: /0107$/ }));
    expect(await cells(rollOut)).toEqual([['Not accepted', '1', '100%']]);
  });
});
