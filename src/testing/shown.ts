import { vi } from 'vitest';

/** Watches the errors and warnings in the console from now on, so that a test can expect none. */
export function watchComplaints() {
  const channels = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  return () => channels.flatMap(({ mock }) => mock.calls);
}

export const shownHeadings = () =>
  [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
