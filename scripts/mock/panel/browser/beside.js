// The console in a frame beside the panel: the address bar, the title and the panel follow it.

const prefix = '/mock/beside';

/**
 * Follows the console in its frame.
 * @param onPage gets the address of each further page of the console
 * @returns what the panel does with the console, or null if the panel is alone
 */
export function followConsole(onPage) {
  const frame = document.querySelector('iframe.console');
  if (frame === null) return null;
  let present = frame.getAttribute('src');

  function follow() {
    const page = frame.contentDocument;
    // The frame is at another site, such as that of a POS Core instance, or between two pages.
    if (page === null || page.location.protocol === 'about:') return;
    const at = page.location;
    if (page.title)
      document.title = document.title.replace(/^(Mock( \(\d+\))?).*/, `$1 ${page.title}`);
    const address = `${at.pathname}${at.search}${at.hash}`;
    if (address === present) return;
    const isOtherPage = at.pathname !== new URL(present, location.href).pathname;
    present = address;
    history.replaceState(history.state, '', `${prefix}${address}`);
    document.querySelector('[data-close]').href = address;
    document.querySelector('[data-alone]').href = `/mock?from=${encodeURIComponent(address)}`;
    if (isOtherPage) onPage(address);
  }

  frame.addEventListener('load', follow);
  setInterval(follow, 250);

  return {
    reload: () => frame.contentWindow.location.reload(),
    show: (path) => frame.contentWindow.location.assign(path),
  };
}
