import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useRowWindow } from './use-row-window';

let resize = () => {};

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly notify: () => void) {}
      observe() {
        resize = () => act(() => this.notify());
      }
      disconnect() {
        resize = () => {};
      }
    },
  );
});
afterEach(() => document.body.replaceChildren());

/** A list of rows of 32 pixels within an element of at most `greatest` pixels. */
function open(count: number, greatest: number, kept = -1, startTop?: number) {
  const frame = document.createElement('div');
  const scroller = document.createElement('div');
  frame.style.maxHeight = `${greatest}px`;
  frame.append(scroller);
  document.body.append(frame);
  const content = () => hook.result.current.count * 32;
  let renders = 0;
  const hook = renderHook(
    (rows: number) => {
      renders += 1;
      return {
        ...useRowWindow(scroller, { count: rows, rowHeight: 32, kept, startTop }),
        count: rows,
      };
    },
    { initialProps: count },
  );
  Object.defineProperties(scroller, {
    scrollHeight: { get: content },
    clientHeight: { get: () => Math.min(Number.parseFloat(frame.style.maxHeight), content()) },
  });
  const scrollTo = (top: number) => {
    scroller.scrollTop = top;
    act(() => scroller.dispatchEvent(new Event('scroll')));
  };
  resize();
  return {
    ...hook,
    frame,
    scroller,
    scrollTo,
    renders: () => renders,
    /** The index of the first row, and that after the last one. */
    drawn: () => {
      const { indexes } = hook.result.current;
      return [indexes[0], (indexes.at(-1) ?? -1) + 1];
    },
  };
}

test('the first rows are drawn, and four beyond those in sight', () => {
  expect(open(1_000, 320).drawn()).toEqual([0, 14]);
  expect(open(6, 320).drawn()).toEqual([0, 6]);
});

test('rows are drawn once when a short list expands: the place below it counts already', () => {
  const { rerender, drawn, renders } = open(3, 320);
  const before = renders();
  rerender(1_000);
  expect(drawn()).toEqual([0, 14]);
  resize();
  expect(drawn()).toEqual([0, 14]);
  expect(renders()).toBe(before + 1);
});

test('scrolling draws other rows only when few are left beyond those in sight', () => {
  const { scrollTo, drawn, renders } = open(1_000, 320);
  const before = renders();
  scrollTo(2 * 32);
  expect(drawn()).toEqual([0, 14]);
  expect(renders()).toBe(before);
  scrollTo(2 * 32 + 1);
  expect(drawn()).toEqual([0, 17]);
  scrollTo(500 * 32);
  expect(drawn()).toEqual([496, 514]);
  scrollTo(1_000 * 32 - 320);
  expect(drawn()[1]).toBe(1_000);
});

test.each([900, 990])('a list that becomes shorter draws its last rows, from row %d', (row) => {
  const { rerender, scroller, scrollTo, drawn } = open(1_000, 320);
  scrollTo(row * 32);
  // The browser moves the scrollbar when the list becomes shorter.
  scroller.scrollTop = 10 * 32;
  rerender(20);
  expect(drawn()).toEqual([6, 20]);
  scroller.scrollTop = 8 * 32;
  rerender(18);
  scroller.scrollTop = 0;
  rerender(5);
  expect(drawn()).toEqual([0, 5]);
});

test('a row scrolls into sight by as little as it needs', () => {
  const { result, scroller, drawn } = open(1_000, 320);
  act(() => result.current.show(9));
  expect(scroller.scrollTop).toBe(0);
  act(() => result.current.show(10));
  expect(scroller.scrollTop).toBe(32);
  act(() => result.current.show(500));
  expect(scroller.scrollTop).toBe(501 * 32 - 320);
  expect(drawn()).toEqual([487, 505]);
  act(() => result.current.show(491));
  expect(scroller.scrollTop).toBe(491 * 32);
  act(() => result.current.show(200));
  expect(scroller.scrollTop).toBe(200 * 32);
  expect(drawn()).toEqual([196, 214]);
});

test('a list that gets higher draws what comes into sight', () => {
  const { frame, drawn } = open(1_000, 320);
  frame.style.maxHeight = '640px';
  resize();
  expect(drawn()).toEqual([0, 24]);
});

test('a kept row is drawn wherever it is', () => {
  expect(open(1_000, 320, 700).result.current.indexes.slice(-2)).toEqual([13, 700]);
  const { scrollTo, result } = open(1_000, 320, 3);
  scrollTo(500 * 32);
  expect(result.current.indexes.slice(0, 2)).toEqual([3, 496]);
});

test('a list begins where it was left', () => {
  const { drawn, scroller } = open(1_000, 320, -1, 500 * 32);
  expect(scroller.scrollTop).toBe(500 * 32);
  expect(drawn()).toEqual([496, 514]);
  // Somebody scrolls to a row that has moved meanwhile.
  scroller.scrollTop = 100 * 32;
  resize();
  expect(scroller.scrollTop).toBe(100 * 32);
});

test('paper has all rows, and of very many the first ones', () => {
  const few = open(1_000, 320);
  const { scrollTo, drawn } = open(100_000, 320);
  scrollTo(500 * 32);
  act(() => dispatchEvent(new Event('beforeprint')));
  expect(few.drawn()).toEqual([0, 1_000]);
  expect(drawn()).toEqual([0, 2_000]);
  const { result } = open(100_000, 320, 50_000);
  expect(result.current.indexes.slice(-2)).toEqual([1_999, 50_000]);
  act(() => dispatchEvent(new Event('afterprint')));
  expect(drawn()).toEqual([496, 514]);
});
