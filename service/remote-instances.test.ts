import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { contractOperations, responseOfStatus } from '../openapi/reader/contract-operations';
import { schemaValidators } from './contract/schema-validators';
import { simulatedInstance, simulatedInstances, startRemoteInstances } from './remote-instances';
import { contract, testTime } from './testing/test-service';

const remote = contractOperations(contract).filter(({ isRemote }) => isRemote);
const validators = schemaValidators(contract);
const now = () => testTime;

test('both instances answer every remote call of the contract with its shape', async () => {
  expect(remote.map(({ path }) => path).sort()).toEqual([
    '/api/v1/exceptions/info',
    '/api/v1/version/info',
  ]);
  for (const instance of simulatedInstances) {
    for (const operation of remote) {
      const { path } = operation;
      const response = await simulatedInstance(instance, now).request(path);
      const pointer = responseOfStatus(operation, 200)?.schemaPointer ?? '';
      expect(response.status).toBe(200);
      expect(validators.response(pointer)(await response.json())).toBeNull();
    }
  }
});

test('a page of another origin may call with the console headers and no credentials', async () => {
  const preflight = await simulatedInstance(simulatedInstances[0], now).request(
    '/api/v1/version/info',
    {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://console.test',
        'Access-Control-Request-Method': 'GET',
        'Access-Control-Request-Headers': 'content-type,x-requested-with',
      },
    },
  );
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('Access-Control-Allow-Origin')).toBe('*');
  expect(preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toBe(
    'content-type,x-requested-with',
  );
  expect(preflight.headers.has('Access-Control-Allow-Credentials')).toBe(false);
});

test('the instances listen on the next ports of the service, or on free ones', async () => {
  const blocker = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => blocker.once('listening', resolve));
  const { port } = blocker.address() as AddressInfo;
  const instances = await startRemoteInstances({
    host: '127.0.0.1',
    publicHost: 'localhost',
    servicePort: port - 1,
    now,
  });
  const [first, second] = instances.uris;
  expect(first).not.toBe(`http://localhost:${port}`);
  expect(new URL(first).hostname).toBe('localhost');
  for (const uri of [first, second]) {
    const address = uri.replace('localhost', '127.0.0.1');
    const response = await fetch(`${address}/api/v1/version/info`);
    expect(await response.json()).toMatchObject({ success: true });
  }
  await instances.close();
  blocker.close();
});
