import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toTheSecond, utcDateTimeText, zonedText } from './date-time-text';
import { dateTimeError, fieldText, parseDateTime } from './typed-date-time';

const inGreatBritain = { language: 'en-GB' };
const inAmerica = { language: 'en-US' };

describe('parseDateTime', () => {
  test.each([
    '2026-11-20 18:21',
    ' 2026-11-20  18:21 ',
    '2026-11-20T18:21',
    '2026-11-20t18:21:59',
    '2026-11-20 18:21:59.999',
    '2026-11-20, 18:21',
    '2026-11-20 6:21 pm',
    '2026/11/20 18:21',
    '2026. 11. 20. 18:21',
    '20 Nov 2026, 18:21',
    '20 November 2026 at 18:21',
    '20. nov. 2026 18:21',
    '20-Nov-2026 18:21',
    'Nov 20, 2026, 6:21\u202fPM',
    'November 20 2026 6:21 p.m.',
    '20/11/2026 18:21',
    '20/11/2026, 18:21:07',
    '20-11-2026 18:21',
    '20.11.2026 18:21',
    '20.11.2026, 18.21',
    '２０２６-１１-２０ １８:２１',
    '٢٠٢٦-١١-٢٠ ١٨:٢١',
    '۲۰۲۶-۱۱-۲۰ ۱۸:۲۱',
  ])('reads %j', (text) => {
    expect(parseDateTime(text, inGreatBritain)).toBe('2026-11-20 18:21:00');
  });

  test('the day and the month have the order of the language; points have the day first', () => {
    expect(parseDateTime('11/20/2026, 6:21 PM', inAmerica)).toBe('2026-11-20 18:21:00');
    expect(parseDateTime('5/11/2026 6:21', inAmerica)).toBe('2026-05-11 06:21:00');
    expect(parseDateTime('5/11/2026 6:21', inGreatBritain)).toBe('2026-11-05 06:21:00');
    expect(parseDateTime('5.11.2026 6:21', inAmerica)).toBe('2026-11-05 06:21:00');
    expect(parseDateTime('20/11/2026 18:21', inAmerica)).toBeUndefined();
    expect(parseDateTime('11/20/2026 18:21', inGreatBritain)).toBeUndefined();
  });

  test('reads the month names of the language and of English', () => {
    expect(parseDateTime('3. März 2026, 18:21', { language: 'de' })).toBe('2026-03-03 18:21:00');
    expect(parseDateTime('3 December 2026', { language: 'de' })).toBe('2026-12-03 00:00:00');
  });

  test.each(['2026-11-20', '20 Nov 2026', '20/11/2026', '20.11.2026'])(
    '%s is the first minute of the day; at the end of a range the last one',
    (text) => {
      expect(parseDateTime(text, inGreatBritain)).toBe('2026-11-20 00:00:00');
      expect(parseDateTime(text, { ...inGreatBritain, isEnd: true })).toBe('2026-11-20 23:59:00');
    },
  );

  test.each([
    ['12:00 am', '00:00'],
    ['12:59 AM', '00:59'],
    ['12:00 pm', '12:00'],
    ['11:59 PM', '23:59'],
    ['0:00', '00:00'],
    ['23:59', '23:59'],
  ])('the time %s is %s', (time, local) => {
    expect(parseDateTime(`2026-11-20 ${time}`)).toBe(`2026-11-20 ${local}:00`);
  });

  test.each([
    '',
    'tomorrow',
    '18:21',
    '2026',
    '2026-11',
    '2026-02-30 18:21',
    '2026-02-29',
    '31 Nov 2026',
    '2026-13-01',
    '2026-00-10',
    '2026-11-00',
    '2026-11-20 24:00',
    '2026-11-20 18:60',
    '2026-11-20 18',
    '2026-11-20 0:21 am',
    '2026-11-20 13:21 pm',
    '2026-11-2018:21',
    '26-11-20 18:21',
    '20/11/26 18:21',
    '20 Nov 18:21',
    '20 No 2026',
    '20 Nonsense 2026',
    '2026-11-20 18:21 x',
    'x 2026-11-20 18:21',
    '0026-11-20 18:21',
    '9999-12-31 23:59',
    // Another time zone than that of the field may be meant.
    '2026-11-20T18:21:00Z',
    '2026-11-20 18:21 UTC',
    '2026-11-20T18:21+01:00',
  ])('%j is no date and time', (text) => {
    expect(parseDateTime(text, inGreatBritain)).toBeUndefined();
  });
});

