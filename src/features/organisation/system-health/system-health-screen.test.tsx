import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { harbourQuay, healthOfHarbourQuay, siteIdOf, siteIds } from '~/testing/harbour-quay-health';
import { openConsole } from '~/testing/open-console';
import { choose, optionsOf } from '~/testing/organisations-page';
import { organisationNode, stateBefore, terminalNode } from '~/testing/sample-health';

const home = `/organisation/${harbourQuay}/systemhealth`;
const call = `GET /api/organisation/${harbourQuay}/systemhealthtree`;
const authorisations = `GET /api/organisation/${harbourQuay}/authorisations`;
const acceptances = `GET /api/organisation/${harbourQuay}/acceptancestree`;

const open = (search = '', answers: Parameters<typeof openConsole>[2] = {}) =>
  openConsole(`${home}${search}`, 'organisationAdministrator', {
    [call]: healthOfHarbourQuay,
    [authorisations]: () => exampleOf('listAuthorisations', 'authorisations'),
    [acceptances]: () => exampleOf('getAcceptancesTree', 'applications'),
    ...answers,
  });
type Opened = Awaited<ReturnType<typeof open>>;

const row = (name: string) => screen.findByRole('treeitem', { name: new RegExp(`^${name}`) });
const rows = () =>
  screen.getAllByRole('treeitem').map((item) => item.querySelector('[data-cut]')?.textContent);
const addressOf = ({ history }: Opened) => decodeURIComponent(history.location.search);
const status = (name: RegExp) =>
  within(screen.getByRole('group', { name: 'Status' })).getByRole('button', { name });

/** Answers with 150 terminals that have a state each. */
const manyStates = (stateOf: (number: number) => Parameters<typeof stateBefore>[2]) => () => {
  const terminals = Array.from({ length: 150 }, (_, number) => {
    const state = stateBefore(Date.now(), 1, { nodeID: siteIdOf(number), ...stateOf(number) });
    return terminalNode(siteIdOf(number), state);
  });
  return [organisationNode(harbourQuay, terminals)];
};

