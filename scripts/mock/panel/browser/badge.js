// Keeps the badge right when the panel is used in another tab, and tells the panel which page it
// was opened from.
const link = document.querySelector('.mock-badge a');

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

document.addEventListener('visibilitychange', refresh);
// Back from the panel, the page may come from the browser's memory.
addEventListener('pageshow', (event) => {
  if (event.persisted) refresh();
});

for (const event of ['pointerdown', 'keydown', 'focus']) {
  link.addEventListener(event, () => {
    const { pathname, search, hash } = location;
    link.href = `/mock?from=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
  });
}
