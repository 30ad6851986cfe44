import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { setTimeZone } from '~/domain/time-zone';
import { BadTime } from '~/domain/typed-date-time';
import { holdBack } from '~/testing/hold-back';
import { inTimeZone } from '~/testing/in-time-zone';
import { render } from '~/testing/render';
import { calendars } from './calendar-field';
import { DateTimeInput } from './date-time-input';
import { TimeNote } from './time-note';
import { usePickedMoment } from './use-picked-moment';

const stored = '2026-03-01T10:30:07.123Z';
const emitted = vi.fn<(moment: string | BadTime | null) => void>();
const submitted = vi.fn();
beforeEach(() => {
  emitted.mockClear();
  submitted.mockClear();
});

function Start(props: { isEnd?: boolean; isInclusive?: boolean }) {
  const [value, setValue] = useState<string | BadTime | null>(stored);
  const onChange = (moment: string | BadTime | null) => {
    emitted(moment);
    setValue(moment);
  };
  const picked = usePickedMoment({ ...props, value, stored, onChange });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <DateTimeInput label="Start" aria-describedby="note" placeholder="At once" picked={picked} />
      <TimeNote local={picked.local} id="note" moment={value} isBad={picked.isBad} />
      <button type="submit">Next</button>
    </form>
  );
}

const field = () => screen.getByRole('textbox', { name: 'Start' });
const clear = () => screen.queryByRole('button', { name: 'Clear Start' }) as HTMLElement;
const opener = () => screen.getByRole('button', { name: 'Calendar for Start' });
const calendar = () => screen.queryByRole('dialog', { name: 'Calendar for Start' });
const day = (name: string) => screen.getByRole('button', { name });
const noSuchDay = 'There is no such day. Enter another one.';

