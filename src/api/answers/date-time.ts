import { isDateTime, readDateTime } from '~/domain/written-date-time';
import { refuse, type Shape } from './shapes';

const expected = 'a date with time and zone like 2026-11-29T18:23:49+00:00';

/**
 * A moment. One in another form is read for showing (decision 0140), and one without a time zone is in UTC, as
 * all times of the contract are.
 *
 * It is apart from the other shapes because the Administration summary, the page with the smallest budget of
 * bytes, has no moment.
 */
export const dateTime: Shape = {
  fits: (value) => typeof value === 'string' && isDateTime(value),
  admit(value, at) {
    const { dateTime, zone } = readDateTime(`${value}`);
    if (typeof value !== 'string' || !isDateTime(dateTime))
      return refuse('a date with time', value, at);
    if (dateTime !== value) at.report(expected, zone ? 'in another form' : 'one without a zone');
    return dateTime;
  },
};
