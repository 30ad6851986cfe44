import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  acceptance,
  acceptancesCall,
  app,
  oldVersionsCall,
  openAcceptances as open,
  orgId,
  panelHeading,
  row,
  sentBy,
  treeCall,
  version,
} from '~/testing/acceptances-page';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const names = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
const emptyText =
  'This organisations is not authorised to use any applications. Please contact your administrator.';

async function expand(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  const expander = (await row(name)).querySelector('[data-expander]');
  if (!expander) throw new Error(`${name} has nothing below it.`);
  await user.click(expander);
}

test('a drawing explains the way of a version in order, and links to the other two pages', async () => {
  const { user } = await open();
  const summary = await screen.findByText('Authorised, accepted, installed: what is what?');
  await user.click(summary);
  const steps = within(summary.parentElement as HTMLElement).getAllByRole('listitem');
  const shown = steps.map((step) => [
    step.querySelector('strong')?.textContent,
    step.querySelector('a')?.getAttribute('href'),
    step.getAttribute('aria-current'),
  ]);
  expect(shown).toEqual([
    ['Authorised', `/organisation/${orgId}/authorisations`, null],
    ['Accepted', undefined, 'step'],
    ['Installed', `/organisation/${orgId}/systemhealth`, null],
  ]);
});

describe('the tree', () => {
  test('starts with the applications expanded, and loads nothing below them', async () => {
    const { calls } = await open();
    await row('POS Terminal');
    expect(names()).toEqual([
      'POS TerminalAuto accept',
      '5.6.1.250Partial',
      'Old versions',
      'Kitchen Display',
      '2.1.0.40Not Accepted',
    ]);
    expect(screen.getByText('Select an application, a version or an acceptance.')).toBeVisible();
    expect(calls.filter(({ call }) => call.includes('/acceptancestree/'))).toEqual([]);
  });

  test('loads old versions and acceptances on the first expansion only', async () => {
    const { user, calls } = await open();
    await expand(user, 'Old versions');
    await expand(user, '5.5.0.233');
    expect(await row('All nodes')).toHaveAttribute('aria-level', '4');
    expect(await row('5.4.0.210')).toHaveAccessibleDescription('Accepted');
    await expand(user, 'Old versions');
    await expand(user, 'Old versions');
    expect(sentBy(calls, oldVersionsCall)).toHaveLength(1);
    expect(sentBy(calls, acceptancesCall(2))).toHaveLength(1);
    expect(screen.getByText('Select an application, a version or an acceptance.')).toBeVisible();
  });

  test('the focus stays on the row while its branch loads, and the tree announces it', async () => {
    let answer: (nodes: unknown) => void = () => undefined;
    const { user } = await open(
      {},
      { [acceptancesCall(3)]: () => new Promise((resolve) => (answer = resolve)) },
    );
    const current = await row('5.6.1.250');
    current.focus();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByText('Loading what is below 5.6.1.250')).toBeInTheDocument();
    expect(current).toHaveFocus();
    answer(exampleOf('listAcceptanceNodes', version(3)));
    expect(await screen.findByText('1 below 5.6.1.250')).toBeInTheDocument();
    expect(current).toHaveFocus();
    await user.keyboard('{ArrowRight}{Enter}');
    expect(await panelHeading('Acceptance for Quay Street')).toBeVisible();
    expect(await row('Quay Street')).toHaveFocus();
  });

  test('Retry loads a failed branch again', async () => {
    let isBroken = true;
    const { user } = await open(
      {},
      {
        [oldVersionsCall]: () =>
          isBroken ? coded('BadRequest') : exampleOf('listOldVersionNodes', app(1)),
      },
    );
    await expand(user, 'Old versions');
    expect(await screen.findByText('Could not be loaded')).toHaveAttribute(
      'data-note',
      'Unable to fetch acceptances. Bad Request.',
    );
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('5.5.0.233')).toBeVisible();
  });
});

