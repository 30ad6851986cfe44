import { afterEach, beforeEach, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '../database/seed/demo-accounts';
import { fileOf } from '../testing/fresh-organisation';
import { postForm, type TestService, testService } from '../testing/test-service';

const { email, userID } = demoAccounts.ordinaryUser;

let service: TestService;

beforeEach(async () => {
  service = await testService();
});

afterEach(() => service.close());

/** Does something in the database while the service checks a password: after it counts the attempt. */
async function whileChecking(statement: string) {
  const database = fileOf(service);
  await database.execute(
    `create trigger meanwhile after insert on attempt_counts begin ${statement}; end`,
  );
  database.close();
}

test.each([
  ['has another password', `update users set password_hash = 'new' where user_id = '${userID}'`],
  [
    'has another address',
    `update users set email = 'new@demo.test', email_key = 'new@demo.test' where user_id = '${userID}'`,
  ],
  ['is deleted', `delete from users where user_id = '${userID}'`],
])('nobody gets a session by the former password of an account that %s', async (_, statement) => {
  await whileChecking(statement);
  const answer = await postForm(service, '/authentication/login', {
    email,
    password: demoPassword,
  });
  expect([answer.status, answer.headers.get('Set-Cookie')]).toEqual([422, null]);
  expect(await answer.text()).toContain('The email or the password is not right.');
});
