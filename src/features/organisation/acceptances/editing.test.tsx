import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import {
  acceptance,
  acceptancesCall,
  app,
  openAcceptances,
  panelHeading,
  row,
  sentBy,
  settingsCall,
  treeCall,
  updateCall,
  version,
} from '~/testing/acceptances-page';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';

type Given = Parameters<typeof openAcceptances>[1];

const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => screen.getByRole('button', { name });

describe('an acceptance', () => {
  const ofQuayStreet = { app: app(1), version: version(3), acceptance: acceptance(2) };
  const open = async (given?: Given) => {
    const opened = await openAcceptances(ofQuayStreet, given);
    await panelHeading('Acceptance for Quay Street');
    return opened;
  };

  test('shows its version, node and person, and since when it is in effect', async () => {
    await open();
    const facts = screen.getByText('Accepted by').closest('dl') as HTMLElement;
    expect(facts).toHaveTextContent(
      /^VersionPOS Terminal 5\.6\.1\.250Accepted forQuay Street \(outlet\)Accepted byAda Marchetti/,
    );
    expect(screen.getByText(/^In effect since /)).toBeVisible();
    expect(
      screen.getByText('Sites that already installed this version do not revert.'),
    ).toBeVisible();
    expect(button('Save')).toBeNull();
  });

  test('sends a changed not-before, and the rest as it is stored', async () => {
    let notBefore: string | null = '2026-06-10 06:00:00';
    const { user, calls } = await open({
      [acceptancesCall(3)]: () => {
        const nodes = exampleOf('listAcceptanceNodes', version(3));
        const entity = nodes[0]?.entity;
        if (entity?.entityType === 'acceptance') entity.acceptance.notBefore = notBefore;
        return nodes;
      },
      [updateCall]: (body) => {
        notBefore = (body as { notBefore: string | null }).notBefore;
        return exampleOf('updateAcceptance', 'updated');
      },
    });
    await user.click(screen.getByRole('checkbox', { name: 'Not Before' }));
    expect(screen.getByText('It will take effect immediately.')).toBeVisible();
    await user.click(press('Save'));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(sentBy(calls, updateCall)).toEqual([
      {
        applicationPackageAcceptanceID: acceptance(2),
        applicationPackageID: version(3),
        notBefore: null,
        rootNodeID: '21000000-0000-4000-8000-000000000002',
        rootNodeType: 2,
        userID: '10000000-0000-4000-8000-000000000002',
      },
    ]);
    expect(await screen.findByText('In effect since it was accepted.')).toBeVisible();
    expect(await row('Quay Street')).toHaveAttribute('aria-selected', 'true');
    expect(button('Save')).toBeNull();
    expect(await panelHeading('Acceptance for Quay Street')).toHaveFocus();

    await user.click(screen.getByRole('checkbox', { name: 'Not Before' }));
    await user.click(press('Tomorrow'));
    await user.click(press('Save'));
    await waitFor(() => expect(notBefore).toMatch(/:00$/));
    expect(await row('Quay Street')).toHaveAccessibleDescription('Scheduled');
  });

  test('needs a date while Not Before is checked, and Cancel restores the stored one', async () => {
    const { user } = await open();
    await user.click(press('Clear Date and time'));
    expect(button('Save')).toHaveAttribute('aria-disabled');
    await user.click(press('Cancel'));
    expect(screen.getByText(/^In effect since /)).toBeVisible();
    expect(button('Save')).toBeNull();
  });

  test('a text that is no date and time cannot be saved, and Cancel restores the stored one', async () => {
    const { user, calls } = await open();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Date and time' });
    const before = field.value;
    await user.type(field, '0{Enter}');
    expect(field).toBeInvalid();
    expect(button('Save')).toHaveAttribute('aria-disabled');
    await user.click(press('Cancel'));
    expect(field).toHaveValue(before);
    expect(field).not.toBeInvalid();
    expect(sentBy(calls, updateCall)).toEqual([]);
  });

  test('a failed save shows the reason, keeps the edit and can be retried', async () => {
    let isBroken = true;
    const { user, calls } = await open({
      [updateCall]: () =>
        isBroken
          ? new Response(null, { status: 500, statusText: 'Server Error' })
          : exampleOf('updateAcceptance', 'updated'),
    });
    await user.click(press('Tomorrow'));
    await user.click(press('Save'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Unable to save acceptance. Server Error');
    expect(alert).toHaveFocus();
    expect(screen.getByText(/^It will take effect in/)).toBeVisible();
    isBroken = false;
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    const [first, second] = sentBy(calls, updateCall);
    expect(second).toEqual(first);
  });

  test('asks before a navigation discards an edit', async () => {
    const { user } = await open();
    await user.click(press('Tomorrow'));
    await user.click(await row('POS Terminal'));
    const question = within(await screen.findByRole('dialog', { name: 'Unsaved changes' }));
    await user.click(question.getByRole('button', { name: 'Leave without saving' }));
    expect(await panelHeading('POS Terminal')).toBeVisible();
  });
});

describe('auto accept', () => {
  const open = async (given?: Given) => {
    const opened = await openAcceptances({ app: app(1) }, given);
    await panelHeading('POS Terminal');
    return opened;
  };
  const autoAccept = () => screen.getByRole('switch', { name: 'Auto accept' });
  /** Returns answers whose tree has the settings that were saved last. */
  const keeping = (): Given => {
    let settings: unknown;
    return {
      [treeCall]: () => {
        const tree = exampleOf('getAcceptancesTree', 'applications');
        if (settings) Object.assign(tree[0]?.entity ?? {}, { settings });
        return tree;
      },
      [settingsCall]: (body) => {
        settings = body;
        return body;
      },
    };
  };

  test('shows the scheduled time in the time zone of the user, and names the zone', async () => {
    await open();
    expect(autoAccept()).toBeChecked();
    expect(screen.getByRole('radio', { name: 'At a time of day' })).toBeChecked();
    const here = new Date();
    here.setUTCHours(5, 30, 0, 0);
    if (here.getTime() < Date.now()) here.setUTCDate(here.getUTCDate() + 1);
    const time = `${String(here.getHours()).padStart(2, '0')}:${String(here.getMinutes()).padStart(2, '0')}`;
    expect(screen.getByLabelText('Time of day')).toHaveValue(time);
    expect(screen.getByText(/^In your time zone, /)).toBeVisible();
    expect(button('Save')).toBeNull();
  });

  test('can be changed to Immediately, and turned off', async () => {
    const { user, calls } = await open(keeping());
    await user.click(screen.getByRole('radio', { name: 'Immediately' }));
    await user.click(press('Save'));
    expect(await screen.findByText('Saved.')).toBeVisible();
    await user.click(autoAccept());
    expect(screen.queryByRole('radio')).toBeNull();
    await user.click(press('Save'));
    await waitFor(() =>
      expect(sentBy(calls, settingsCall)).toEqual([
        { autoAccept: true, notBeforeTimeUTC: null },
        { autoAccept: false, notBeforeTimeUTC: null },
      ]),
    );
    await waitFor(async () => expect(await row('POS Terminal')).not.toHaveTextContent('Auto'));
    expect(button('Save')).toBeNull();
  });

  test('a schedule needs its time, and the form sends it in UTC', async () => {
    const { user, calls } = await open(keeping());
    const field = screen.getByLabelText('Time of day');
    await user.clear(field);
    expect(screen.getByText('Set a time.')).toBeVisible();
    expect(button('Save')).toHaveAttribute('aria-disabled');
    await user.type(field, '04:15');
    await user.click(press('Save'));
    await waitFor(() => expect(sentBy(calls, settingsCall)).toHaveLength(1));
    const [{ notBeforeTimeUTC }] = sentBy(calls, settingsCall) as [{ notBeforeTimeUTC: string }];
    const next = new Date(`${notBeforeTimeUTC.replace(' ', 'T')}Z`);
    expect([next.getHours(), next.getMinutes(), next.getSeconds()]).toEqual([4, 15, 0]);
    expect(next.getTime()).toBeGreaterThan(Date.now());
    await waitFor(() => expect(button('Save')).toBeNull());
    expect(screen.getByLabelText('Time of day')).toHaveValue('04:15');
  });

  test('a failed save shows the reason and keeps the edit; a double click sends once', async () => {
    let answer: (response: Response) => void = () => undefined;
    const { user, calls } = await open({
      [settingsCall]: () => new Promise((resolve) => (answer = resolve)),
    });
    await user.click(autoAccept());
    await user.dblClick(press('Save'));
    expect(sentBy(calls, settingsCall)).toHaveLength(1);
    answer(coded('BadRequest'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Unable to save the auto accept settings. Bad Request.',
    );
    expect(autoAccept()).not.toBeChecked();
    await user.click(press('Cancel'));
    expect(autoAccept()).toBeChecked();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('keeps what somebody else has set meanwhile', async () => {
    const given = keeping();
    const { user, calls } = await open(given);
    await user.clear(screen.getByLabelText('Time of day'));
    await user.type(screen.getByLabelText('Time of day'), '04:15');
    given?.[settingsCall]?.({ autoAccept: false, notBeforeTimeUTC: null }, new Request('http://x'));
    await user.click(press('Save'));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText('Auto accept')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Load theirs' }));
    await waitFor(() => expect(autoAccept()).not.toBeChecked());
    expect(sentBy(calls, settingsCall)).toEqual([]);
  });

  test('Load theirs takes the whole decision, also what only the person has changed of it', async () => {
    const given = keeping();
    const { user, calls } = await open(given);
    await user.click(screen.getByRole('radio', { name: 'Immediately' }));
    const later = { autoAccept: true, notBeforeTimeUTC: '2026-11-20 23:45:00' };
    given?.[settingsCall]?.(later, new Request('http://x'));
    await user.click(press('Save'));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Load theirs' }));
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'At a time of day' })).toBeChecked(),
    );
    expect(button('Save')).toBeNull();
    expect(sentBy(calls, settingsCall)).toEqual([]);
  });

  test('a second save asks nothing about the first, after which the tree was not read', async () => {
    const given = keeping();
    let isDown = false;
    const { user, calls } = await open({
      [treeCall]: (...sent) => (isDown ? coded('', 500) : given?.[treeCall]?.(...sent)),
      [settingsCall]: (...sent) => {
        isDown = true;
        return given?.[settingsCall]?.(...sent);
      },
    });
    for (const name of ['Immediately', 'At a time of day', 'Auto accept', 'Auto accept']) {
      await user.click(screen.getByLabelText(name));
      isDown = false;
      await user.click(press('Save'));
      await waitFor(() => expect(button('Save')).toBeNull());
    }
    expect(sentBy(calls, settingsCall)).toHaveLength(4);
  });

  test('a save whose answer was lost can be taken back', async () => {
    const given = keeping();
    const save = given?.[settingsCall];
    let isLost = true;
    const { user, calls } = await open({
      ...given,
      [settingsCall]: (...sent) => {
        const answer = save?.(...sent);
        if (isLost) throw new TypeError('Failed to fetch');
        return answer;
      },
    });
    await user.click(autoAccept());
    await user.click(press('Save'));
    await screen.findByRole('alert');
    isLost = false;
    await user.click(autoAccept());
    await user.click(press('Save'));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(sentBy(calls, settingsCall)).toMatchObject([
      { autoAccept: false },
      { autoAccept: true },
    ]);
  });
});