const [format, day, year, time] = [
  'Enter a date and time as YYYY-MM-DD HH:mm.',
  'There is no such day. Enter another one.',
  'Enter a year from 1000 to 9998.',
  'There is no such time. Enter one from 00:00 to 23:59.',
];

test.each([
  ['tomorrow', format],
  ['20 Nonsense 2026', format],
  ['11/20/2026', format],
  ['2026-11-20 18', format],
  ['26-11-20 18:21', format],
  ['2026-11-20 18:21 UTC', format],
  ['2026-02-30', day],
  ['2026-13-01', day],
  ['31 Nov 2026', day],
  ['31/11/2026 25:00', day],
  ['9999-12-31', year],
  ['0999-01-01 18:21', year],
  ['31.12.9999', year],
  ['2026-11-20 24:00', time],
  ['2026-11-20 13:21 pm', time],
])('the reason why %j is refused is the true one: %s', (text, reason) => {
  expect(parseDateTime(text, inGreatBritain)).toBeUndefined();
  expect(dateTimeError(text, 'en-GB')).toBe(reason);
});

test('a row of hundred thousands of commas keeps nobody waiting', () => {
  // With an expression that goes on from each comma, this takes minutes: the test would end by its limit.
  expect(parseDateTime(`2026-11-20${','.repeat(500_000)}x`)).toBeUndefined();
});

const minutes = fc
  .date({
    min: new Date('1000-01-01T00:00Z'),
    max: new Date('9998-12-31T23:59Z'),
    noInvalidDate: true,
  })
  .map((date) => `${utcDateTimeText(date).slice(0, 16)}:00`);

test('reads every text that a field shows, and what Intl writes in the language', () => {
  fc.assert(
    fc.property(minutes, fc.constantFrom('en-GB', 'en-US', 'de', 'fr'), (local, language) => {
      expect(parseDateTime(fieldText(local), { language })).toBe(local);
      const style = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
      const text = new Intl.DateTimeFormat(language, style).format(Date.parse(`${local}Z`));
      expect(parseDateTime(text, { language })).toBe(local);
    }),
  );
});

test.each([
  ...[
    'ar-EG',
    'fa-IR',
    'ckb-IQ',
    'th-TH',
    'he-IL',
    'hi-IN',
    'mr-IN',
    'my-MM',
    'ja-JP',
    'ko-KR',
    'zh-TW',
  ],
  ...[
    'ru-RU',
    'bg-BG',
    'uk-UA',
    'hu-HU',
    'hr-HR',
    'pt-BR',
    'nl-NL',
    'fi-FI',
    'el-GR',
    'fr-CA',
    'vi-VN',
  ],
])('reads what the console shows in %s', (language) => {
  for (let month = 0; month < 12; month += 1) {
    for (const hour of [0, 6, 12, 23]) {
      const moment = Date.UTC(2026, month, 20, hour, 21, 7);
      const text = zonedText(moment, 'UTC', toTheSecond, language);
      const local = `${new Date(moment).toISOString().slice(0, 16)}:00`.replace('T', ' ');
      expect(parseDateTime(text, { language })).toBe(local);
    }
  }
});

test('any text is a date and time that exists, or none', () => {
  const pieces = fc.constantFrom(
    '2026',
    '20',
    '11',
    '1',
    '-',
    '/',
    '.',
    ' ',
    ':',
    'nov',
    't',
    'pm',
    ',',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 12 }), (parts) => {
      const local = parseDateTime(parts.join(''), inGreatBritain);
      if (local !== undefined) expect(utcDateTimeText(`${local.replace(' ', 'T')}Z`)).toBe(local);
    }),
  );
});
