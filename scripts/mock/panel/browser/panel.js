// The panel works without this script. With it, a choice keeps the scroll position, the search answers
// while somebody types, and the log follows the console.
import { followBody } from './answer.js';
import { followConsole } from './beside.js';

const panel = document.querySelector('main.panel');
const one = (selector) => document.querySelector(selector);

/** The address of what the panel shows. Beside the console, the address bar has the console's. */
let shown = panel && addressOf(document);

function addressOf(page) {
  const form = page.querySelector('form.list');
  const fields = [...form.querySelectorAll('input[type=hidden]')].map(({ name, value }) => [
    name,
    value,
  ]);
  return `/mock?${new URLSearchParams(fields)}`;
}

function search(text) {
  const words = text.toLowerCase().split(/\s+/);
  for (const card of document.querySelectorAll('[data-search]')) {
    card.hidden = !words.every((word) => card.dataset.search.includes(word));
  }
  for (const group of document.querySelectorAll('[data-group]')) {
    group.hidden = !group.querySelector('[data-search]:not([hidden])');
  }
  const nothing = one('[data-nothing]');
  if (nothing) nothing.hidden = one('[data-group]:not([hidden])') !== null;
  for (const kept of document.querySelectorAll('input[type=hidden][name=q]')) kept.value = text;
}

/** Scrolls to the list if what is above it hides it. */
function showList() {
  const list = one('form.list');
  const isHidden = list.getBoundingClientRect().top > window.innerHeight - 100;
  if (isHidden) one('.operations').scrollIntoView({ block: 'start' });
}

/** Replaces parts of the page by those of an answer, and keeps the focus. */
function replace(next, selectors) {
  const focused = keyOf(document.activeElement);
  for (const selector of selectors) {
    const part = next.querySelector(selector);
    const present = one(selector);
    if (part === null || present === null || part.outerHTML === present.outerHTML) continue;
    const isOpen = present.querySelector('details.more')?.open;
    const scrolled = present.querySelector('#own-body')?.scrollTop;
    present.replaceWith(part);
    if (scrolled) part.querySelector('#own-body')?.scrollTo({ top: scrolled });
    const more = part.querySelector('details.more');
    if (more && isOpen !== undefined) more.open = isOpen;
  }
  if (focused && keyOf(document.activeElement) !== focused) {
    const same = [...document.querySelectorAll('a, button')].find(
      (each) => keyOf(each) === focused,
    );
    same?.focus({ preventScroll: true });
  }
}

const keyOf = (element) =>
  element?.matches?.('a, button')
    ? `${element.closest('.side, .bar, .list, .top')?.className}|${element.name ?? element.hash}|${element.value ?? element.textContent}`
    : null;

/** Shows an answer of the mock. Returns false if it is no panel. */
function show(text, isOfEditor = true) {
  const next = new DOMParser().parseFromString(text, 'text/html');
  if (!next.querySelector('main.panel')) return false;
  document.title = document.title.replace(/^Mock( \(\d+\))?/, next.title);
  shown = addressOf(next);
  const header = document.body.classList.contains('beside') ? [] : ['.top nav'];
  // What somebody writes in the editor stays when another part of the panel is pressed.
  const isKept =
    !isOfEditor && isEditor(one('form.list')) && isEditor(next.querySelector('form.list'));
  const list = isKept ? [] : ['form.list'];
  replace(next, [...header, '.side', '.views', ...list, '.search [name=view]']);
  one('[role=status]').textContent = next.querySelector('[role=status]').textContent;
  prepare();
  search(one('#search').value);
  return true;
}

const isEditor = (form) => form.dataset.view === 'answer';

async function open(address) {
  const response = await fetch(address).catch(() => null);
  if (!response?.ok || !show(await response.text())) return location.assign(address);
  reveal(new URL(address, location.href).hash.slice(1));
}

/** Shows and focuses what an address names; in the log that is the open call. */
function reveal(anchor) {
  const target =
    anchor && (document.getElementById(anchor) ?? one('[aria-expanded=true]')?.parentElement);
  if (!target) return;
  target.hidden = false;
  target.scrollIntoView({ block: 'start' });
  document.querySelector('.is-target')?.classList.remove('is-target');
  target.classList.add('is-target');
  const first = target.querySelector('[data-first]') ?? target.querySelector('a, button');
  first?.focus({ preventScroll: true });
}

