import { expect, test } from 'vitest';
import { judgeBytes } from './judge-bytes';

function findingsIn(body: string | Buffer, type = 'application/json', length?: number) {
  const bytes = new Uint8Array(Buffer.from(body));
  const text = new TextDecoder().decode(bytes);
  const headers = new Headers({ 'Content-Type': type });
  if (length !== undefined) headers.set('Content-Length', String(length));
  return judgeBytes({ status: 200, headers, bytes, text }).map(
    ({ pointer, found }) => `${pointer}: ${found}`,
  );
}

test.each<[string, string | Buffer, string]>([
  ['a byte order mark', '\ufeff[]', ': a byte order mark before it'],
  [
    'bytes that are no UTF-8',
    Buffer.from('[{"name":"Café"}]', 'latin1'),
    '/0/name: the byte 0xE9 after 13 others, which is none',
  ],
  ['a name twice', '[{"a":1,"a":2}]', '/0: the name "a" twice'],
  ['an integer beyond 2^53', '{"a":[9007199254740993]}', '/a/0: 9007199254740993'],
  ['a number beyond every double', '{"a":1e400}', '/a: 1e400'],
  ['a number that becomes zero', '{"a":1e-400}', '/a: 1e-400'],
  ['half a surrogate pair', '{"a/b":"\\ud800"}', '/a~1b: half a surrogate pair'],
  ['no JSON', '{"a":NaN}', '/a: text that is no JSON from character 6 on'],
  ['text after the JSON', '[] []', ': text that is no JSON from character 4 on'],
])('%s is found at its place', (_name, body, finding) => {
  expect(findingsIn(body)).toEqual([finding]);
});

test('another charset is found, and UTF-8 in any case is none', () => {
  expect(findingsIn('[]', 'application/json; charset=iso-8859-1')).toEqual([
    'Content-Type: the charset iso-8859-1',
  ]);
  expect(findingsIn('[]', 'application/json; charset="UTF-8"')).toEqual([]);
});

test('a length that cuts the body is named', () => {
  expect(findingsIn('{"a":[1', 'application/json', 7)).toEqual([
    '/a: text that the Content-Length ends after 7 bytes',
  ]);
});

test('a document without flaws has no finding', () => {
  const body = '{"a":[1,-2.5e3,0,0.0,true,null,""],"b":{"a":"\\ud83d\\ude00 é \\n"},"c":{}} ';
  expect(findingsIn(body)).toEqual([]);
});
