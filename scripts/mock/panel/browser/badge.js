// Keeps the badge current when somebody uses the panel in another tab, and tells the panel from which
// page it was opened.
const badge = document.querySelector('.mock-badge');
const link = badge.querySelector('a');

function show({ scenarios, persona, isActive }) {
  link.querySelector('b').textContent = scenarios;
  link.querySelector('span').textContent = persona;
  link.toggleAttribute('data-active', isActive);
}

async function refresh() {
  if (document.visibilityState !== 'visible') return;
  const response = await fetch('/mock/badge').catch(() => null);
  if (response?.ok) show(await response.json());
}

// The panel is beside this page and says the same.
if (window !== window.top) badge.remove();

document.addEventListener('visibilitychange', refresh);
// After Back from the panel, the page may come from the browser's back/forward cache.
addEventListener('pageshow', (event) => {
  if (event.persisted) refresh();
});

for (const event of ['pointerdown', 'keydown', 'focus']) {
  link.addEventListener(event, () => {
    const { pathname, search, hash } = location;
    link.href = `/mock/beside${pathname}${search}${hash}`;
  });
}
