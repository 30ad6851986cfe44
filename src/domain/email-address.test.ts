import { expect, test } from 'vitest';
import { emailKey, isEmailAddress, pastedAddress, pastedAddresses } from './email-address';

test.each([
  'nia@demo.test',
  'niá@gäste.test',
  'nia+till%20@demo.test',
  "nia.o'brien@demo-shop.test",
  'nia..@docomo.example',
  '株@例え.テスト',
])('"%s" is an address', (text) => {
  expect(isEmailAddress(text)).toBe(true);
});

test.each([
  '',
  'nia@demo',
  'ni a@demo.test',
  'nia@demo.test\u00a0',
  'nia\u200b@demo.test',
  'ni\u200da@demo.test',
  '\u202enia@demo.test',
  'nia@@demo.test',
  'nia@demo.test@demo.test',
  'nia@demo..test',
  'nia@.demo.test',
  'nia@demo.test.',
  'nia@-demo.test',
  'nia@demo-.test',
  'nia@demo.test;',
  'nia@demo.test,uma@demo',
  '"nia"@demo.test',
  '<nia@demo.test>',
  'nia(cook)@demo.test',
  'nia@[127.0.0.1]',
  'nia@demo_shop.test',
  'a,b@demo.test',
])('"%s" is no address', (text) => {
  expect(isEmailAddress(text)).toBe(false);
});

test.each([
  ['MÜLLER@demo.test', 'müller@demo.test'],
  ['mu\u0308ller@demo.test', 'müller@DEMO.test'],
  ['nia@Gäste.test', 'nia@xn--gste-loa.test'],
  ['ΝΊΚΟΣ@demo.test', 'νίκος@demo.test'],
])('%s and %s are one mailbox', (one, other) => {
  expect(emailKey(one)).toBe(emailKey(other));
});

test.each([
  ['müller@demo.test', 'muller@demo.test'],
  ['straße@demo.test', 'strasse@demo.test'],
  ['ısmail@demo.test', 'ismail@demo.test'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(emailKey(one)).not.toBe(emailKey(other));
});

test.each([
  'nia@demo.test;',
  ' nia@demo.test, ',
  'nia@demo.test.',
  '"nia@demo.test"',
  "'nia@demo.test'",
  '“nia@demo.test”',
  '<nia@demo.test>',
  'mailto:nia@demo.test',
  'MAILTO:nia@demo.test?subject=Shifts',
  '<mailto:nia@demo.test>',
  'Nia Okafor <nia@demo.test>',
  '"Okafor, Nia" <nia@demo.test>;',
  'nia@demo.test (Nia Okafor)',
  'Nia Okafor (nia@demo.test)',
  '<nia@demo.test> Nia Okafor',
  'nia@demo.test <nia@demo.test>',
  'Nia [nia@demo.test]',
  '"Nia Okafor" nia@demo.test',
  '- nia@demo.test',
  '• nia@demo.test',
  'nia＠demo．test',
  'nia\u200b@demo.test\u00a0',
])('%j loses its wrapping', (text) => {
  expect(pastedAddress(text)).toBe('nia@demo.test');
});

test.each(['ni a@demo.test', 'Nia nia@demo.test', '<nia@demo.test> <uma@demo.test>', 'Nia', ''])(
  'no address is made of %j',
  (text) => {
    expect(isEmailAddress(pastedAddress(text))).toBe(false);
  },
);

test.each(['<mailto:@', '< ', "a'", '" @', '(a', '"<(@', '\u200b@', '.@'])(
  'a stranger keeps nobody waiting with a hundred thousand times the last sign of %j',
  (text) => {
    const long = `${text}${text.slice(-1).repeat(100_000)}`;
    // With an expression that goes back at each sign, these take minutes: the test would end by its limit.
    for (const each of [long, `${long}b`, `"${long}"`, text.repeat(50_000)]) {
      expect(isEmailAddress(pastedAddress(each))).toBe(false);
      expect(pastedAddresses(each, errorOf).addresses).toEqual([]);
    }
  },
);

const errorOf = (address: string) => (isEmailAddress(address) ? undefined : 'wrong');
const listOf = (text: string) => pastedAddresses(text, errorOf);

test.each([
  ['Outlook', 'Okafor, Nia <nia@demo.test>; Olsen, Uma <uma@demo.test>'],
  ['Gmail', 'Nia Okafor <nia@demo.test>, "Olsen, Uma" <uma@demo.test>, '],
  ['Apple Mail', 'Nia Okafor <nia@demo.test>\nUma Olsen <uma@demo.test>'],
  ['a column', 'nia@demo.test\r\numa@demo.test\r\n'],
  ['a table', 'Nia\tOkafor\tnia@demo.test\nUma\tOlsen\tuma@demo.test'],
  ['a row', 'nia@demo.test\tuma@demo.test'],
  ['a quoted cell', '"nia@demo.test, uma@demo.test"'],
  ['quoted addresses', '"nia@demo.test","uma@demo.test"'],
  ['bullets', '• nia@demo.test\n- uma@demo.test'],
  ['names in front of brackets', 'Nia (nia@demo.test), Uma (uma@demo.test)'],
  ['names in parentheses', 'nia@demo.test (Nia, the cook); uma@demo.test (Uma)'],
  ['full-width commas', 'nia@demo.test，uma@demo.test、'],
  ['blanks', 'nia@demo.test uma@demo.test'],
  ['brackets and blanks', '<nia@demo.test> <uma@demo.test>'],
  ['links', 'mailto:nia@demo.test; mailto:uma@demo.test'],
  ['repetitions', 'nia@demo.test, NIA@demo.test, uma@demo.test'],
])('a list as %s copies it', (_, text) => {
  expect(listOf(text)).toEqual({ addresses: ['nia@demo.test', 'uma@demo.test'], rest: [] });
});

test.each([
  ['nia@demo.test, Uma', ['Uma']],
  ['nia@demo.test, uma@demo', ['uma@demo']],
  ['nia@demo.test; u ma@demo.test', ['u ma@demo.test']],
  ['nia@demo.test; uma@demo.test@x.test', ['uma@demo.test@x.test']],
  ['Email, nia@demo.test', ['Email']],
  ['Uma; Nia <nia@demo.test>', ['Uma']],
  ['Email\nNia <nia@demo.test>', ['Email']],
])('what is no address in %j is told', (text, rest) => {
  const found = listOf(text);
  expect(found.addresses).toEqual(['nia@demo.test']);
  expect(found.rest.map((each) => each.text)).toEqual(rest);
});

test('an empty field has nothing', () => {
  expect(listOf(' ,; \n')).toEqual({ addresses: [], rest: [] });
});

test.each(['/', '/x', '?x', '#x', ':80', '\\x', '%2e'])(
  'a text that goes on behind an address with %j is no form of it',
  (more) => {
    expect(emailKey(`uma@demo.test${more}x`)).not.toBe(emailKey('uma@demo.test'));
    expect(emailKey(`uma@demo.test${more}`)).not.toBe(emailKey('uma@demo.test'));
  },
);

test('a domain of numbers is compared as it is written', () => {
  expect(emailKey('uma@127.1')).not.toBe(emailKey('uma@127.0.0.1'));
});
