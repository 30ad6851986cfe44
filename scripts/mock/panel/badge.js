// Keeps the badge right when the panel is used in another tab, and tells the panel which page it
// was opened from.
const link = document.querySelector('.mock-badge a');

function show({ text, isActive }) {
  link.textContent = text;
  link.toggleAttribute('data-active', isActive);
}

document.addEventListener('visibilitychange', async () => {
  if (document.visibilityState !== 'visible') return;
  const response = await fetch('/mock/badge').catch(() => null);
  if (response?.ok) show(await response.json());
});

for (const event of ['pointerdown', 'keydown', 'focus']) {
  link.addEventListener(event, () => {
    const { pathname, search, hash } = location;
    link.href = `/mock?from=${encodeURIComponent(`${pathname}${search}${hash}`)}`;
  });
}
