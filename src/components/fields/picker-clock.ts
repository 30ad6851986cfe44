import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { chosenTimeZone } from '~/domain/time-zone';

// The date-time pickers compute with Day.js, which knows the clocks of the browser. In another time
// zone it reads local times as if they were in UTC, so that it shows those that the browser's clocks
// skip (docs/decisions/0118).
dayjs.extend(utc);
dayjs.extend((_, { prototype }) => {
  const { parse } = prototype as unknown as { parse: (config: object) => void };
  Object.assign(prototype, {
    parse(this: dayjs.Dayjs, config: object) {
      parse.call(this, { utc: chosenTimeZone() !== 'local', ...config });
    },
  });
});