/** Whether the browser itself sends the next form. */
let isNative = false;

/** Settles when the mock has what was pressed last. */
let pending = Promise.resolve();

function submit(event) {
  const { target: form, submitter } = event;
  if (isNative || form.method !== 'post' || !submitter?.name) return;
  event.preventDefault();
  pending = send(form, submitter);
}

async function send(form, submitter) {
  const body = new URLSearchParams(new FormData(form, submitter));
  const wasEditor = isEditor(form);
  try {
    const response = await fetch(form.action, { method: 'POST', body });
    if (response.ok && show(await response.text(), form.matches('.list'))) {
      if (submitter.name === 'persona') inFrame?.reload();
      if (wasEditor && !isEditor(one('form.list'))) reveal(body.get('answer'));
      if (document.activeElement === document.body) one('.side button').focus();
      return;
    }
  } catch {
    // The mock no longer answers. The browser's own error page says so better.
  }
  isNative = true;
  form.requestSubmit(submitter);
}

function click(event) {
  const link = event.target.closest('a');
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const { pathname, search: query, hash } = new URL(link.href);
  if (link.closest('main.panel') && pathname === '/mock') {
    event.preventDefault();
    const address = `${pathname}${query}${hash}`;
    if (!inFrame) history.replaceState(null, '', address);
    const text = new URLSearchParams(query).get('q') ?? '';
    one('#search').value = text;
    open(address);
  } else if (link.matches('[data-page]') && inFrame) {
    event.preventDefault();
    pending.then(() => inFrame.show(link.getAttribute('href')));
  } else if (link.matches('[data-close], [data-alone]')) {
    // A page that goes would cut off what was pressed before.
    event.preventDefault();
    pending.then(() => location.assign(link.href));
  }
}

function prepare() {
  followBody();
  const copy = one('[data-copy]');
  copy.hidden = false;
  copy.addEventListener('click', async () => {
    const field = copy.parentElement.querySelector('input');
    field.select();
    await navigator.clipboard.writeText(field.value);
    copy.textContent = 'Copied';
    one('[role=status]').textContent = 'The link is copied';
  });
}

/** Follows the log. A part that somebody just presses stays as it is until then. */
function followLog() {
  let changes = null;
  let isPressed = false;
  for (const type of ['pointerdown', 'pointerup', 'pointercancel']) {
    addEventListener(type, () => {
      isPressed = type === 'pointerdown';
    });
  }
  setInterval(async () => {
    if (document.visibilityState !== 'visible' || isPressed) return;
    const pulse = await fetch('/mock/pulse').catch(() => null);
    const now = pulse?.ok ? await pulse.json() : changes;
    if (changes === now) return;
    changes = now;
    const at = shown;
    const page = await fetch(at).catch(() => null);
    if (!page?.ok || isPressed || at !== shown) return;
    const next = new DOMParser().parseFromString(await page.text(), 'text/html');
    replace(next, ['.views', '[data-live=active]', 'form.list[data-view=log]']);
    search(one('#search').value);
  }, 1000);
}

const inFrame =
  panel &&
  followConsole((page) => {
    const query = new URLSearchParams(shown.slice('/mock?'.length));
    // Another page has other calls.
    if (query.get('view') !== 'log') query.delete('view');
    query.set('from', page);
    query.set('q', one('#search').value);
    open(`/mock?${query}`);
  });

// A page that loads before the mock has a choice would get the answer from before it.
one('[data-reload]')?.addEventListener('click', () => pending.then(inFrame.reload));

if (panel) {
  prepare();
  const box = one('#search');
  one('[data-search-button]').hidden = true;
  box.addEventListener('input', () => {
    search(box.value);
    showList();
  });
  box.form.addEventListener('submit', (event) => event.preventDefault());
  panel.addEventListener('submit', submit);
  document.addEventListener('click', click);
  followLog();
}
