import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { render } from '~/testing/render';
import { TimeField } from './time-field';

test('nothing is written to a time of which a part is empty', () => {
  const onTime = vi.fn();
  const at = (time: string) => <TimeField aria-label="Time" time={time} onTime={onTime} />;
  const { rerender } = render(at('23:45'));
  const field = screen.getByLabelText('Time');
  expect(field).toHaveValue('23:45');
  const before = field.outerHTML;
  const written = vi.spyOn(field as HTMLInputElement, 'value', 'set');
  // That is what a browser says when a part is empty.
  fireEvent.change(field, { target: { value: '' } });
  expect(onTime).toHaveBeenLastCalledWith('');
  rerender(at('23:45'));
  rerender(at(''));
  expect(written).not.toHaveBeenCalled();
  expect(field.outerHTML).toBe(before);
  rerender(at('06:30'));
  expect(field).toHaveValue('06:30');
});
