import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Contract {
  paths: Record<string, Record<string, { operationId: string }>>;
}

test('every call of the contract has a caller in src/api', () => {
  const { paths } = JSON.parse(readFileSync('.generated/contract.json', 'utf8')) as Contract;
  const sources = readdirSync('src/api')
    .filter((name) => /^[a-z-]+\.ts$/.test(name))
    .map((name) => readFileSync(`src/api/${name}`, 'utf8'))
    .join('\n');
  const called = new Set(
    [...sources.matchAll(/[cC]lient\.(GET|POST)\(\s*'([^']+)'/g)].map(
      ([, method, path]) => `${method} ${path}`,
    ),
  );
  const uncalled = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => !called.has(`${method.toUpperCase()} ${path}`))
      .map(([, { operationId }]) => operationId),
  );
  expect(uncalled, 'Call these operations in src/api.').toEqual([]);
});
