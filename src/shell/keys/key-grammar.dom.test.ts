import { afterEach, expect, test } from 'vitest';
import { commandOf, isFree } from './key-grammar';

afterEach(() => document.body.replaceChildren());

const stroke = (key: string, timeStamp = 0) => ({ key, timeStamp });

test.each([
  ['g', { kind: 'wait' }],
  ['G', { kind: 'wait' }],
  ['/', { kind: 'search' }],
  ['?', { kind: 'list' }],
  ['u', { kind: 'none' }],
])('%s alone', (key, command) => {
  expect(commandOf(stroke(key), undefined)).toEqual(command);
});

test.each([
  ['within 1.5 s', 1_500, { kind: 'open', letter: 'u' }],
  ['after 1.5 s', 1_501, { kind: 'none' }],
])('a letter %s of g', (_, elapsed, command) => {
  expect(commandOf(stroke('u', 200 + elapsed), 200)).toEqual(command);
});

test('a second g is the letter of a page, and a late one starts a new sequence', () => {
  expect(commandOf(stroke('g', 500), 0)).toEqual({ kind: 'open', letter: 'g' });
  expect(commandOf(stroke('g', 5_000), 0)).toEqual({ kind: 'wait' });
});

test('a key that is no letter ends the waiting', () => {
  expect(commandOf(stroke('/', 100), 0)).toEqual({ kind: 'search' });
});

/** Presses a key on an element of a page, and returns whether it may be one of the console's. */
function isFreeOn(html: string, init: KeyboardEventInit = {}): boolean {
  document.body.innerHTML = html;
  const target = document.querySelector('[data-target]') ?? document.body;
  const event = new KeyboardEvent('keydown', { key: 'g', bubbles: true, ...init });
  target.dispatchEvent(event);
  return isFree(event);
}

test.each([
  ['on the page itself', ''],
  ['on a button', '<button data-target>Save</button>'],
  ['on a link', '<a href="/" data-target>Users</a>'],
  ['in a checkbox', '<input type="checkbox" data-target>'],
  ['in text that cannot be edited', '<p contenteditable="false" data-target></p>'],
])('a key is free %s', (_, html) => {
  expect(isFreeOn(html)).toBe(true);
});

test.each([
  ['in an input', '<input data-target>'],
  ['in a textarea', '<textarea data-target></textarea>'],
  ['in a select', '<select data-target></select>'],
  ['in editable text', '<div contenteditable="true"><b data-target></b></div>'],
  ['in a menu', '<div role="menu"><button role="menuitem" data-target></button></div>'],
  [
    'on a button whose dialog is on its way',
    '<button aria-haspopup="dialog" aria-busy="true" data-target></button>',
  ],
  ['while a dialog is open', '<div role="dialog"></div>'],
  ['while the browser shows a dialog', '<dialog open></dialog>'],
])('a key is not free %s', (_, html) => {
  expect(isFreeOn(html)).toBe(false);
});

test.each<[string, KeyboardEventInit]>([
  ['Ctrl', { ctrlKey: true }],
  ['Alt', { altKey: true }],
  ['Cmd', { metaKey: true }],
  ['Shift', { key: 'G', shiftKey: true }],
])('a letter with %s is not free', (_, modifier) => {
  expect(isFreeOn('', modifier)).toBe(false);
});

test('a key that is held, composes a character or moves the focus is not free', () => {
  expect(isFreeOn('', { repeat: true })).toBe(false);
  expect(isFreeOn('', { isComposing: true })).toBe(false);
  expect(isFreeOn('', { key: 'Tab' })).toBe(false);
});

test('the signs of keyboards that need Shift for them are free', () => {
  expect(isFreeOn('', { key: '?', shiftKey: true })).toBe(true);
  expect(isFreeOn('', { key: '/', shiftKey: true })).toBe(true);
});

test('a key that a tree or a grid has used is not free', () => {
  const use = (event: Event) => event.preventDefault();
  document.addEventListener('keydown', use);
  expect(isFreeOn('', { cancelable: true })).toBe(false);
  document.removeEventListener('keydown', use);
});
