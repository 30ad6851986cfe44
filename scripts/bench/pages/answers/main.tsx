import { listUsers } from '~/api/answers/users.gen';
import { sampleUsers } from '../shared/sample-users';

/** How long 10,000 users take (milliseconds): to be read, and to pass the door. */
async function measure(): Promise<{ reading: number; door: number }> {
  const users = sampleUsers(10_000).map((user) => ({
    ...user,
    image: null,
    scopes: ['superuser'],
  }));
  const response = new Response(JSON.stringify(users));
  const start = performance.now();
  const answer: unknown = await response.json();
  const read = performance.now();
  const admitted = listUsers.admit(answer);
  const end = performance.now();
  if (admitted !== answer) throw new Error('The users do not fit the contract.');
  return { reading: read - start, door: end - read };
}

Object.assign(globalThis, { measure });
