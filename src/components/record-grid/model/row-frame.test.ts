import { expect, test } from 'vitest';
import { type GridSlot, gridTemplate } from './row-frame';

const slot = (id: string, width: number, roomyWidth?: number): GridSlot<object> => ({
  kind: 'data',
  id,
  width,
  column: { key: id as never, header: id, width, roomyWidth },
});

test('a narrowed column takes unused room up to its own width, unless a person chose a width', () => {
  const slots = [slot('name', 180, 320), slot('email', 180, 320), slot('locale', 90)];
  expect(gridTemplate(slots, { email: 200 })).toEqual({
    columns: 'minmax(180px, 320px) 200px 90px minmax(0, 1fr)',
    width: 470,
  });
});
