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
  // The compiler refuses an import that nothing uses.
  const imports = sources.matchAll(/import \{([^}]*)\} from '\.\/answers\/[a-z-]+\.gen'/g);
  const called = new Set([...imports].flatMap(([, names = '']) => names.match(/\w+/g) ?? []));
  const uncalled = Object.values(paths)
    .flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId))
    .filter((operationId) => !called.has(operationId));
  expect(uncalled, 'Call these operations in src/api.').toEqual([]);
});
