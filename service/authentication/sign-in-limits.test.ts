import { expect, test } from 'vitest';
import { postForm, testService } from '../testing/test-service';
import { SignInLimits } from './sign-in-limits';

const begin = async (limits: SignInLimits, account: string, address: string, times: number) => {
  const answers = [];
  for (let time = 0; time < times; time += 1) answers.push(await limits.begin(account, address));
  return answers;
};

test('an account allows ten failures from one address, and then others from another', async () => {
  const limits = new SignInLimits();
  expect(await begin(limits, 'a@b.test', '10.0.0.1', 10)).toEqual(Array(10).fill(null));
  const wait = await limits.begin('a@b.test', '10.0.0.1');
  expect(wait).toBeGreaterThan(14 * 60);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  expect(await limits.begin('a@b.test', '10.0.0.2')).toBeNull();
  expect(await limits.begin('c@d.test', '10.0.0.1')).toBeNull();
});

test('an account allows fifty failures from all addresses together', async () => {
  const limits = new SignInLimits();
  for (let host = 1; host <= 50; host += 1) {
    expect(await limits.begin('a@b.test', `10.0.0.${host}`)).toBeNull();
  }
  expect(await limits.begin('a@b.test', '10.0.1.1')).toBeGreaterThan(0);
});

test('an address allows a hundred failures at all accounts together', async () => {
  const limits = new SignInLimits();
  for (let account = 1; account <= 100; account += 1) {
    expect(await limits.begin(`user${account}@b.test`, '10.0.0.1')).toBeNull();
  }
  expect(await limits.begin('user101@b.test', '10.0.0.1')).toBeGreaterThan(0);
});

test('one address alone cannot use up the limit of an account and lock its owner out', async () => {
  const limits = new SignInLimits();
  const answers = await begin(limits, 'a@b.test', '10.0.0.1', 60);
  expect(answers.filter((answer) => answer === null)).toHaveLength(10);
  expect(await limits.begin('a@b.test', '10.0.0.2')).toBeNull();
});

test('the IPv6 addresses of one subscriber (64 leading bits) count as one', async () => {
  const limits = new SignInLimits();
  for (const host of ['::1', ':0:0:0:2', ':abcd::%eth0', ':1:2:3:4']) {
    await begin(limits, 'a@b.test', `2001:DB8:0:1${host}`, 3);
  }
  expect(await limits.begin('a@b.test', '2001:db8:0:1:9:9:9:9')).toBeGreaterThan(0);
  expect(await limits.begin('a@b.test', '2001:db8:0:2::1')).toBeNull();
  // An IPv4 address in the form of an IPv6 address counts as a network of its own.
  await begin(limits, 'c@d.test', '::ffff:10.0.0.1', 10);
  expect(await limits.begin('c@d.test', '::ffff:10.0.0.1')).toBeGreaterThan(0);
  expect(await limits.begin('c@d.test', '::ffff:10.0.0.2')).toBeNull();
  expect(await limits.begin('c@d.test', '::1')).toBeNull();
  expect(await limits.begin('c@d.test', '::')).toBeNull();
});

test('only failures count', async () => {
  const limits = new SignInLimits();
  for (let time = 0; time < 200; time += 1) {
    expect(await limits.begin('a@b.test', '10.0.0.1')).toBeNull();
    await limits.succeed('a@b.test', '10.0.0.1');
  }
});

test('forgetting an account removes its failures from all addresses', async () => {
  const limits = new SignInLimits();
  await begin(limits, 'aa@b.test', '10.0.0.1', 10);
  for (let host = 1; host <= 5; host += 1) await begin(limits, 'a@b.test', `10.0.0.${host}`, 10);
  expect(await limits.begin('a@b.test', '10.0.0.6')).toBeGreaterThan(0);
  await limits.forget('a@b.test');
  for (let host = 1; host <= 5; host += 1) {
    const answers = await begin(limits, 'a@b.test', `10.0.0.${host}`, 10);
    expect(answers).toEqual(Array(10).fill(null));
  }
  expect(await limits.begin('aa@b.test', '10.0.0.1')).toBeGreaterThan(0);
});

test('forgetting an account keeps the failures of a network', async () => {
  const limits = new SignInLimits();
  for (let account = 1; account <= 100; account += 1) {
    await limits.begin(`user${account}@b.test`, '10.0.0.1');
  }
  await limits.forget('user1@b.test');
  expect(await limits.begin('user1@b.test', '10.0.0.1')).toBeGreaterThan(0);
});

test('after too many failures, the page says how long to wait', async () => {
  const service = await testService({ isDemo: false });
  const fields = { email: 'somebody@demo.test', password: 'wrong' };
  const answers = await Promise.all(
    Array.from({ length: 11 }, () => postForm(service, '/authentication/login', fields)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(422), 429]);
  const limited = answers.find(({ status }) => status === 429);
  expect(Number(limited?.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await limited?.text()).toContain('Please wait 15 minutes before trying again.');
  await service.close();
});
