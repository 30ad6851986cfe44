import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { accessApi, ids, openAccess } from '~/testing/organisation-access';

const uma = ids.link(2);
const reading = `GET ${accessApi}/accessends`;
const saving = `POST ${accessApi}/accessends`;
const stored = { organisationUserLinkID: uma, endsAt: '2031-03-31T17:00:00Z' };

/** Opens Edit Access, and does something on the page, so that the section loads. */
async function openEnd(
  answers: Parameters<typeof openAccess>[1],
  id = uma,
  persona?: Parameters<typeof openAccess>[2],
) {
  const opened = await openAccess(`/edit/${id}`, answers, persona);
  await opened.user.click(await screen.findByRole('heading', { name: 'Edit Organisation Access' }));
  return opened;
}
const section = () => screen.findByRole('region', { name: 'Access Ends' });
const dialog = () => screen.findByRole('dialog', { name: 'Access Ends' });
const field = async () => within(await dialog()).getByRole('textbox', { name: 'Access Ends' });
const pressIn = async (name: string) => within(await dialog()).getByRole('button', { name });

test('an access without an end never ends, and a chosen moment is sent', async () => {
  const { user, calls } = await openEnd({ [saving]: (body: unknown) => body });
  expect(await section()).toHaveTextContent('Never');
  await user.click(screen.getByRole('button', { name: 'Set an end...' }));
  await user.click(await pressIn('Calendar for Access Ends'));
  const [day] = await screen.findAllByRole('button', { name: /^15 / });
  await user.click(day as HTMLElement);
  // The page behind the dialog has a button "Done" as well.
  const picker = day?.closest<HTMLElement>('[role=dialog]') as HTMLElement;
  await user.click(within(picker).getByRole('button', { name: 'Done' }));
  await user.click(await pressIn('Save'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ call }) => call === saving)?.body).toEqual({
    organisationUserLinkID: uma,
    endsAt: expect.stringMatching(/^\d{4}-\d\d-1[456]T/),
  });
});

test.each([
  ['31 Mar 2031, 17:00', [17, 0]],
  // Nobody means that the access has ended before the day begins.
  ['31 Mar 2031', [23, 59]],
] as const)('a typed end is sent: %s', async (text, time) => {
  const { user, calls } = await openEnd({ [saving]: (body: unknown) => body });
  await user.click(await screen.findByRole('button', { name: 'Set an end...' }));
  await user.type(await field(), `${text}{Enter}`);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ call }) => call === saving)?.body).toEqual({
    organisationUserLinkID: uma,
    endsAt: new Date(2031, 2, 31, ...time).toISOString(),
  });
});

test('a text that is no date and time is kept, and nothing is saved, not even "never"', async () => {
  const { user, calls } = await openEnd({ [reading]: () => [stored] });
  await user.click(await screen.findByRole('button', { name: 'Change the end...' }));
  await user.clear(await field());
  await user.type(await field(), '31 Apr 2031');
  await user.click(await pressIn('Save'));
  expect(await field()).toBeInvalid();
  expect(await field()).toHaveFocus();
  expect(await field()).toHaveValue('31 Apr 2031');
  expect(await field()).toHaveAccessibleDescription('There is no such day. Enter another one.');
  expect(calls.some(({ call }) => call === saving)).toBe(false);
});

test('Enter in a text that is no date and time stays in the field', async () => {
  const { user } = await openEnd({});
  await user.click(await screen.findByRole('button', { name: 'Set an end...' }));
  await user.type(await field(), 'xyz{Enter}');
  expect(await field()).toBeInvalid();
  expect(await field()).toHaveFocus();
});

test('a moment that the clocks leave out says which one counts', async () => {
  vi.stubEnv('TZ', 'Europe/London');
  const { user } = await openEnd({});
  await user.click(await screen.findByRole('button', { name: 'Set an end...' }));
  await user.type(await field(), '2027-03-28 01:30');
  expect(await field()).toHaveAccessibleDescription(/The clocks are put forward/);
});

