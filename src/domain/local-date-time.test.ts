import { describe, expect, test } from 'vitest';
import { inTimeZone } from '~/testing/in-time-zone';
import { utcDateTimeText } from './date-time-text';
import {
  changesClocks,
  clockChangeText,
  endOf,
  localText,
  localTimeOfDay,
  momentOn,
  nextMomentAt,
  shownLocalTime,
  startOf,
  tomorrowText,
  zoneText,
} from './local-date-time';

/** Clocks of the browser, and clocks of an organisation in another time zone. */
function withClocksOf(zone: string, tests: () => void): void {
  inTimeZone(zone, tests);
  inTimeZone('Pacific/Honolulu', tests, zone);
}

inTimeZone('Europe/London', () => {
  test('the text has the time zone and its offset from UTC at the moment', () => {
    expect(zoneText(Date.UTC(2026, 6, 1))).toBe('In your time zone, Europe/London (GMT+1).');
    expect(zoneText(Date.UTC(2026, 0, 1))).toMatch(/Europe\/London \(GMT(\+0)?\)\.$/);
  });
});

inTimeZone(
  'Asia/Tokyo',
  () => {
    test('the text names the time zone of the organisation', () => {
      const text = "In the organisation's time zone, Europe/London (GMT+1).";
      expect(zoneText(Date.UTC(2026, 6, 1))).toBe(text);
    });
  },
  'Europe/London',
);

withClocksOf('Europe/London', () => {
  test.each([
    ['winter', '2026-11-20 18:21:00', '2026-11-20T18:21:00.000Z', '2026-11-20T18:21:59.999Z'],
    ['summer', '2026-07-01 00:00:00', '2026-06-30T23:00:00.000Z', '2026-06-30T23:00:59.999Z'],
    [
      'the repeated hour when the clocks go back',
      '2026-10-25 01:30:00',
      '2026-10-25T00:30:00.000Z',
      '2026-10-25T01:30:59.999Z',
    ],
    [
      'the skipped hour when the clocks go forward',
      '2026-03-29 01:30:00',
      '2026-03-29T01:30:00.000Z',
      '2026-03-29T01:30:59.999Z',
    ],
  ])('a local minute starts and ends in UTC: %s', (_what, local, start, end) => {
    expect([startOf(local), endOf(local)]).toEqual([start, end]);
  });
});

withClocksOf('America/New_York', () => {
  test('tomorrow is a day of the calendar, also where it has 23 or 25 hours', () => {
    expect(tomorrowText(new Date('2026-11-20T18:21:30Z'))).toBe('2026-11-21 13:21:00');
    expect(tomorrowText(new Date('2026-03-07T17:00:00Z'))).toBe('2026-03-08 12:00:00');
    expect(tomorrowText(new Date('2026-10-31T16:00:00Z'))).toBe('2026-11-01 12:00:00');
    expect(tomorrowText(new Date('2026-12-31T17:00:00Z'))).toBe('2027-01-01 12:00:00');
  });

  test('a range over the repeated hour includes both of its runs', () => {
    expect(startOf('2026-11-01 01:00:00')).toBe('2026-11-01T05:00:00.000Z');
    expect(endOf('2026-11-01 01:59:00')).toBe('2026-11-01T06:59:59.999Z');
  });
});

withClocksOf('Australia/Lord_Howe', () => {
  test('a change of the clocks by half an hour repeats half an hour', () => {
    expect(startOf('2026-04-05 01:45:00')).toBe('2026-04-04T14:45:00.000Z');
    expect(endOf('2026-04-05 01:45:00')).toBe('2026-04-04T15:15:59.999Z');
  });
});

withClocksOf('Antarctica/Troll', () => {
  test('a change of the clocks by two hours repeats two hours', () => {
    expect(startOf('2026-10-25 02:00:00')).toBe('2026-10-25T00:00:00.000Z');
    expect(endOf('2026-10-25 02:00:00')).toBe('2026-10-25T02:00:59.999Z');
  });
});

for (const zone of ['UTC', 'Pacific/Auckland', 'Asia/Kolkata', 'America/St_Johns']) {
  withClocksOf(zone, () => {
    test('a moment lies within the local minute that it is shown as', () => {
      const day = 24 * 60 * 60 * 1000;
      for (let time = Date.UTC(2026, 0, 1, 0, 7); time < Date.UTC(2027, 0, 1); time += day) {
        const moment = new Date(time).toISOString();
        const local = localText(moment);
        expect(startOf(local) <= moment && moment <= endOf(local)).toBe(true);
        expect(localText(startOf(local))).toBe(local);
        expect(localText(endOf(local))).toBe(local);
      }
    });
  });
}

test('a year of one digit is not read as a year of the last century', () => {
  expect(localText(startOf('0007-01-02 03:04:00'))).toBe('0007-01-02 03:04:00');
});

const utc = (text: string) => new Date(`${text.replace(' ', 'T')}Z`);

