import { expect, test } from 'vitest';
import { KnownSecrets } from './known-secrets';

const password = 'Grün & "weiß"/+1 %';

function secretsWith(...given: string[]) {
  const secrets = new KnownSecrets();
  for (const secret of given) secrets.add(secret);
  return secrets;
}

test.each([
  ['as it is', password],
  ['in JSON', JSON.stringify(password).slice(1, -1)],
  ['in JSON of ASCII', 'Gr\\u00fcn & \\"wei\\u00DF\\"\\/+1 %'],
  ['in an address', encodeURIComponent(password)],
  ['in an address within an address', encodeURIComponent(encodeURIComponent(password))],
  ['in a form', new URLSearchParams({ p: password }).toString().slice(2)],
  ['in a page', 'Gr&#252;n &amp; &quot;wei&#xdf;&quot;/+1 %'],
])('a password is masked %s', (_name, written) => {
  expect(secretsWith(password).masked(`before ${written} after`)).toBe('before *** after');
});

test('the session of a header is masked, and the words around it are not', () => {
  const secrets = new KnownSecrets();
  secrets.addHeader('Bearer abcdef.123');
  secrets.addHeader('session=s3ss10n; device=d3v1ce==');
  expect(secrets.masked('Bearer abcdef.123, s3ss10n, session, d3v1ce==')).toBe(
    'Bearer ***, ***, session, ***',
  );
});

test('what a call shows is masked later: cookies, keys, and the token of a link', () => {
  const secrets = new KnownSecrets();
  const body = JSON.stringify({ users: [{ newPassword: 'correct horse' }], name: 'Absalon AB' });
  const text = JSON.stringify({
    link: 'https://a.test/invite/abcdef123456',
    signingKey: 'k3yk3yk3y',
  });
  const headers = new Headers({ 'Set-Cookie': 'session=fr3shs3ss10n; Path=/' });
  secrets.watch(
    { method: 'POST', path: '/', headers: {}, body },
    { status: 200, headers, text, bytes: new Uint8Array() },
  );
  expect(secrets.masked('correct horse, abcdef123456, k3yk3yk3y, fr3shs3ss10n, Absalon AB')).toBe(
    '***, ***, ***, ***, Absalon AB',
  );
});
