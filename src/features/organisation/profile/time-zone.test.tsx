import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';

const harbour = '20000000-0000-4000-8000-000000000003';
const reading = `GET /api/organisation/${harbour}/timezone`;
const saving = `POST /api/organisation/${harbour}/timezone`;
const own = () => exampleOf('getOrganisationTimeZone', 'own');
const inherited = () => exampleOf('getOrganisationTimeZone', 'inherited');

/** Opens the profile with the form above the section. */
async function open(answers: Parameters<typeof openConsole>[2]) {
  const path = `/organisation/${harbour}/profile`;
  const opened = await openConsole(path, 'organisationAdministrator', {
    [`GET /api/organisation/${harbour}/profile`]: () =>
      exampleOf('getOrganisationProfile', harbour),
    ...answers,
  });
  await screen.findByRole('textbox', { name: 'Name' });
  return opened;
}

const section = () => screen.findByRole('region', { name: 'Time zone' });
const dialog = () => screen.findByRole('dialog', { name: 'Time zone' });
const pressIn = async (name: string) => within(await dialog()).getByRole('button', { name });

async function choose(
  user: Awaited<ReturnType<typeof open>>['user'],
  typed: string,
  option: string,
) {
  const field = within(await dialog()).getByRole('combobox', { name: 'Time zone' });
  await user.clear(field);
  await user.type(field, typed);
  await user.click(await screen.findByRole('option', { name: option, hidden: true }));
}

test.each([
  ['own', /^Pacific\/Auckland \(GMT\+1[23]\)$/],
  ['inherited', /^Pacific\/Auckland \(GMT\+1[23]\), from an organisation above$/],
  ['none', /^None$/],
  ['unknown', /^Pacific\/Atlantis, which this browser does not know$/],
] as const)('the section shows the time zone: %s', async (example, text) => {
  await open({ [reading]: () => exampleOf('getOrganisationTimeZone', example) });
  expect(await within(await section()).findByRole('status')).toHaveTextContent(text);
});

test('a chosen time zone is sent and shown', async () => {
  let stored = inherited();
  const { user, calls } = await open({
    [reading]: () => stored,
    [saving]: (body: unknown) => {
      stored = { ...stored, ...(body as object) };
      return stored;
    },
  });
  await section();
  await user.click(screen.getByRole('button', { name: 'Set a time zone...' }));
  const field = within(await dialog()).getByRole('combobox', { name: 'Time zone' });
  expect(field).toHaveValue('From above: Pacific/Auckland');
  await choose(user, 'St Johns', 'America/St Johns');
  await user.click(await pressIn('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ call }) => call === saving)?.body).toEqual({ timeZone: 'America/St_Johns' });
  expect(await section()).toHaveTextContent(/America\/St_Johns \(GMT-[23]:30\)/);
});

test('a failed save keeps the choice, and the next one takes the time zone away', async () => {
  let isDown = true;
  let stored = own();
  let refuse = () => {};
  const { user, history } = await open({
    [reading]: () => stored,
    [saving]: async () => {
      if (isDown) {
        await new Promise<void>((resolve) => (refuse = resolve));
        return coded('BadRequest');
      }
      stored = exampleOf('getOrganisationTimeZone', 'none');
      return stored;
    },
  });
  await section();
  await user.click(screen.getByRole('button', { name: 'Change the time zone...' }));
  await choose(user, 'None', 'None');
  await user.click(await pressIn('Save'));
  act(() => history.push('/profile'));
  await user.click(await screen.findByRole('button', { name: 'Stay' }));
  refuse();
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
    'The time zone was not saved. Bad Request.',
  );
  expect(within(await dialog()).getByRole('combobox')).toHaveValue('None');
  isDown = false;
  await user.click(await pressIn('Save'));
  await waitFor(async () => expect(await section()).toHaveTextContent('None'));
});

/** Opens the dialog over a stored time zone, which the page does not see change. */
async function openDialog() {
  let timeZone: string | null = 'Pacific/Auckland';
  let isDown = false;
  let replays = 0;
  let isLost = false;
  let onReplay = () => {};
  const opened = await open({
    [reading]: () => (isDown ? coded('BadRequest') : { ...own(), timeZone }),
    [saving]: (body: unknown) => {
      if (isLost) throw new TypeError('Failed to fetch');
      const answer = { ...own(), ...(body as object) };
      replays -= 1;
      if (replays < 0) return answer;
      onReplay();
      return Response.json(answer, { headers: { 'Idempotency-Replayed': 'true' } });
    },
  });
  await section();
  await opened.user.click(screen.getByRole('button', { name: 'Change the time zone...' }));
  await choose(opened.user, 'St Johns', 'America/St Johns');
  return {
    ...opened,
    save: async () => opened.user.click(await pressIn('Save')),
    sent: () => opened.calls.filter(({ call }) => call === saving).map(({ body }) => body),
    alert: async () => within(await dialog()).findByRole('alert'),
    setElsewhere: (to: string | null) => {
      timeZone = to;
    },
    setDown: (to: boolean) => {
      isDown = to;
    },
    replayOnce: (then = () => {}) => {
      replays = 1;
      onReplay = then;
    },
    loseAnswers: () => {
      isLost = true;
    },
  };
}

const replaced = (zone: string) =>
  `The time zone was not saved. Somebody else has set this to "${zone}" meanwhile. Save again to replace it.`;

test('a time zone that somebody else has set is replaced by the second save only', async () => {
  const { save, sent, alert, setElsewhere } = await openDialog();
  setElsewhere('Europe/Oslo');
  await save();
  expect(await alert()).toHaveTextContent(replaced('Europe/Oslo'));
  setElsewhere('Europe/Paris');
  await save();
  await waitFor(async () => expect(await alert()).toHaveTextContent(replaced('Europe/Paris')));
  expect(sent()).toEqual([]);
  await save();
  await waitFor(() => expect(sent()).toEqual([{ timeZone: 'America/St_Johns' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a repeated answer does not count if another time zone is stored', async () => {
  const { save, sent, replayOnce } = await openDialog();
  replayOnce();
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toHaveLength(2);
});

test('a time zone that somebody else has set as well is no conflict', async () => {
  const { save, sent, setElsewhere } = await openDialog();
  setElsewhere('America/St_Johns');
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent()).toHaveLength(1);
});

test.each([
  ['a lost answer', 'Network error'],
  ['a failed read after a repeated answer', 'Bad Request.'],
])('after %s nobody knows whether the time zone was saved', async (_what, text) => {
  const { save, alert, setDown, replayOnce, loseAnswers } = await openDialog();
  if (text === 'Network error') loseAnswers();
  else replayOnce(() => setDown(true));
  await save();
  expect(await alert()).toHaveTextContent(`It is not known whether this was saved. ${text}`);
});

test('a failed read before the save saves nothing, says why, and keeps the choice', async () => {
  const { save, sent, alert, setDown } = await openDialog();
  setDown(true);
  await save();
  expect(await alert()).toHaveTextContent('The time zone was not saved. Bad Request.');
  expect(within(await dialog()).getByRole('combobox')).toHaveValue('America/St Johns');
  expect(sent()).toEqual([]);
  setDown(false);
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
});