/** The next moment of a time of day, as the console sends it. */
const sent = (time: string, now: string) => {
  const moment = nextMomentAt(time, utc(now));
  return moment && utcDateTimeText(moment);
};

withClocksOf('Europe/London', () => {
  test.each([
    ['later today', '18:00', '2026-06-10 12:00:00', '2026-06-10 17:00:00'],
    ['tomorrow', '06:00', '2026-06-10 12:00:00', '2026-06-11 05:00:00'],
    ['now', '13:00', '2026-06-10 12:00:00', '2026-06-10 12:00:00'],
    ['midnight', '00:00', '2026-12-31 12:00:00', '2027-01-01 00:00:00'],
    ['in the skipped hour', '01:30', '2026-03-28 12:00:00', '2026-03-29 01:30:00'],
    ['after that night', '06:00', '2026-03-28 12:00:00', '2026-03-29 05:00:00'],
    ['in the repeated hour', '01:30', '2026-10-24 12:00:00', '2026-10-25 00:30:00'],
    ['after that night', '06:00', '2026-10-24 12:00:00', '2026-10-25 06:00:00'],
    ['between its two runs', '01:30', '2026-10-25 01:00:00', '2026-10-26 01:30:00'],
  ])('%s: the next %s', (_what, time, now, moment) => {
    expect(sent(time, now)).toBe(moment);
  });

  test.each(['', '25:00', '6:00', '06:60', '06:00:00', 'six'])('"%s" is no time of day', (time) => {
    expect(nextMomentAt(time, utc('2026-06-10 12:00:00'))).toBeUndefined();
  });

  test('the local time of a stored UTC time changes with the clocks', () => {
    const kept = '05:30';
    expect(localTimeOfDay(kept, utc('2026-06-10 12:00:00'))).toBe('06:30');
    expect(localTimeOfDay(kept, utc('2026-12-10 12:00:00'))).toBe('05:30');
    // Its next occurrence is after the change of the clocks.
    expect(localTimeOfDay(kept, utc('2026-03-28 12:00:00'))).toBe('06:30');
    expect(localTimeOfDay(kept, utc('2026-10-24 12:00:00'))).toBe('05:30');
  });

  test('the next day is that of the local calendar', () => {
    // Half past midnight in local summer time, so that UTC still has the day before.
    expect(localText(momentOn(1, '06:00', utc('2026-06-10 23:30:00')))).toBe('2026-06-12 06:00:00');
    expect(localText(momentOn(1, '06:00', utc('2026-03-28 23:30:00')))).toBe('2026-03-29 06:00:00');
    expect(localText(momentOn(1, '06:00', utc('2026-12-31 23:30:00')))).toBe('2027-01-01 06:00:00');
  });
});

// West of Greenwich: in the evening, UTC already has the next day.
withClocksOf('America/New_York', () => {
  test('times of day are local ones while UTC already has the next day', () => {
    expect(localText(momentOn(1, '06:00', utc('2026-06-11 02:00:00')))).toBe('2026-06-11 06:00:00');
    expect(sent('22:00', '2026-06-11 01:00:00')).toBe('2026-06-11 02:00:00');
    expect(sent('02:15', '2026-03-07 12:00:00')).toBe('2026-03-08 07:15:00');
    expect(sent('01:15', '2026-10-31 12:00:00')).toBe('2026-11-01 05:15:00');
    expect(localTimeOfDay('02:00', utc('2026-06-11 01:00:00'))).toBe('22:00');
  });
});

// East of it: in the morning, UTC still has the day before. The clocks change in other months.
withClocksOf('Pacific/Auckland', () => {
  test('times of day are local ones while UTC still has the day before', () => {
    expect(localText(momentOn(1, '06:00', utc('2026-06-09 18:00:00')))).toBe('2026-06-11 06:00:00');
    expect(sent('06:00', '2026-06-09 19:00:00')).toBe('2026-06-10 18:00:00');
    expect(sent('02:30', '2026-09-26 00:00:00')).toBe('2026-09-26 14:30:00');
    expect(sent('02:30', '2026-04-04 00:00:00')).toBe('2026-04-04 13:30:00');
    expect(localTimeOfDay('18:00', utc('2026-06-09 19:00:00'))).toBe('06:00');
  });
});

