import { randomInt } from 'node:crypto';

// There are no vowels, since a part of "Crew a9efadd8" matched the button Add.
const letters = 'bcfghjkmnqtvwxz';

/** Returns eight letters that no other record has, and that contain no word of a screen. */
export const unique = () =>
  Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
