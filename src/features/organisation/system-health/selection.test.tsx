import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { pressEnter } from '~/testing/press-and-fill';
import {
  groupNode,
  organisationNode,
  outletNode,
  stateBefore,
  terminalNode,
} from '~/testing/sample-health';

const organisation = '20000000-0000-4000-8000-000000000004';
const acceptances = `GET /api/organisation/${organisation}/acceptancestree`;
const exampleAcceptances = () => exampleOf('getAcceptancesTree', 'applications');

const idOf = (kind: number, number = 0) =>
  `2${kind}000000-0000-4000-8000-${`${number}`.padStart(12, '0')}`;
const till = (number: number) => idOf(3, number);

/** Has too many nodes to start fully expanded. */
const tree = () => {
  const outlets = Array.from({ length: 45 }, (_, number) => {
    const state = stateBefore(Date.now(), 1, {
      nodeID: till(number),
      deviceIdentifier: `D-${number}`,
      applicationVersion: '5.5.0.233',
    });
    const terminal = { ...terminalNode(till(number), state), name: `till-${number}` };
    return { ...outletNode(idOf(2, number), [terminal]), name: `outlet-${number}` };
  });
  return [organisationNode(organisation, [{ ...groupNode(idOf(1), outlets), name: 'centre' }])];
};

const open = (search = '', answers: Parameters<typeof openConsole>[2] = {}) =>
  openConsole(`/organisation/${organisation}/systemhealth${search}`, 'organisationAdministrator', {
    [`GET /api/organisation/${organisation}/systemhealthtree`]: tree,
    [`GET /api/organisation/${organisation}/authorisations`]: () =>
      exampleOf('listAuthorisations', 'authorisations'),
    [acceptances]: exampleAcceptances,
    ...answers,
  });

const row = (name: string) => screen.findByRole('treeitem', { name });

test('the other view keeps the selection and the nodes expanded above it', async () => {
  const { user } = await open(`?node=ds:${till(3)}`);
  expect(await row('till-3')).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('link', { name: 'Health' })).toHaveAttribute('aria-current', 'page');
  await user.click(screen.getByRole('link', { name: 'Roll-out' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'POS Terminal' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Roll-out' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Health' })).not.toHaveAttribute('aria-current');
  expect(await row('till-3')).toHaveAttribute('aria-selected', 'true');
});

test('clearing the filter expands the path to the selected node, and no other', async () => {
  const { user } = await open('?text=D-7');
  await user.click(await row('till-7'));
  await pressEnter('Clear all filters');
  await waitFor(async () => expect(await row('outlet-8')).toBeVisible());
  expect(document.body).not.toHaveFocus();
  expect(await row('till-7')).toHaveAttribute('aria-selected', 'true');
  expect(screen.queryByRole('treeitem', { name: 'till-8' })).toBeNull();
});

test('a selection focuses the heading of the panel after it has the new name', async () => {
  const { user } = await open();
  const heard: string[] = [];
  const centre = await row('centre');
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLHeadingElement) heard.push(target.textContent);
  });
  await user.click(centre);
  await screen.findByRole('heading', { level: 2, name: 'centre' });
  expect(heard).toEqual(['centre']);
});

test('a filter by roll-out waits for the acceptances instead of finding nothing', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await open('?rollOut=not-accepted', {
    [acceptances]: async () => {
      await answered;
      return exampleAcceptances();
    },
  });
  expect(await screen.findByText('Loading...')).toBeVisible();
  const statuses = within(await screen.findByRole('group', { name: 'Status' }));
  expect(statuses.getByRole('button', { name: /^All/ })).toHaveTextContent('All …');
  expect(screen.queryByText('Nothing matches the filters.')).toBeNull();
  answer();
  await waitFor(() =>
    expect(statuses.getByRole('button', { name: /^All/ })).toHaveTextContent('All 45'),
  );
  expect(screen.queryByText('Loading...')).toBeNull();
});

test('a filter by roll-out that needs too many organisations says so', async () => {
  const organisations = Array.from({ length: 61 }, (_, number) =>
    organisationNode(idOf(0, number + 100), [
      terminalNode(till(number), stateBefore(Date.now(), 1, { nodeID: till(number) })),
    ]),
  );
  await open('?rollOut=waiting', {
    [`GET /api/organisation/${organisation}/systemhealthtree`]: () => [
      organisationNode(organisation, organisations),
    ],
  });
  expect(
    await screen.findByText(/What 61 organisations accepted is not read at once/),
  ).toBeVisible();
});
