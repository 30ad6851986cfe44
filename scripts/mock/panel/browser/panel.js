// The panel works without this script. With it, a choice keeps the scroll position, and the search
// answers while somebody types.

const main = () => document.querySelector('main.panel');

function search(text) {
  const words = text.toLowerCase().split(/\s+/);
  for (const card of document.querySelectorAll('[data-search]')) {
    card.hidden = !words.every((word) => card.dataset.search.includes(word));
  }
  for (const group of document.querySelectorAll('[data-group]')) {
    group.hidden = !group.querySelector('[data-search]:not([hidden])');
  }
  const nothing = document.querySelector('[data-nothing]');
  nothing.hidden = document.querySelector('[data-group]:not([hidden])') !== null;
  for (const kept of document.querySelectorAll('input[type=hidden][name=q]')) kept.value = text;
}

/** Applies the changes of the answer and keeps the search box, the scroll position and the focus. */
function show(text, pressed) {
  const next = new DOMParser().parseFromString(text, 'text/html');
  for (const selector of ['.side', '.operations form[method=post]']) {
    const part = next.querySelector(selector);
    if (!part) return false;
    document.querySelector(selector).replaceChildren(...part.childNodes);
  }
  document.title = next.title;
  prepare();
  search(document.querySelector('#search').value);
  document.querySelector('[role=status]').textContent =
    next.querySelector('[role=status]').textContent;
  const name = `button[name="${pressed.name}"][value="${CSS.escape(pressed.value)}"]`;
  const same = pressed.classList.contains('choice')
    ? document.querySelector(`.choice${name}`)
    : document.querySelector(`.side ${name}`);
  (same ?? document.querySelector('.side button')).focus({ preventScroll: true });
  return true;
}

/** Whether the browser itself sends the next form. */
let isNative = false;

async function submit(event) {
  const { target: form, submitter } = event;
  if (isNative || form.method !== 'post' || !submitter?.name) return;
  event.preventDefault();
  const body = new URLSearchParams(new FormData(form, submitter));
  try {
    const response = await fetch(form.action, { method: 'POST', body });
    if (response.ok && show(await response.text(), submitter)) return;
  } catch {
    // The mock no longer answers. The browser's own error page says so better.
  }
  isNative = true;
  form.requestSubmit(submitter);
}

function prepare() {
  const copy = document.querySelector('[data-copy]');
  copy.hidden = false;
  copy.addEventListener('click', async () => {
    const field = copy.parentElement.querySelector('input');
    field.select();
    await navigator.clipboard.writeText(field.value);
    copy.textContent = 'Copied';
    document.querySelector('[role=status]').textContent = 'The link is copied';
  });
}

if (main()) {
  prepare();
  const box = document.querySelector('#search');
  document.querySelector('[data-search-button]').hidden = true;
  box.addEventListener('input', () => search(box.value));
  box.form.addEventListener('submit', (event) => event.preventDefault());
  main().addEventListener('submit', submit);
}
