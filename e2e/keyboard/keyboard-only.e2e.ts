import type { Page } from '@playwright/test';
import { test as withMouse } from '../support/console-test';
import { expect, test } from '../support/keyboard-only';
import { focusProblem } from '../support/pages/focus-problem';

// Checks the helpers of this folder on pages with one fault each.

const page = (style: string, body: string) =>
  `<!doctype html><title>Faults</title><style>${style}</style><main>${body}</main>`;
const button = '<div><button id="it">Save</button></div>';
const ring = ':focus { outline: 2px solid #1c3fa8 }';

const cases: [string, string, string, RegExp | null][] = [
  ['a ring', ring, button, null],
  ['no ring', ':focus { outline: none }', button, /looks as without it/],
  ['a ring that nobody sees', ':focus { outline: 2px solid #eee }', button, /looks as without it/],
  ['a ring without the focus', 'button { outline: 2px solid #1c3fa8 }', button, /looks as/],
  ['a shadow', ':focus { outline: 0; box-shadow: 0 0 0 2px #1c3fa8 }', button, null],
  [
    'an edge',
    'button { outline: 0; border: 1px solid #ccc } :focus { border-color: #000 }',
    button,
    null,
  ],
  [
    'a ring of what is drawn beside it',
    'button { outline: 0 } :focus + span { outline: 2px solid #1c3fa8 }',
    '<div><button id="it">Save</button><span>Yes</span></div>',
    null,
  ],
  [
    'a ring of the cell around it',
    'button { outline: 0 } [role="gridcell"]:focus-within { box-shadow: 0 0 0 2px #1c3fa8 }',
    '<div role="grid"><div role="row"><div role="gridcell"><p><button id="it">Save</button></p></div></div></div>',
    null,
  ],
  ['outside the window', `${ring} div { position: fixed; left: -400px }`, button, /outside/],
  [
    'covered',
    `${ring} aside { position: fixed; inset: 0; background: #fff }`,
    `${button}<aside>In front</aside>`,
    /covered/,
  ],
  ['nowhere', ring, '<button id="it" disabled>Save</button>', /^nowhere$/],
];

const show = async (on: Page, html: string) => {
  await on.setContent(html);
  await on.evaluate(() => document.getElementById('it')?.focus({ preventScroll: true }));
};

withMouse('the check of the focus finds what it has to find', async ({ page: shown }) => {
  for (const [name, style, body, problem] of cases) {
    await show(shown, page(style, body));
    const found = await shown.evaluate(focusProblem);
    if (problem) expect.soft(found, name).toMatch(problem);
    else expect.soft(found, name).toBeNull();
    await expect(shown.getByRole('button')).toHaveCount(1);
  }
});

test('the test detects the mouse, and input to a field without a key', async ({
  page: shown,
  keyboard,
}) => {
  await shown.goto('/authentication/login');
  const email = shown.getByLabel('Email');
  await keyboard.reach(email);
  await keyboard.type('ada');
  expect(keyboard.otherInput).toEqual([]);
  await email.fill('sam');
  await expect.poll(() => keyboard.otherInput.splice(0)).toEqual(['input without a key on input']);
  await email.click();
  await expect
    .poll(() => keyboard.otherInput.splice(0))
    .toEqual(expect.arrayContaining(['pointerdown on input', 'mousedown on input']));
});
