import { expect, test } from 'vitest';
import { safeLinkTarget } from './safe-link';

test.each([
  ['https://pos.example.test/api', true],
  ['HTTP://pos.example.test', true],
  ['http://localhost:4010', true],
  ['/organisation/1', false],
  ['./edit', false],
  ['../edit', false],
  ['?month=2024-01', false],
  ['#details', false],
  ['  https://pos.example.test  ', true],
])('%j becomes a link', (text, isExternal) => {
  expect(safeLinkTarget(text)).toEqual({ href: text.trim(), isExternal });
});

test.each([
  null,
  undefined,
  '',
  '   ',
  'pos.example.test',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox',
  'file:///etc/passwd',
  'ftp://example.test',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'http:evil.test',
  'https://',
  'https://bank.test@evil.test',
  'https://a b',
])('%j stays plain text', (text) => {
  expect(safeLinkTarget(text)).toBeUndefined();
});
