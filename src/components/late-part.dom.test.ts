import { act, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { holdBack } from '~/testing/hold-back';
import { LatePart, usePlacedPart, useWarmPart } from './late-part';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lost = new Error('The server was not reached.');

/** A place on a page with a part that the test lets arrive or fail. */
async function open(isWanted: boolean) {
  const part = new LatePart(async () => 'panel');
  await part.load();
  const late = holdBack(part);
  const hook = renderHook((wanted: boolean) => usePlacedPart(part, wanted), {
    initialProps: isWanted,
  });
  return { part, ...late, ...hook, shown: () => hook.result.current };
}

test('a part of a place loads once it is wanted', async () => {
  const { load, rerender, shown, arrive } = await open(false);
  expect(shown()).toMatchObject({ module: undefined, isLoading: false, error: null });
  expect(load).not.toHaveBeenCalled();
  rerender(true);
  expect(shown().isLoading).toBe(true);
  await arrive();
  expect(shown()).toMatchObject({ module: 'panel', isLoading: false, error: null });
  rerender(false);
  rerender(true);
  expect(load).toHaveBeenCalledOnce();
});

test('a place that opens again has its part in its first render', async () => {
  const { part, arrive, unmount } = await open(true);
  await arrive();
  unmount();
  const { result } = renderHook(() => usePlacedPart(part, true));
  expect(result.current).toMatchObject({ module: 'panel', isLoading: false });
});

test('a failure stays in the place until Retry loads the part again', async () => {
  const { load, shown, arrive, fail } = await open(true);
  await fail(lost);
  expect(shown()).toMatchObject({ isLoading: false, error: lost });
  expect(load).toHaveBeenCalledOnce();
  act(() => shown().onRetry());
  expect(shown()).toMatchObject({ isLoading: true, error: null });
  await fail(lost);
  expect(shown().error).toBe(lost);
  act(() => shown().onRetry());
  await arrive();
  expect(shown()).toMatchObject({ module: 'panel', isLoading: false, error: null });
});

test('a failure says nothing in a place that does not want its part any more', async () => {
  const { rerender, shown, fail } = await open(true);
  rerender(false);
  await fail(lost);
  expect(shown().error).toBeNull();
  rerender(true);
  expect(shown()).toMatchObject({ isLoading: true, error: null });
});

test('a part that arrives in advance ends the failure of its place', async () => {
  const { part, shown, fail, arrive } = await open(true);
  await fail(lost);
  part.warm();
  await arrive();
  expect(shown()).toMatchObject({ module: 'panel', error: null });
});

test('a browser that is never idle loads a part all the same', () => {
  vi.useFakeTimers();
  const whenTimeIsOver = (callback: () => void, options?: IdleRequestOptions) =>
    options?.timeout ? setTimeout(callback, options.timeout) : 0;
  vi.stubGlobal('requestIdleCallback', whenTimeIsOver);
  const request = vi.fn(async () => 'panel');
  renderHook(() => useWarmPart(new LatePart(request)));
  fireEvent.pointerMove(window);
  expect(request).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(request).toHaveBeenCalledOnce();
});
