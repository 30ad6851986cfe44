import { type HashWork, passwordHasher } from '../authentication/password-hash';

/** Little work for each hash. The test of password-hash.ts has the full work. */
const quickWork: HashWork = { cost: 1024, blockSize: 8, parallelization: 1 };

export const quickPasswords = passwordHasher(quickWork);
