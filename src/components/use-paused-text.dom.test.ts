import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { usePausedText } from './use-paused-text';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The text of a field, told to a list; `come` lets a value arrive from outside. */
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

test('what is typed without a pause is told once', () => {
  const { told, type, pause } = field();
  type('h');
  type('ha');
  expect(told).toEqual([]);
  pause();
  expect(told).toEqual(['ha']);
});

test('what is typed can be told at once, and is not told again', () => {
  const { told, type, pause, tellNow } = field();
  type('ha');
  tellNow();
  pause();
  tellNow();
  expect(told).toEqual(['ha']);
});

test('what was told and comes back leaves what was typed since', () => {
  const { told, shown, type, pause, come } = field();
  type('ha');
  pause();
  type('har');
  come('ha');
  expect(shown()).toBe('har');
  pause();
  expect(told).toEqual(['ha', 'har']);
});

test('it does so when more than one telling is still to come back', () => {
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

test('what comes from elsewhere takes the place of what was typed', () => {
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

test('Back to what was told long ago is from elsewhere', () => {
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

test('spaces at the ends stay in the field and are not told', () => {
  const { told, shown, type, pause, come } = field({ isTrimmed: true });
  type('ha ');
  pause();
  come('ha');
  expect(shown()).toBe('ha ');
  type('ha  ');
  pause();
  expect(told).toEqual(['ha']);
});
