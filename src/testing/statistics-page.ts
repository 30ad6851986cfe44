import { screen, within } from '@testing-library/react';
import { exampleOf } from './contract-examples';
import { openConsole } from './open-console';

type Answers = NonNullable<Parameters<typeof openConsole>[2]>;

export const query = 'POST /api/Statistics/monthlyAllPOSCores';
export const shownMonth = '/admin/statistics?month=2026-10';

/** Returns the figures of the contract's month. */
export const month = () => exampleOf('queryMonthlyStatistics', 'month');

export const openStatistics = (path = shownMonth, answers: Answers = {}) =>
  openConsole(path, 'superUser', { [query]: month, ...answers });

type Opened = Awaited<ReturnType<typeof openStatistics>>;

/** Returns the queries that were sent, in order. */
export const queriesOf = ({ calls }: Opened) =>
  calls.filter(({ call }) => call === query).map(({ body }) => body);

export const addressOf = ({ history }: Opened) => history.location.search;

export const field = () => screen.findByRole('textbox', { name: 'Month' });

export const tree = () => screen.findByRole('tree', { name: 'Statistics' });

/** Returns the names of the rows, from the top. */
export const names = async () =>
  within(await tree())
    .getAllByRole('treeitem')
    .map((row) => row.querySelector('[data-cut]')?.textContent);

export const europe = 'POS Core Europe';
export const quay = 'Harbour Quay HQUAY';

/** The rows of the contract's month, without a sort order. */
export const asReceived = [
  europe,
  'Alpine Dealer ALPINE',
  quay,
  'Harbour Restaurants HARBOUR',
  'POS Core North',
  'Harbour Market HMARKET',
  'Restaurant Template TPLREST',
  'POS Core Unreachable',
];
