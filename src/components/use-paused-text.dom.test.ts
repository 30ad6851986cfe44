import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePausedText } from './use-paused-text';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A field that emits its text to the list `told`. `come` changes the value from the outside. */
function field(options?: { isTrimmed: boolean }) {
  const told: string[] = [];
  const tell = (text: string) => told.push(text);
  const { result, rerender } = renderHook(({ value }) => usePausedText(value, tell, options), {
    initialProps: { value: '' },
  });
  return {
    told,
    shown: () => result.current.text,
    type: (text: string) => act(() => result.current.setText(text)),
    pause: () => act(() => vi.runAllTimers()),
    tellNow: () => act(() => result.current.tellNow()),
    come: (value: string) => rerender({ value }),
  };
}

test('text that is typed without a pause is emitted once', () => {
  const { told, type, pause } = field();
  type('h');
  type('ha');
  expect(told).toEqual([]);
  pause();
  expect(told).toEqual(['ha']);
});

test('tellNow emits the typed text at once and only once', () => {
  const { told, type, pause, tellNow } = field();
  type('ha');
  tellNow();
  pause();
  tellNow();
  expect(told).toEqual(['ha']);
});

test('a late echo of the emitted text does not overwrite newer typing', () => {
  const { told, shown, type, pause, come } = field();
  type('ha');
  pause();
  type('har');
  come('ha');
  expect(shown()).toBe('har');
  pause();
  expect(told).toEqual(['ha', 'har']);
});

test('echoes of several emitted texts do not overwrite newer typing', () => {
  const { told, shown, type, pause, come } = field();
  type('ha');
  pause();
  type('har');
  pause();
  type('harb');
  come('ha');
  expect(shown()).toBe('harb');
  come('har');
  expect(shown()).toBe('harb');
  pause();
  expect(told).toEqual(['ha', 'har', 'harb']);
});

test('an outside change replaces the typed text and cancels its emit', () => {
  const { told, shown, type, pause, come } = field();
  type('ha');
  pause();
  come('ha');
  type('har');
  come('quay');
  expect(shown()).toBe('quay');
  pause();
  expect(told).toEqual(['ha']);
});

test('an earlier emitted text that comes back again is an outside change', () => {
  const { shown, type, pause, come } = field();
  type('ha');
  pause();
  come('ha');
  type('harbour');
  pause();
  come('harbour');
  come('ha');
  expect(shown()).toBe('ha');
  come('');
  expect(shown()).toBe('');
});

test('spaces at the ends stay in the field and are not emitted', () => {
  const { told, shown, type, pause, come } = field({ isTrimmed: true });
  type('ha ');
  pause();
  come('ha');
  expect(shown()).toBe('ha ');
  type('ha  ');
  pause();
  expect(told).toEqual(['ha']);
});