for (const zone of ['UTC', 'Europe/London', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Apia']) {
  withClocksOf(zone, () => {
    test('a time of day that the clocks never skip survives being sent', () => {
      for (let day = 0; day < 365; day += 1) {
        const now = new Date(Date.UTC(2026, 0, 1, 12) + day * 24 * 60 * 60 * 1000);
        const text = sent('04:30', utcDateTimeText(now));
        expect(text).toBeDefined();
        expect(localTimeOfDay(text?.slice(11, 16) ?? '', now)).toBe('04:30');
      }
    });
  });
}

describe('whether the clocks change', () => {
  const now = utc('2026-06-10 12:00:00');
  for (const [zone, isChanging] of [
    ['Europe/London', true],
    ['America/New_York', true],
    ['Pacific/Auckland', true],
    ['UTC', false],
    ['Asia/Kolkata', false],
  ] as const) {
    withClocksOf(zone, () => {
      test(isChanging ? 'twice a year' : 'never', () => {
        expect(changesClocks(now)).toBe(isChanging);
      });
    });
  }
});

withClocksOf('Europe/London', () => {
  test.each([
    ['the first run', '2026-10-25 01:30:00', '2026-10-25T00:30:00.000Z', 'twice. The first'],
    ['the second run', '2026-10-25 01:30:00', '2026-10-25T01:30:07.000Z', 'twice. The second'],
  ])('the field explains %s', (_what, local, moment, words) => {
    expect(clockChangeText(local, moment)).toContain(words);
  });

  test('a skipped time counts as the time after the change', () => {
    const shown = shownLocalTime('2026-03-29 02:30:00');
    const text = clockChangeText('2026-03-29 01:30:00', '2026-03-29T01:30:00.000Z');
    expect(text).toContain(`It counts as ${shown}.`);
  });

  test.each([
    '2026-03-29 00:59:00',
    '2026-03-29 02:00:00',
    '2026-10-25 00:59:00',
    '2026-10-25 02:00:00',
    '2026-06-10 06:00:00',
  ])('no clock change at %s', (local) => {
    expect(clockChangeText(local, startOf(local))).toBeUndefined();
  });
});

// Zones whose clocks change, one by half an hour off whole hours, one beyond the date line.
for (const zone of ['Europe/London', 'America/St_Johns', 'Pacific/Apia']) {
  inTimeZone(
    zone,
    () => {
      test('every hour of a year in UTC is one moment, and none is skipped or repeated', () => {
        const hour = 60 * 60 * 1000;
        for (let time = Date.UTC(2026, 0, 1); time < Date.UTC(2027, 0, 1); time += hour) {
          const text = utcDateTimeText(new Date(time));
          expect(localText(time)).toBe(text);
          expect(Date.parse(startOf(text))).toBe(time);
          expect(Date.parse(endOf(text))).toBe(time + 59_999);
        }
      });

      test('times of day, Tomorrow and the text are those of UTC', () => {
        const now = utc('2026-03-28 23:30:00');
        expect(tomorrowText(now)).toBe('2026-03-29 23:30:00');
        expect(utcDateTimeText(momentOn(1, '01:30', now))).toBe('2026-03-29 01:30:00');
        expect(nextMomentAt('01:30', now)).toEqual(utc('2026-03-29 01:30:00'));
        expect(localTimeOfDay('01:30', now)).toBe('01:30');
        expect(changesClocks(now)).toBe(false);
        expect(zoneText(now.getTime())).toBe('In UTC.');
        expect(shownLocalTime('2026-03-29 01:30:00')).toMatch(/Mar 29, 2026, 1:30\sAM UTC/);
        expect(clockChangeText('2026-10-25 01:30:00', '2026-10-25T01:30:00.000Z')).toBeUndefined();
      });
    },
    'UTC',
  );
}

withClocksOf('America/St_Johns', () => {
  test('a day with a change of the clocks has its own first and last minute', () => {
    expect(startOf('2026-03-08 00:00:00')).toBe('2026-03-08T03:30:00.000Z');
    expect(endOf('2026-03-08 23:59:00')).toBe('2026-03-09T02:29:59.999Z');
    expect(startOf('2026-11-01 01:30:00')).toBe('2026-11-01T04:00:00.000Z');
    expect(endOf('2026-11-01 01:30:00')).toBe('2026-11-01T05:00:59.999Z');
  });
});

// Samoa left out 30 December 2011, when it went to the other side of the date line.
withClocksOf('Pacific/Apia', () => {
  test('a skipped day counts as the next one', () => {
    expect(startOf('2011-12-29 23:59:00')).toBe('2011-12-30T09:59:00.000Z');
    expect(localText('2011-12-30T10:00:00Z')).toBe('2011-12-31 00:00:00');
    expect(localText(startOf('2011-12-30 12:00:00'))).toBe('2011-12-31 12:00:00');
    expect(tomorrowText(utc('2011-12-29 22:00:00'))).toBe('2011-12-31 12:00:00');
  });
});

withClocksOf('Asia/Tokyo', () => {
  test('the end of the year 9999 in UTC is shown as the last minute of that year', () => {
    const forever = '9999-12-31T23:59:59Z';
    expect(localText(forever)).toBe('9999-12-31 23:59:00');
    expect(clockChangeText(localText(forever), forever)).toBeUndefined();
  });
});

withClocksOf('America/New_York', () => {
  test('the beginning of the year 0 in UTC is shown as its first minute', () => {
    expect(localText('0000-01-01T00:00:00Z')).toBe('0000-01-01 00:00:00');
  });
});