test('Escape closes the calendar, and then the dialog', async () => {
  const { user } = await openEnd({});
  await user.click(await screen.findByRole('button', { name: 'Set an end...' }));
  await user.click(await pressIn('Calendar for Access Ends'));
  const calendar = () => screen.queryByRole('dialog', { name: 'Calendar for Access Ends' });
  expect(calendar()).toBeVisible();
  await user.keyboard('{Escape}');
  expect(calendar()).toBeNull();
  expect(await field()).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an end that is past says whose administrator access and invitations it takes', async () => {
  const ada = ids.link(1);
  const sent = exampleOf('listPendingInvites', 'invites');
  const { user } = await openEnd({ [`GET ${accessApi}/invite`]: () => sent }, ada, 'superUser');
  await user.click(await screen.findByRole('button', { name: 'Set an end...' }));
  await user.click(await pressIn('Calendar for Access Ends'));
  await user.click(await screen.findByRole('button', { name: 'Previous month' }));
  const [day] = await screen.findAllByRole('button', { name: /^15 / });
  await user.click(day as HTMLElement);
  expect(
    await screen.findByText(
      /^This removes the last administrator access of Ada Marchetti.*the invitation of new\.person@demo\.test\.$/,
    ),
  ).toBeVisible();
});

test('a failed save keeps the choice, and the next one clears the end', async () => {
  let isDown = true;
  let ends = [stored];
  const { user } = await openEnd({
    [reading]: () => ends,
    [saving]: (body: unknown) => {
      if (isDown) return coded('BadRequest');
      ends = [];
      return body;
    },
  });
  expect(await section()).toHaveTextContent(/2031/);
  await user.click(screen.getByRole('button', { name: 'Change the end...' }));
  await user.click(await pressIn('Clear Access Ends'));
  await user.click(await pressIn('Save'));
  expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
    'The end was not saved. Bad Request.',
  );
  isDown = false;
  await user.click(await pressIn('Save'));
  await waitFor(async () => expect(await section()).toHaveTextContent('Never'));
});

test.each([[[]], [[{ ...stored, organisationUserLinkID: ids.link(1) }]]])(
  'nobody is offered to set the end of their own access: %j',
  async (ends) => {
    await openEnd({ [reading]: () => ends }, ids.link(1));
    expect(await section()).toHaveTextContent(
      'Another administrator has to set the end of your own access.',
    );
    expect(within(await section()).queryByRole('button')).toBeNull();
  },
);

test('an end that somebody else has set is replaced by the second save only', async () => {
  let ends: object[] = [stored];
  const { user, calls } = await openEnd({
    [reading]: () => ends,
    [saving]: (body: unknown) => body,
  });
  const sent = () => calls.filter(({ call }) => call === saving);
  await user.click(await screen.findByRole('button', { name: 'Change the end...' }));
  await user.click(await pressIn('Clear Access Ends'));
  ends = [{ ...stored, endsAt: '2031-05-05T12:00:00Z' }];
  await user.click(await pressIn('Save'));
  const alert = await within(await dialog()).findByRole('alert');
  expect(alert).toHaveTextContent(
    /^The end was not saved\. Somebody else has set this to .*2031.* meanwhile\. Save again/,
  );
  expect(await field()).toHaveValue('');
  expect(sent()).toEqual([]);
  await user.click(await pressIn('Save'));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('Cancel sends nothing, and the next opening shows the stored end', async () => {
  const { user, calls } = await openEnd({ [reading]: () => [stored] });
  await section();
  await user.click(screen.getByRole('button', { name: 'Change the end...' }));
  await user.click(await pressIn('Clear Access Ends'));
  await user.click(await pressIn('Cancel'));
  await user.click(screen.getByRole('button', { name: 'Change the end...' }));
  expect((await field()).getAttribute('value')).toMatch(/^2031-/);
  expect(calls.some(({ call }) => call === saving)).toBe(false);
});

test('a failed read says so, and Retry repeats it', async () => {
  let isDown = true;
  const { user } = await openEnd({ [reading]: () => (isDown ? coded('BadRequest') : [stored]) });
  expect(await screen.findByText(/^When the access ends could not be read\./)).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await section()).toHaveTextContent(/2031/);
});

test.each([404, 501])('a back end that answers %d gets no section', async (status) => {
  const { calls } = await openEnd({ [reading]: () => new Response('', { status }) });
  await waitFor(() => expect(calls.map(({ call }) => call)).toContain(reading));
  expect(screen.queryByRole('region', { name: 'Access Ends' })).toBeNull();
});

test('an end says by which other way the person has access', async () => {
  await openEnd({ [reading]: () => [stored] });
  const note = /^Uma Olsen has another way in: team Support, which has no end\.$/;
  expect(await within(await section()).findByText(note)).toBeVisible();
});

test('access without an end, or whose other ways have ended, says nothing of them', async () => {
  const team = { organisationUserLinkID: ids.link(3), endsAt: '2020-01-01T00:00:00Z' };
  const { calls } = await openEnd({ [reading]: () => [stored, team] });
  await section();
  await waitFor(() => expect(calls.some(({ call }) => call.endsWith('/members'))).toBe(true));
  expect(screen.queryByText(/another way in/)).toBeNull();
});
