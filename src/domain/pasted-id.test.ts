import { expect, test } from 'vitest';
import { addressWithPlainIds, pastedId } from './pasted-id';

const id = '2000000a-0000-4000-8000-00000000000b';
const capitals = id.toUpperCase();
const other = '30000000-0000-4000-8000-000000000001';

test.each([
  id,
  capitals,
  ` ${id}\n`,
  `{${id}}`,
  `"${id}"`,
  `'${id}',`,
  `“${id}”`,
  `${id},`,
  `${id};`,
  `(${id}).`,
  id.replaceAll('-', ''),
  `{${capitals.replaceAll('-', '')}}`,
  `urn:uuid:${id}`,
  `"URN:UUID:${capitals}",`,
  `https://console.example.com/organisation/${id}`,
  `<https://console.example.com/organisation/${other}/teams/edit/${capitals}>`,
  `/admin/users/edit/${id}?from=mail`,
  `/organisation/${other}/systemhealth?node=${id}`,
])('%j is an id', (text) => {
  expect(pastedId(text)).toBe(id);
});

test.each(['', 'kiosk', id.slice(1), `${id}0`, `${id} ${other}`, `Quay ${id}`, '/admin/users'])(
  '%j is no id',
  (text) => {
    expect(pastedId(text)).toBeUndefined();
  },
);

test.each([
  [`/organisation/${capitals}`, `/organisation/${id}`],
  [
    `/organisation/%7B${capitals}%7D/teams?q=${capitals}`,
    `/organisation/${id}/teams?q=${capitals}`,
  ],
  [`/admin/users/edit/${id.replaceAll('-', '')}#x`, `/admin/users/edit/${id}#x`],
  [`/resetpassword/validate/${capitals}/a@b.test`, `/resetpassword/validate/${capitals}/a@b.test`],
  ['/admin/clients/edit/KIOSK', '/admin/clients/edit/KIOSK'],
  ['/%E0', '/%E0'],
])('the address %s becomes %s', (href, plain) => {
  expect(addressWithPlainIds(href)).toBe(plain);
});
