import { expect, test } from 'vitest';
import { signInForm } from './support/calls';
import { cleansUp } from './support/clean-up';
import { startCluster } from './support/start-cluster';
import { firstSuperUser } from './support/start-instance';

cleansUp();

test('failed sign-ins count together, whichever instance they reach', async () => {
  const { origin, onPrimary, onReplica } = await startCluster();
  const { email } = firstSuperUser;
  // The proxy asks the instances in turns, so that each of them gets five.
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect((await signInForm(origin, email, `wrong ${attempt}`)).status).toBe(422);
  }
  for (const instance of [onPrimary, onReplica]) {
    const refused = await signInForm(instance.origin, email, 'wrong again');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(600);
  }
});
