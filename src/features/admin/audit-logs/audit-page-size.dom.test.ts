import { RouterContextProvider } from '@tanstack/react-router';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { idleRouter } from '~/testing/idle-router';
import { usePageSize } from './audit-page-size';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Changes the height of the window of a page, and returns what the page was told. */
function resizeWhile(pathInAddress: string): [before: number, now: number][] {
  const router = idleRouter();
  const shown = router.buildLocation({ to: '/admin/auditlogs' });
  Object.defineProperty(router, 'state', { value: { ...router.state, resolvedLocation: shown } });
  router.latestLocation = { ...shown, pathname: pathInAddress };
  const told: [number, number][] = [];
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(RouterContextProvider, { router, children });
  const { unmount } = renderHook(() => usePageSize((...sizes) => void told.push(sizes)), {
    wrapper,
  });
  const height = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(548);
  act(() => {
    window.dispatchEvent(new Event('resize'));
    vi.runAllTimers();
  });
  height.mockRestore();
  unmount();
  return told;
}

test('a window of another height changes the page of the entries', () => {
  expect(resizeWhile('/admin/auditlogs')).toEqual([[17, 10]]);
});

test('it does not cancel the navigation to another page', () => {
  expect(resizeWhile('/admin/users')).toEqual([]);
});