describe('the tree', () => {
  test('each node describes the counts of itself and everything below it as text', async () => {
    await open();
    expect(await row(harbourQuay)).toHaveAccessibleDescription(
      /1 up to date.*2 behind.*1 silent.*1 without any report/,
    );
    expect(await row('Quay Street')).toHaveAccessibleDescription(/^\D*1 up to date\D*1 behind\D*$/);
    expect(await row('unused')).toHaveAccessibleDescription(/1 without any report/);
    expect(rows()).toHaveLength(8);
  });

  test('selecting a node shows its states and puts its id into the address', async () => {
    const opened = await open();
    await opened.user.click(await row('Quay Street'));
    expect(addressOf(opened)).toBe(`?node=ds:${siteIds.quayStreet}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'Quay Street' })).toBeVisible();
    expect(screen.getByText('QS-BAR')).toBeVisible();
    expect(screen.queryByText('MH-COUNTER')).toBeNull();
    await opened.user.click(await row(harbourQuay));
    expect(addressOf(opened)).toBe('');
  });

  test('its filters are there while it loads, so that they do not push it down', async () => {
    await open('', { [call]: () => new Promise(() => {}) });
    expect(await screen.findByRole('textbox', { name: 'Name, code or device' })).toBeVisible();
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(status(/^All/)).toHaveTextContent('All …');
  });

  test('opening the page does not focus the heading of the panel', async () => {
    await open(`?node=ds:${siteIds.bar}`);
    const heading = await screen.findByRole('heading', { level: 2, name: 'bar' });
    expect(await screen.findByText('QS-BAR')).toBeVisible();
    expect(heading).not.toHaveFocus();
  });

  test('a link may have the id that Entity Lookup knows of a node', async () => {
    await open(`?node=${siteIds.quayStreet}`);
    expect(await row('Quay Street')).toHaveAttribute('aria-selected', 'true');
    expect(await screen.findByRole('heading', { level: 2, name: 'Quay Street' })).toBeVisible();
  });

  test('a link to a node that does not exist shows a hint', async () => {
    await open('?node=ds:gone');
    expect(await screen.findByText(/There is no node with this id here/)).toBeVisible();
    expect(await row('Quay Street')).toBeVisible();
  });
});

describe('the states', () => {
  test('of an application show the version and everything that the device reported', async () => {
    const { user } = await open(`?node=ds:${siteIds.bar}`);
    expect(await screen.findByRole('heading', { level: 3, name: /^POS Terminal/ })).toBeVisible();
    expect(screen.getByText('5.6.1.250')).toBeVisible();
    const item = screen.getByText('QS-BAR').closest('li') as HTMLElement;
    const facts = within(item).getAllByRole('definition');
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'QS-BAR',
      'bar',
      expect.stringMatching(/\d{4}, \d\d:\d\d \S+/),
      'United Kingdom (en-GB)',
      'Terminal',
      'Paper low',
    ]);
    expect(within(item).getByText('Paper low')).not.toBeVisible();
    await user.click(within(item).getByText(/^1 detail/));
    expect(within(item).getByText('Paper low')).toBeVisible();
  });

  test('the device id can be copied', async () => {
    const { user } = await open(`?node=ds:${siteIds.bar}`);
    await user.click(await screen.findByRole('button', { name: 'Copy device id QS-BAR' }));
    expect(await navigator.clipboard.readText()).toBe('QS-BAR');
    expect(screen.getByRole('button', { name: 'Device id QS-BAR copied' })).toBeVisible();
  });

  test('older than 14 days are left out; a note has their number and time', async () => {
    await open(`?node=ds:${siteIds.counter}`);
    const note = await screen.findByText(/1 state is left out, since it is older than 14 days/);
    expect(note).toHaveTextContent(/It was seen .*\d{4}, \d\d:\d\d.* [A-Z+\d]+\.$/);
    expect(screen.queryByText('MH-OLD')).toBeNull();
    expect(screen.getByText('MH-COUNTER')).toBeVisible();
  });

  test('link to the node of the device, and the link focuses its heading', async () => {
    const opened = await open();
    await opened.user.click(await screen.findByRole('link', { name: 'till' }));
    expect(addressOf(opened)).toBe(`?node=ds:${siteIds.till}`);
    expect(await screen.findByRole('heading', { level: 2, name: 'till' })).toHaveFocus();
    expect(await row('till')).toHaveAttribute('aria-selected', 'true');
  });

  test('of many devices appear in part, and more on request', async () => {
    const { user } = await open('?app=POS+Terminal', {
      [call]: manyStates((number) => ({ deviceIdentifier: `D-${number}` })),
    });
    expect(await screen.findByText('D-0')).toBeVisible();
    expect(screen.getAllByText(/^D-\d+$/)).toHaveLength(25);
    await user.click(screen.getByText('Show more: 125 left'));
    expect(screen.getAllByText(/^D-\d+$/)).toHaveLength(100);
    await user.click(screen.getByText('Show more: 50 left'));
    expect(document.body).not.toHaveFocus();
  });

  test('of many versions appear in part, newest first, and more on request', async () => {
    const { user } = await open('', {
      [call]: manyStates((number) => ({ applicationVersion: `7.${number}.0.0` })),
    });
    expect(await screen.findByText('7.149.0.0')).toBeVisible();
    const shown = () => screen.getAllByText(/^7(\.\d+){3}$/);
    expect(shown()).toHaveLength(25);
    await user.click(screen.getByText('Show more: 125 left'));
    expect(shown()).toHaveLength(100);
    await user.click(screen.getByText('Show more: 50 left'));
    expect(shown()).toHaveLength(150);
    expect(document.body).not.toHaveFocus();
  });
});

describe('the filters', () => {
  test('by status have counts that ignore the chosen status', async () => {
    const opened = await open();
    await row('Quay Street');
    expect(status(/^All/)).toHaveTextContent('All 5');
    await opened.user.click(status(/Silent/));
    expect(addressOf(opened)).toBe('?status=silent');
    expect(rows()).toEqual([harbourQuay, 'centre', 'market', 'counter']);
    expect(status(/Silent/)).toHaveAttribute('aria-pressed', 'true');
    expect(status(/Behind/)).toHaveTextContent('Behind 2');
    expect(screen.getByText(/^1 left out, last seen/)).toBeVisible();
    expect(screen.getByText('1 matches the filters')).toBeInTheDocument();
    await opened.user.click(status(/Silent/));
    expect(addressOf(opened)).toBe('');
  });

  test('by application and version are in the address', async () => {
    const opened = await open();
    await choose(opened.user, 'Application', 'POS Terminal');
    await opened.user.click(screen.getByRole('combobox', { name: 'Version' }));
    const versions = (await optionsOf('Version')).map(({ textContent }) => textContent);
    expect(versions).toEqual(['All versions', '5.6.1.250', '5.5.0.233']);
    await opened.user.keyboard('{Escape}');
    await choose(opened.user, 'Version', '5.5.0.233');
    expect(addressOf(opened)).toBe('?app=POS+Terminal&version=5.5.0.233');
    expect(rows()).toContain('till');
    expect(rows()).not.toContain('bar');
    await opened.user.click(screen.getByRole('button', { name: 'Clear all filters' }));
    expect(addressOf(opened)).toBe('');
  });

  test('by a version in another spelling choose the version', async () => {
    await open('?app=POS+Terminal&version=5.5.0.0233');
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Version' })).toHaveValue('5.5.0.233'),
    );
    expect(rows()).toContain('till');
  });

  test('by text apply on Enter, and an empty result says so', async () => {
    const opened = await open(`?node=ds:${siteIds.bar}`);
    await opened.user.type(
      await screen.findByPlaceholderText('Filter name/code/device'),
      'mh-counter{Enter}',
    );
    await waitFor(() => expect(rows()).toEqual([harbourQuay, 'centre', 'market', 'counter']));
    expect(screen.getByText('Nothing here matches the filters.')).toBeVisible();
    await opened.user.clear(screen.getByPlaceholderText('Filter name/code/device'));
    await opened.user.type(screen.getByPlaceholderText('Filter name/code/device'), 'xyz{Enter}');
    expect(await screen.findByText('Nothing matches the filters.')).toBeVisible();
    screen.getByRole('button', { name: 'Clear all filters' }).focus();
    await opened.user.keyboard('{Enter}');
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(addressOf(opened)).toBe(`?node=ds:${siteIds.bar}`);
    expect(await screen.findByText('QS-BAR')).toBeVisible();
  });
});

describe('reading', () => {
  test('an empty tree shows "No Data"', async () => {
    await open('', { [call]: () => [] });
    expect(await screen.findByText('No Data')).toBeVisible();
  });

  test('a failed tree shows the reason and Retry', async () => {
    let isBroken = true;
    const { user } = await open('', {
      [call]: () => (isBroken ? coded('BadRequest') : healthOfHarbourQuay()),
    });
    expect(await screen.findByText('Bad Request.')).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('Quay Street')).toBeVisible();
  });

  test('without the newest versions the page compares nothing and shows the reason', async () => {
    let isBroken = true;
    const { user } = await open('', {
      [authorisations]: () =>
        isBroken ? coded('BadRequest') : exampleOf('listAuthorisations', 'authorisations'),
    });
    expect(await row(harbourQuay)).toHaveAccessibleDescription(
      /3 with an unknown version.*1 silent/,
    );
    expect(
      screen.getByText(/The newest versions could not be loaded.*Bad Request\./),
    ).toBeVisible();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(async () =>
      expect(await row(harbourQuay)).toHaveAccessibleDescription(/2 behind/),
    );
    expect(screen.queryByText(/could not be read/)).toBeNull();
  });

  test('Refresh keeps the focus while it runs, and a second press sends nothing', async () => {
    const answers: (() => void)[] = [];
    let isFirst = true;
    const { user } = await open('', {
      [call]: async () => {
        if (!isFirst) await new Promise<void>((resolve) => answers.push(resolve));
        isFirst = false;
        return healthOfHarbourQuay();
      },
    });
    await row('Quay Street');
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await user.click(refresh);
    expect(await screen.findByText('Refreshing...')).toBeVisible();
    expect(refresh).toBeEnabled();
    await user.keyboard('{Enter}');
    expect(answers).toHaveLength(1);
    answers[0]?.();
    expect(await screen.findByText(/^As of /)).toBeVisible();
    expect(refresh).toHaveFocus();
  });

  test('a failed refresh keeps the tree, and shows the reason with Retry', async () => {
    let isBroken = false;
    const opened = await open('', {
      [call]: () => (isBroken ? coded('BadRequest') : healthOfHarbourQuay()),
    });
    await row('Quay Street');
    expect(screen.getByText(/^As of .*\d{4}, \d\d:\d\d.* [A-Z+\d]+$/)).toBeVisible();
    isBroken = true;
    await opened.user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/Could not be refreshed.*Bad Request\./)).toBeVisible();
    expect(await row('Quay Street')).toBeVisible();
    isBroken = false;
    await opened.user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/Could not be refreshed/)).toBeNull());
  });

  test('shows nodes without a name, and states with malformed or missing versions', async () => {
    await open('', { [call]: () => exampleOf('getSystemHealthTree', 'odd') });
    expect(await row('No name')).toBeVisible();
    expect(screen.getByText('next week')).toBeVisible();
    expect(screen.getByText('Without a version')).toBeVisible();
  });
});
