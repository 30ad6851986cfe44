import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { GridSearch } from '../grid-search';
import { useGridSearch } from './use-grid-search';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const same = (search: GridSearch) => search;

function open() {
  const told: (string | undefined)[] = [];
  const tell = ({ q }: GridSearch) => void told.push(q);
  const view = renderHook(({ q }: { q: string | undefined }) => useGridSearch({ q }, tell, same), {
    initialProps: { q: undefined as string | undefined },
  });
  const type = (q: string) => {
    act(() => view.result.current.setSearch({ q }));
    act(() => vi.advanceTimersByTime(300));
  };
  const arrive = (q: string | undefined) => view.rerender({ q });
  return { told, type, arrive, shown: () => view.result.current.search.q };
}

test('a late echo of the address does not overwrite newer typing', () => {
  const { told, type, arrive, shown } = open();
  type('G');
  type('Gr');
  expect(told).toEqual(['G', 'Gr']);
  arrive('G');
  expect(shown()).toBe('Gr');
  arrive('Gr');
  type('Gro');
  expect(shown()).toBe('Gro');
  expect(told).toEqual(['G', 'Gr', 'Gro']);
});

test('Back replaces the text, even with an earlier emitted one', () => {
  const { type, arrive, shown } = open();
  type('G');
  arrive('G');
  type('Gr');
  arrive('Gr');
  arrive('G');
  expect(shown()).toBe('G');
  arrive(undefined);
  expect(shown()).toBeUndefined();
});
