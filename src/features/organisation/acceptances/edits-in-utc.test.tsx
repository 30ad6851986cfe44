import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setTimeZone } from '~/domain/time-zone';
import {
  acceptance,
  acceptancesCall,
  app,
  openAcceptances,
  panelHeading,
  sentBy,
  settingsCall,
  updateCall,
  version,
} from '~/testing/acceptances-page';
import { exampleOf } from '~/testing/contract-examples';
import { inTimeZone } from '~/testing/in-time-zone';

const press = (name: string | RegExp) => screen.getByRole('button', { name });
const time = () => screen.getByRole('textbox', { name: 'Date and time' });
const openCalendar = () => press('Calendar for Date and time');
const save = () => screen.queryByRole('button', { name: 'Save' });
const choose = (zone: 'local' | 'UTC') => act(() => setTimeZone(zone));

async function openAcceptance(notBefore: string) {
  const opened = await openAcceptances(
    { app: app(1), version: version(3), acceptance: acceptance(2) },
    {
      [acceptancesCall(3)]: () => {
        const nodes = exampleOf('listAcceptanceNodes', version(3));
        const entity = nodes[0]?.entity;
        if (entity?.entityType === 'acceptance') entity.acceptance.notBefore = notBefore;
        return nodes;
      },
    },
  );
  await panelHeading('Acceptance for Quay Street');
  return opened;
}

inTimeZone('Asia/Kathmandu', () => {
  test('a not-before keeps its moment, edited or not, while the choice changes', async () => {
    const { user, calls } = await openAcceptance('2026-06-10 06:00:42');
    expect(time()).toHaveValue('2026-06-10 11:45');
    choose('UTC');
    expect(time()).toHaveValue('2026-06-10 06:00');
    expect(screen.getByText(/^In UTC\./)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/06:00\sAM UTC\.$/);
    expect(save()).toBeNull();
    await user.click(openCalendar());
    await user.click(await screen.findByRole('button', { name: /^11 June 2026/ }));
    choose('local');
    expect(time()).toHaveValue('2026-06-11 11:45');
    await user.click(press('Save'));
    await waitFor(() => expect(sentBy(calls, updateCall)).toHaveLength(1));
    expect(sentBy(calls, updateCall)).toMatchObject([{ notBefore: '2026-06-11 06:00:00' }]);
  });

  test('a time of day keeps its moment, edited or not, while the choice changes', async () => {
    const { user, calls } = await openAcceptances({ app: app(1) });
    await panelHeading('POS Terminal');
    const field = () => screen.getByLabelText('Time of day');
    expect(field()).toHaveValue('11:15');
    choose('UTC');
    expect(field()).toHaveValue('05:30');
    expect(save()).toBeNull();
    choose('local');
    await user.clear(field());
    await user.type(field(), '04:15');
    choose('UTC');
    expect(field()).toHaveValue('22:30');
    expect(screen.getByText('In UTC.')).toBeVisible();
    await user.click(press('Save'));
    await waitFor(() => expect(sentBy(calls, settingsCall)).toHaveLength(1));
    expect(sentBy(calls, settingsCall)).toMatchObject([
      { notBeforeTimeUTC: expect.stringMatching(/ 22:30:00$/) },
    ]);
  });
});

inTimeZone('Europe/London', () => {
  test('a stored second run of a repeated hour stays, and the field says which it is', async () => {
    const { user, calls } = await openAcceptance('2026-10-25 01:30:42');
    expect(screen.getByText(/comes twice\. The second one is meant\./)).toBeVisible();
    await user.click(openCalendar());
    await user.click(await screen.findByRole('button', { name: /^26 October 2026/ }));
    await user.click(screen.getByRole('button', { name: /^25 October 2026/ }));
    expect(save()).toBeNull();
    choose('UTC');
    expect(time()).toHaveValue('2026-10-25 01:30');
    expect(screen.queryByText(/comes twice/)).toBeNull();
    expect(sentBy(calls, updateCall)).toEqual([]);
  });
});
