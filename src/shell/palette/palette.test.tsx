import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { exampleOf } from '~/testing/contract-examples';
import { holdBack } from '~/testing/hold-back';
import { openPage, openPalette, palette } from '~/testing/open-palette';
import { palettePart } from './palette';

const uma = '10000000-0000-4000-8000-000000000003';
const profile = {
  'GET /api/user/profile': () => exampleOf('getOwnProfile', uma),
  [`GET /api/user/${uma}/summary`]: () => exampleOf('getUserSummary', uma),
};
const lookupField = () => screen.getByPlaceholderText('Enter an outlet/account/device/other id');

beforeEach(() => localStorage.clear());

describe('the shortcut', () => {
  test.each(['{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
    '%s opens and closes the palette from a text field, and the focus returns',
    async (keys) => {
      const { user } = await openPage('/admin/entitylookup', 'superUser');
      await user.type(lookupField(), 'a');
      await user.keyboard(keys);
      expect(palette.field()).toHaveFocus();
      await user.keyboard('{Escape}');
      expect(palette.query()).toBeNull();
      expect(lookupField()).toHaveFocus();
      await user.keyboard(keys);
      await user.keyboard(keys);
      expect(palette.query()).toBeNull();
      expect(lookupField()).toHaveFocus();
      expect(lookupField()).toHaveValue('a');
    },
  );

  test.each(['k', '{Alt>}{Control>}k{/Control}{/Alt}', '{Shift>}{Control>}K{/Control}{/Shift}'])(
    '%s does nothing',
    async (keys) => {
      const { user } = await openPage('/admin/entitylookup', 'superUser');
      await user.keyboard(keys);
      expect(palette.query()).toBeNull();
    },
  );

  test.each([
    ['that scrolls keeps its place and the room of its scrollbar', 2000, 1009, [true, true]],
    ['under a scrollbar keeps its place and its whole width', 2000, 1024, [true, false]],
    ['without a scrollbar keeps its whole width', 800, 1024, [false, false]],
  ])('a page %s behind it', async (_what, height, width, expected) => {
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(height);
    vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(800);
    vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(width);
    const { user } = await openPage('/admin/entitylookup', 'superUser');
    await user.keyboard('{Control>}k{/Control}');
    const dialog = palette.dialog();
    const marks = ['data-locks', 'data-keeps-gutter'].map((name) => dialog.hasAttribute(name));
    expect(marks).toEqual(expected);
  });

  test('it works by the place of the key on a layout without Latin letters', async () => {
    await openPage('/admin/entitylookup', 'superUser');
    fireEvent.keyDown(document.body, { key: 'л', code: 'KeyK', ctrlKey: true });
    expect(palette.dialog()).toBeVisible();
  });

  test('an open dialog keeps its question in front', async () => {
    const { user } = await openPage('/profile', 'ordinaryUser', profile);
    await user.type(screen.getByRole('textbox', { name: /Display Name/ }), 'x');
    await user.click(screen.getByRole('link', { name: 'My Account' }));
    await screen.findByRole('dialog', { name: 'Unsaved changes' });
    await user.keyboard('{Control>}k{/Control}');
    expect(palette.query()).toBeNull();
  });

  test('keys that come before the dialog become its text', async () => {
    const { user } = await openPage('/admin/entitylookup', 'superUser');
    const { arrive } = holdBack(palettePart);
    lookupField().focus();
    await user.keyboard('{Control>}k{/Control}statix{Backspace}');
    expect(palette.query()).toBeNull();
    await arrive();
    expect(palette.field()).toHaveValue('stati');
    expect(lookupField()).toHaveValue('');
    await user.keyboard('{Escape}{Control>}k{/Control}');
    expect(palette.field()).toHaveValue('');
  });

  test('Escape ends the wait for the dialog', async () => {
    const { user } = await openPage('/admin/entitylookup', 'superUser');
    const { arrive } = holdBack(palettePart);
    await user.keyboard('{Control>}k{/Control}{Escape}');
    await arrive();
    expect(palette.query()).toBeNull();
  });

  test('a visitor without an account has neither button nor shortcut', async () => {
    const { user } = await openPage('/invitations/approved', 'nobody');
    await user.keyboard('{Control>}k{/Control}');
    expect(palette.query()).toBeNull();
    expect(screen.queryByRole('button', { name: 'Go to' })).toBeNull();
  });
});

test('the palette is painted before it asks for records', async () => {
  const frames: FrameRequestCallback[] = [];
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => frames.push(draw));
  const { user, callsOf } = await openPage('/admin/entitylookup', 'superUser');
  const asked = () => callsOf('GET /api/Organisation');
  await user.keyboard('{Control>}k{/Control}');
  expect(palette.options()).toContain('Statistics');
  expect(asked()).toEqual([]);
  for (const draw of frames) draw(performance.now());
  await waitFor(() => expect(asked()).toHaveLength(1));
});

