import { vi } from 'vitest';

/** Lets a test fail on what the console complains about, from now on. */
export function watchComplaints() {
  const channels = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
  return () => channels.flatMap(({ mock }) => mock.calls);
}

export const shownHeadings = () =>
  [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
