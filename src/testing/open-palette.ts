import { screen, within } from '@testing-library/react';
import { openConsole, type Persona } from './open-console';

/** Opens a page, and collects its calls by name. */
export async function openPage(path: string, persona: Persona, answers = {}) {
  const console = await openConsole(path, persona, answers);
  await screen.findByRole('heading', { level: 1 });
  const callsOf = (call: string) => console.calls.filter((each) => each.call === call);
  return { ...console, callsOf };
}

/** Opens a page and the palette by its keys. */
export async function openPalette(...page: Parameters<typeof openPage>) {
  const console = await openPage(...page);
  await console.user.keyboard('{Control>}k{/Control}');
  return console;
}

export const palette = {
  query: () => screen.queryByRole('dialog', { name: 'Go to' }),
  dialog: () => screen.getByRole('dialog', { name: 'Go to' }),
  field: () => screen.getByRole('combobox', { name: 'Screen, record, id or action' }),
  active: () => within(palette.dialog()).queryByRole('option', { selected: true }),
  options: () =>
    within(palette.dialog())
      .queryAllByRole('option')
      .map((option) => option.textContent),
  groups: () =>
    within(palette.dialog())
      .queryAllByRole('group')
      .map((group) => group.getAttribute('aria-label')),
};