describe('the keys of the field', () => {
  test('Enter opens the first screen that matches', async () => {
    const { user, history } = await openPalette('/profile', 'ordinaryUser', profile);
    await user.keyboard('password');
    expect(palette.active()).toHaveTextContent('Change Password');
    await user.keyboard('{Enter}');
    expect(palette.query()).toBeNull();
    await waitFor(() => expect(history.location.pathname).toBe('/changeprofilepassword'));
  });

  test('the arrows move through the options, which the field names', async () => {
    const { user } = await openPalette('/profile', 'ordinaryUser', profile);
    const [first, second] = palette.options();
    expect(palette.active()).toHaveTextContent(first ?? '');
    await user.keyboard('{ArrowDown}');
    expect(palette.active()).toHaveTextContent(second ?? '');
    expect(palette.field()).toHaveAttribute('aria-activedescendant', palette.active()?.id);
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(palette.active()).toHaveTextContent(palette.options().at(-1) ?? '');
    expect(palette.field()).toHaveFocus();
  });

  test.each(['Enter', 'Escape', 'ArrowDown'])(
    '%s belongs to the input method while it composes a word',
    async (key) => {
      await openPalette('/profile', 'ordinaryUser', profile);
      const before = palette.active();
      const event = createEvent.keyDown(palette.field(), { key, isComposing: true });
      fireEvent(palette.field(), event);
      expect(event.defaultPrevented).toBe(false);
      expect(palette.active()).toBe(before);
    },
  );
});

test('a press on an option, the close button and the backdrop do what they show', async () => {
  const { user, history } = await openPage('/profile', 'ordinaryUser', profile);
  const button = screen.getByRole('button', { name: 'Go to' });
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(palette.query()).toBeNull();
  expect(button).toHaveFocus();
  await user.click(button);
  await user.click(palette.dialog());
  expect(palette.query()).toBeNull();
  await user.click(button);
  await user.click(screen.getByRole('option', { name: 'Change Password' }));
  await waitFor(() => expect(history.location.pathname).toBe('/changeprofilepassword'));
});

test('a text that the mouse selects until beside the palette stays', async () => {
  const { user } = await openPage('/profile', 'ordinaryUser', profile);
  await user.click(screen.getByRole('button', { name: 'Go to' }));
  await user.type(palette.field(), 'pass');
  const down = { keys: '[MouseLeft>]', target: palette.field() };
  await user.pointer([down, { keys: '[/MouseLeft]', target: palette.dialog() }]);
  expect(palette.field()).toHaveValue('pass');
});

test('Back of the browser closes the palette together with the page beneath it', async () => {
  const { user, history } = await openPage('/admin/entitylookup', 'superUser');
  act(() => history.push('/admin/statistics'));
  await screen.findByRole('heading', { name: 'Statistics' });
  await user.keyboard('{Control>}k{/Control}');
  act(() => history.back());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Entity Lookup' })).toHaveFocus());
  expect(palette.query()).toBeNull();
});

test('leaving unsaved edits by the palette asks, and Stay keeps them', async () => {
  const { user, history } = await openPage('/profile', 'ordinaryUser', profile);
  const name = screen.getByRole('textbox', { name: /Display Name/ });
  await user.type(name, 'x');
  await user.keyboard('{Control>}k{/Control}password{Enter}');
  await screen.findByRole('dialog', { name: 'Unsaved changes' });
  await user.click(screen.getByRole('button', { name: 'Stay' }));
  expect(history.location.pathname).toBe('/profile');
  expect(name).toHaveFocus();
});