inTimeZone('Europe/London', () => {
  describe('a typed time', () => {
    test('is the moment in the time zone, and becomes the standard text when the person leaves', async () => {
      const { user } = render(<Start />);
      await user.clear(field());
      await user.type(field(), '1 July 2026, 6:21 pm');
      expect(emitted).toHaveBeenLastCalledWith('2026-07-01T17:21:00.000Z');
      expect(field()).toHaveValue('1 July 2026, 6:21 pm');
      await user.tab();
      expect(field()).toHaveValue('2026-07-01 18:21');
      expect(field()).toHaveAccessibleDescription(/^In your time zone, Europe\/London/);
    });

    test.each([
      [{}, '2026-07-01 00:00', '2026-06-30T23:00:00.000Z'],
      [{ isEnd: true }, '2026-07-01 23:59', '2026-07-01T22:59:00.000Z'],
      [{ isEnd: true, isInclusive: true }, '2026-07-01 23:59', '2026-07-01T22:59:59.999Z'],
    ])('a day alone, for %j, is %s', async (props, text, moment) => {
      const { user } = render(<Start {...props} />);
      await user.clear(field());
      await user.type(field(), '2026-07-01{Enter}');
      expect(field()).toHaveValue(text);
      expect(emitted).toHaveBeenLastCalledWith(moment);
      expect(submitted).toHaveBeenCalledOnce();
    });

    test('of the stored minute is the stored moment', async () => {
      const { user } = render(<Start />);
      await user.type(field(), '{Backspace}');
      expect(emitted).not.toHaveBeenLastCalledWith(stored);
      await user.type(field(), '0');
      expect(emitted).toHaveBeenLastCalledWith(stored);
    });

    test('that the clocks skip stays as it is', async () => {
      const { user } = render(<Start />);
      await user.clear(field());
      await user.type(field(), '29 Mar 2026 01:30');
      await user.tab();
      expect(field()).toHaveValue('2026-03-29 01:30');
      expect(emitted).toHaveBeenLastCalledWith('2026-03-29T01:30:00.000Z');
    });

    test('keeps its moment in another time zone', async () => {
      const { user } = render(<Start />);
      await user.clear(field());
      await user.type(field(), '2026-07-01 18:21');
      act(() => setTimeZone('UTC'));
      expect(field()).toHaveValue('2026-07-01 17:21');
      expect(field()).toHaveAccessibleDescription('In UTC.');
    });

    test('that cannot be read stays, is no empty field, and is a mistake once the person leaves', async () => {
      const { user } = render(<Start />);
      await user.clear(field());
      expect(emitted).toHaveBeenLastCalledWith(null);
      await user.type(field(), '2026-02-30 18:21');
      expect(emitted).toHaveBeenLastCalledWith(new BadTime('2026-02-30 18:21'));
      expect(field()).not.toBeInvalid();
      await user.tab();
      expect(field()).toHaveValue('2026-02-30 18:21');
      expect(field()).toBeInvalid();
      expect(field()).toHaveAccessibleDescription(noSuchDay);
      await user.click(clear());
      expect(field()).toHaveValue('');
      expect(field()).not.toBeInvalid();
      expect(emitted).toHaveBeenLastCalledWith(null);
    });

    test('that cannot be read is a mistake after Enter as well', async () => {
      const { user } = render(<Start />);
      await user.type(field(), 'x{Enter}');
      expect(field()).toBeInvalid();
      expect(field()).toHaveFocus();
      await user.type(field(), '{Backspace}');
      expect(field()).not.toBeInvalid();
      expect(emitted).toHaveBeenLastCalledWith(stored);
    });
  });

  test('the empty field says what it means, and the format', async () => {
    const { user } = render(<Start />);
    await user.click(clear());
    expect(field()).toHaveAttribute('placeholder', 'At once, or YYYY-MM-DD HH:mm');
    expect(field()).toHaveFocus();
    expect(clear()).toBeNull();
  });

  describe('the calendar', () => {
    test('opens with the down arrow, and sets the day and the time', async () => {
      const { user } = render(<Start />);
      await user.click(field());
      await user.keyboard('{ArrowDown}');
      expect(day('1 March 2026')).toHaveFocus();
      await user.click(day('20 March 2026'));
      expect(field()).toHaveValue('2026-03-20 10:30');
      const time = screen.getByLabelText('Time');
      expect(time).toHaveValue('10:30');
      await user.clear(time);
      expect(field()).toHaveValue('2026-03-20 10:30');
      await user.type(time, '18:21');
      expect(field()).toHaveValue('2026-03-20 18:21');
      expect(emitted).toHaveBeenLastCalledWith('2026-03-20T18:21:00.000Z');
      await user.clear(time);
      await user.click(day('21 March 2026'));
      expect(screen.getByLabelText('Time')).toHaveValue('18:21');
      expect(field()).toHaveValue('2026-03-21 18:21');
      await user.click(screen.getByRole('button', { name: 'Done' }));
      expect(calendar()).toBeNull();
      expect(field()).toHaveFocus();
      expect(submitted).not.toHaveBeenCalled();
    });

    test.each([
      [false, '00:00'],
      [true, '23:59'],
    ])('without a time, of an end: %s, a day has %s', async (isEnd, time) => {
      const { user } = render(<Start isEnd={isEnd} />);
      await user.click(clear());
      await user.click(opener());
      await user.click(screen.getByRole('button', { name: /^15 / }));
      expect((field() as HTMLInputElement).value).toMatch(`-15 ${time}`);
    });

    test('Enter in the time closes it, and does not submit the form', async () => {
      const { user } = render(<Start />);
      await user.click(opener());
      await user.type(screen.getByLabelText('Time'), '{Enter}');
      expect(calendar()).toBeNull();
      expect(field()).toHaveFocus();
      expect(submitted).not.toHaveBeenCalled();
    });

    test.each(['the calendar', 'the field'])('Escape in %s closes it', async (place) => {
      const outside = vi.fn();
      const { user } = render(
        // biome-ignore lint/a11y/noStaticElementInteractions: it stands for a popover.
        <div onKeyDown={(event) => event.key === 'Escape' && outside()}>
          <Start />
        </div>,
      );
      await user.click(opener());
      if (place === 'the field') act(() => field().focus());
      await user.keyboard('{Escape}');
      expect(calendar()).toBeNull();
      expect(field()).toHaveFocus();
      expect(outside).not.toHaveBeenCalled();
      await user.keyboard('{Escape}');
      expect(outside).toHaveBeenCalledOnce();
    });

    test('opens after a press that came before its code', async () => {
      const part = holdBack(calendars);
      const { user } = render(<Start />);
      await user.click(opener());
      expect(opener()).toHaveAttribute('aria-busy', 'true');
      await part.arrive();
      expect(calendar()).toBeVisible();
    });

    test('keeps Enter from the form while its code is on its way, and Escape ends the waiting', async () => {
      const part = holdBack(calendars);
      const { user } = render(<Start />);
      await user.type(field(), '{ArrowDown}{Enter}');
      expect(submitted).not.toHaveBeenCalled();
      await user.keyboard('{Escape}');
      await part.arrive();
      expect(calendar()).toBeNull();
      await user.keyboard('{Enter}');
      expect(submitted).toHaveBeenCalledOnce();
    });

    test.each(['a press', 'the down arrow'])(
      'does not open after %s once the focus has moved to another element',
      async (way) => {
        const part = holdBack(calendars);
        const { user } = render(<Start />);
        if (way === 'a press') await user.click(opener());
        else await user.type(field(), '{ArrowDown}');
        act(() => screen.getByRole('button', { name: 'Next' }).focus());
        await part.arrive();
        expect(calendar()).toBeNull();
        expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
      },
    );
  });
});
