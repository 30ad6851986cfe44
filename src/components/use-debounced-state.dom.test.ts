import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GridSearch } from './record-grid/grid-search';
import { useDebouncedState } from './use-debounced-state';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A state that emits to the list `emitted`. `arrive` changes the value from the outside. */
function open<V>(initial: V, toEmitted?: (value: V) => V) {
  const emitted: V[] = [];
  const emit = (value: V) => void emitted.push(value);
  const { result, rerender } = renderHook(
    ({ outside }) => useDebouncedState(outside, emit, toEmitted),
    { initialProps: { outside: initial } },
  );
  return {
    emitted,
    shown: () => result.current.value,
    type: (value: V) => act(() => result.current.setValue(() => value)),
    pause: () => act(() => vi.runAllTimers()),
    flush: () => act(() => void result.current.flush()),
    arrive: (outside: V) => rerender({ outside }),
  };
}

/** The state of a text field. */
const field = (toEmitted?: (text: string) => string) => open('', toEmitted);

test('text that is typed without a pause is emitted once', () => {
  const { emitted, type, pause } = field();
  type('h');
  type('ha');
  expect(emitted).toEqual([]);
  pause();
  expect(emitted).toEqual(['ha']);
});

test('flush emits the typed text at once and only once', () => {
  const { emitted, type, pause, flush } = field();
  type('ha');
  flush();
  pause();
  flush();
  expect(emitted).toEqual(['ha']);
});

test('a late echo of the emitted text does not overwrite newer typing', () => {
  const { emitted, shown, type, pause, arrive } = field();
  type('ha');
  pause();
  type('har');
  arrive('ha');
  expect(shown()).toBe('har');
  pause();
  expect(emitted).toEqual(['ha', 'har']);
});

test('echoes of several emitted texts do not overwrite newer typing', () => {
  const { emitted, shown, type, pause, arrive } = field();
  type('ha');
  pause();
  type('har');
  pause();
  type('harb');
  arrive('ha');
  expect(shown()).toBe('harb');
  arrive('har');
  expect(shown()).toBe('harb');
  pause();
  expect(emitted).toEqual(['ha', 'har', 'harb']);
});

test('an outside change replaces the typed text and cancels its emit', () => {
  const { emitted, shown, type, pause, arrive } = field();
  type('ha');
  pause();
  arrive('ha');
  type('har');
  arrive('quay');
  expect(shown()).toBe('quay');
  pause();
  expect(emitted).toEqual(['ha']);
});

test('an earlier emitted text that comes back again is an outside change', () => {
  const { shown, type, pause, arrive } = field();
  type('ha');
  pause();
  arrive('ha');
  type('harbour');
  pause();
  arrive('harbour');
  arrive('ha');
  expect(shown()).toBe('ha');
  arrive('');
  expect(shown()).toBe('');
});

test('spaces at the ends stay in the field and are not emitted', () => {
  const { emitted, shown, type, pause, arrive } = field((text) => text.trim());
  type('ha ');
  pause();
  arrive('ha');
  expect(shown()).toBe('ha ');
  type('ha  ');
  pause();
  expect(emitted).toEqual(['ha']);
});

test('late echoes of an object do not overwrite newer typing', () => {
  const { emitted, shown, type, pause, arrive } = open<GridSearch>({});
  for (const q of ['G', 'Gr']) {
    type({ q });
    pause();
  }
  expect(emitted).toEqual([{ q: 'G' }, { q: 'Gr' }]);
  arrive({ q: 'G' });
  expect(shown()).toEqual({ q: 'Gr' });
  arrive({ q: 'Gr' });
  type({ q: 'Gro' });
  pause();
  expect(shown()).toEqual({ q: 'Gro' });
  expect(emitted).toEqual([{ q: 'G' }, { q: 'Gr' }, { q: 'Gro' }]);
});

test('Back replaces an object, even with an earlier emitted one', () => {
  const { shown, type, pause, arrive } = open<GridSearch>({});
  type({ q: 'G' });
  pause();
  arrive({ q: 'G' });
  type({ q: 'Gr' });
  pause();
  arrive({ q: 'Gr' });
  arrive({ q: 'G' });
  expect(shown()).toEqual({ q: 'G' });
  arrive({});
  expect(shown()).toEqual({});
});