describe('a link', () => {
  test('to an acceptance of an old version expands the path to it', async () => {
    await open({ app: app(1), version: version(1), acceptance: acceptance(3) });
    expect(await row('All nodes')).toHaveAttribute('aria-selected', 'true');
    expect(await row('5.4.0.210')).toHaveAttribute('aria-expanded', 'true');
    expect(await panelHeading('Acceptance for all nodes')).toBeVisible();
    expect(screen.getByText('Auto accept, or a user who does not exist any more')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'POS Terminal 5.4.0.210' })).toHaveAttribute(
      'href',
      `/organisation/${orgId}/acceptances?app=${app(1)}&version=${version(1)}`,
    );
  });

  test('comes with each selection, and Back restores the selection before', async () => {
    const { user, history } = await open();
    await user.click(await row('POS Terminal'));
    await user.click(await row('Old versions'));
    expect(await panelHeading('Old versions')).toBeVisible();
    expect(history.location.search).toBe(`?app=${app(1)}&version=old`);
    history.back();
    expect(await panelHeading('POS Terminal')).toBeVisible();
  });

  test.each([
    ['an application', { app: app(9) }],
    ['a version', { app: app(1), version: version(9) }],
    ['an acceptance', { app: app(1), version: version(3), acceptance: acceptance(9) }],
  ])('to %s that does not exist shows a hint', async (_what, search) => {
    await open(search);
    expect(
      await screen.findByText('There is no such entry here. It may not be authorised any more.'),
    ).toBeVisible();
  });

  test('whose path cannot be loaded shows the reason and Retry', async () => {
    let isBroken = true;
    const { user } = await open(
      { app: app(1), version: version(3), acceptance: acceptance(2) },
      {
        [acceptancesCall(3)]: () =>
          isBroken
            ? new Response('Not today.', {
                status: 500,
                headers: { 'Content-Type': 'text/plain' },
              })
            : exampleOf('listAcceptanceNodes', version(3)),
      },
    );
    await row('POS Terminal');
    expect(screen.queryByText(/There is no such entry/)).toBeNull();
    const alert = await screen.findByText('Unable to fetch acceptances', {}, { timeout: 3_000 });
    expect(screen.queryByText(/There is no such entry/)).toBeNull();
    const panel = within(alert.closest('section') as HTMLElement);
    expect(panel.getByText(/Not today\./)).toBeVisible();
    isBroken = false;
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panelHeading('Acceptance for Quay Street')).toBeVisible();
  });

  test('keeps a collapsed path collapsed, and the panel keeps the selection', async () => {
    const { user } = await open({ app: app(1), version: version(3), acceptance: acceptance(2) });
    await row('Quay Street');
    await expand(user, 'POS Terminal');
    expect(screen.queryByRole('treeitem', { name: /Quay Street/ })).toBeNull();
    expect(await panelHeading('Acceptance for Quay Street')).toBeVisible();
  });
});

describe('failures and unusual answers', () => {
  test('a failed tree shows the reason and Retry', async () => {
    let isBroken = true;
    const { user } = await open(
      {},
      {
        [treeCall]: () =>
          isBroken ? coded('BadRequest') : exampleOf('getAcceptancesTree', 'applications'),
      },
    );
    expect(await screen.findByText('Unable to fetch acceptances')).toBeVisible();
    expect(screen.getByText('Bad Request.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('POS Terminal')).toBeVisible();
  });

  test('an organisation without authorised applications shows the specified text', async () => {
    await open({}, { [treeCall]: () => [] });
    expect(await screen.findByText(emptyText)).toBeVisible();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(screen.queryByText(/^The root organisation/)).toBeNull();
  });

  test('shows extreme versions and moments, missing names and deleted users', async () => {
    const { user } = await open(
      { app: app(1), version: version(3), acceptance: acceptance(2) },
      {
        [treeCall]: () => exampleOf('getAcceptancesTree', 'odd'),
        [acceptancesCall(3)]: () => exampleOf('listAcceptanceNodes', 'odd'),
      },
    );
    expect(await screen.findByText(/^It will take effect in [\d,]+ days/)).toBeVisible();
    await user.click(await row('No name'));
    expect(await screen.findByText('A user who does not exist any more')).toBeVisible();
    expect(await panelHeading('Acceptance for one node')).toBeVisible();
    await user.click(screen.getByRole('treeitem', { name: /^2147483647/ }));
    expect(await screen.findByText('Partial for 2 nodes')).toBeVisible();
  });

  test('the root organisation gets the reason and a link to Version Authorisation', async () => {
    const root = '20000000-0000-4000-8000-000000000001';
    await openConsole(`/organisation/${root}/acceptances`, 'superUser', {
      [`GET /api/organisation/${root}/acceptancestree`]: () => [],
    });
    expect(await screen.findByText(emptyText)).toBeVisible();
    expect(
      await screen.findByText(/^The root organisation installs no versions itself\./),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'versions are authorised' })).toHaveAttribute(
      'href',
      `/organisation/${root}/authorisations`,
    );
  });

  test('a malformed response shows the failure and Retry', async () => {
    let answer: unknown = { nodes: [] };
    const { user } = await open({}, { [treeCall]: () => answer });
    expect(await screen.findByText('Unable to fetch acceptances')).toBeVisible();
    answer = exampleOf('getAcceptancesTree', 'applications');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('POS Terminal')).toBeVisible();
  });
});
