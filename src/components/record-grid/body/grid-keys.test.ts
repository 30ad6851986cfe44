import { expect, test } from 'vitest';
import { movedPosition, typedText } from './grid-keys';

const press = (keys: string) => {
  const parts = keys.split('+');
  return {
    key: parts.at(-1) ?? '',
    ctrlKey: parts.includes('Ctrl'),
    metaKey: parts.includes('Meta'),
    altKey: parts.includes('Alt'),
    shiftKey: parts.includes('Shift'),
  };
};

const extent = { rowCount: 100, slotCount: 5, pageSize: 10 };

test.each<[string, [number, number], [number, number]]>([
  ['ArrowDown', [3, 2], [4, 2]],
  ['ArrowDown', [99, 2], [99, 2]],
  ['ArrowDown', [-1, 2], [0, 2]],
  ['ArrowUp', [3, 2], [2, 2]],
  ['ArrowUp', [0, 2], [-1, 2]],
  ['ArrowUp', [-1, 2], [-1, 2]],
  ['ArrowLeft', [3, 0], [3, 0]],
  ['ArrowLeft', [3, 2], [3, 1]],
  ['ArrowRight', [3, 4], [3, 4]],
  ['ArrowRight', [3, 2], [3, 3]],
  ['Home', [3, 2], [3, 0]],
  ['End', [3, 2], [3, 4]],
  ['Ctrl+Home', [50, 2], [0, 0]],
  ['Ctrl+End', [50, 2], [99, 4]],
  ['Meta+ArrowDown', [50, 2], [99, 2]],
  ['Ctrl+ArrowUp', [50, 2], [0, 2]],
  ['PageDown', [50, 2], [60, 2]],
  ['PageDown', [95, 2], [99, 2]],
  ['PageUp', [50, 2], [40, 2]],
  ['PageUp', [5, 2], [0, 2]],
  ['PageUp', [-1, 2], [-1, 2]],
])('%s from %j moves to %j', (keys, [row, slot], expected) => {
  const to = movedPosition(press(keys), { row, slot }, extent);
  expect([to?.row, to?.slot]).toEqual(expected);
});

test.each(['Enter', 'a', 'Alt+ArrowDown', 'Shift+ArrowRight', 'Tab'])(
  '%s moves nothing',
  (keys) => {
    expect(movedPosition(press(keys), { row: 3, slot: 2 }, extent)).toBeUndefined();
  },
);

test('without rows the header keeps the position', () => {
  const empty = { ...extent, rowCount: 0 };
  expect(movedPosition(press('ArrowDown'), { row: -1, slot: 1 }, empty)?.row).toBe(-1);
  expect(movedPosition(press('Ctrl+End'), { row: -1, slot: 1 }, empty)?.row).toBe(-1);
});

test.each<[string, string | undefined]>([
  ['a', 'a'],
  ['É', 'É'],
  ['😀', '😀'],
  ['Shift+A', 'A'],
  [' ', undefined],
  ['Ctrl+a', undefined],
  ['Alt+a', undefined],
  ['F2', undefined],
  ['Enter', undefined],
])('%s types %j', (keys, expected) => {
  expect(typedText(press(keys))).toBe(expected);
});
