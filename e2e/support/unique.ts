import { randomInt } from 'node:crypto';

// No vowels: a part of "Crew a9efadd8" was taken for the button Add.
const letters = 'bcfghjkmnqtvwxz';

/** Eight letters that no other record has, and in which no word of a screen is found. */
export const unique = () =>
  Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('');
