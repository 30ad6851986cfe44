import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { holdBack } from '~/testing/hold-back';
import { LatePart, onLostPart, useLatePart } from './late-part';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part loads once, when it is wanted, and stays', async () => {
  const part = new LatePart(async () => 'panel');
  await part.load();
  const { load, arrive } = holdBack(part);
  const hook = renderHook((isWanted: boolean) => useLatePart(part, isWanted), {
    initialProps: false,
  });
  expect(load).not.toHaveBeenCalled();
  hook.rerender(true);
  expect(hook.result.current).toBeUndefined();
  await arrive();
  expect(hook.result.current).toBe('panel');
  hook.rerender(false);
  hook.rerender(true);
  expect(load).toHaveBeenCalledOnce();
  hook.unmount();
  expect(renderHook(() => useLatePart(part, true)).result.current).toBe('panel');
});

test('a failed load says nothing to a person who does not want the part any more', async () => {
  const part = new LatePart(async () => 'panel');
  await part.load();
  const { fail } = holdBack(part);
  const lost = vi.fn();
  const stop = onLostPart(lost);
  const hook = renderHook((isWanted: boolean) => useLatePart(part, isWanted), {
    initialProps: true,
  });
  hook.rerender(false);
  await fail(new Error('The server was not reached.'));
  expect(lost).not.toHaveBeenCalled();
  hook.rerender(true);
  await fail(new Error('The server was not reached.'));
  expect(lost).toHaveBeenCalledOnce();
  stop();
});

test('a part that is lost in advance says nothing, and is reported once a person wants it', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', undefined);
  const request = vi.fn(async () => 'panel');
  request.mockRejectedValueOnce(new Error('The server was not reached.'));
  request.mockRejectedValueOnce(new Error('The server was not reached.'));
  const part = new LatePart(request);
  const lost = vi.fn();
  const stop = onLostPart(lost);
  const hook = renderHook((isWanted: boolean) => useLatePart(part, isWanted), {
    initialProps: false,
  });
  fireEvent.keyDown(window);
  await vi.runAllTimersAsync();
  expect(request).toHaveBeenCalledOnce();
  expect(lost).not.toHaveBeenCalled();
  hook.rerender(true);
  await vi.runAllTimersAsync();
  expect(request).toHaveBeenCalledTimes(2);
  expect(lost).toHaveBeenCalledOnce();
  lost.mock.lastCall?.[0].retry();
  await vi.runAllTimersAsync();
  hook.rerender(true);
  expect(hook.result.current).toBe('panel');
  stop();
});

test('a browser that is never idle loads a part all the same', () => {
  vi.useFakeTimers();
  const whenTimeIsOver = (callback: () => void, options?: IdleRequestOptions) =>
    options?.timeout ? setTimeout(callback, options.timeout) : 0;
  vi.stubGlobal('requestIdleCallback', whenTimeIsOver);
  const request = vi.fn(async () => 'panel');
  const part = new LatePart(request);
  renderHook(() => useLatePart(part));
  fireEvent.pointerMove(window);
  expect(request).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(request).toHaveBeenCalledOnce();
});
