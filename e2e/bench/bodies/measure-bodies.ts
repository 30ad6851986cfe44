import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { startProgram } from '../../../scripts/commands/lib/start-program';
import { type Account, demoPassword } from '../../../service/database/seed/demo-accounts';
import { servicePort } from '../setting/service-port';
import { median } from '../statistics';
import { type SentBody, sentBodies } from './bodies';
import type { SenderData } from './sender.mjs';

/** How much longer the slowest call of another person took, in each round (milliseconds). */
export interface BodyDelays {
  what: string;
  bare: number[];
  service: number[];
}

const service = `http://127.0.0.1:${servicePort}`;
const bare = `http://127.0.0.1:${servicePort + 3}`;
const quietTime = 500;

/**
 * Measures how long a body of one person delays the calls of another. A server that only counts the
 * bytes of the same bodies answers in turns with the service.
 * @throws when the service does not answer a body as it should
 */
export async function measureBodies(rounds: number): Promise<BodyDelays[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-bodies-'));
  const stops = [
    await startProgram({
      commandLine: ['--import', 'tsx', 'service/main.ts', '--api-only'],
      environment: { PORT: String(servicePort), DATA_DIR: folder, LOG_LEVEL: 'error' },
      readyAddress: `${service}/readyz`,
    }),
    await startProgram({
      commandLine: ['--import', 'tsx', 'e2e/bench/bodies/bare-server.ts'],
      environment: { PORT: new URL(bare).port },
      readyAddress: bare,
    }),
  ];
  try {
    const results: BodyDelays[] = [];
    for (const sent of sentBodies) {
      const delays: BodyDelays = { what: sent.what, bare: [], service: [] };
      for (let round = 0; round < rounds; round += 1) {
        const data = await dataOf(sent);
        delays.bare.push((await delayBy({ ...data, address: bare }, bare)).delay);
        const { delay, statuses } = await delayBy(data, `${service}/Authentication/current`);
        const wrong = statuses.find((status) => status !== sent.status);
        if (wrong !== undefined) throw new Error(`${sent.what}: the service answered ${wrong}.`);
        delays.service.push(delay);
      }
      results.push(delays);
    }
    return results;
  } finally {
    for (const stop of stops) await stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const sessions = new Map<Account, Record<string, string>>();

async function headersOf(account: Account): Promise<Record<string, string>> {
  const known = sessions.get(account);
  if (known) return known;
  const answer = await fetch(`${service}/authentication/login`, {
    method: 'POST',
    body: new URLSearchParams({ email: account, password: demoPassword }),
    redirect: 'manual',
  });
  const headers = {
    Cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '',
    'X-Requested-With': 'XMLHttpRequest',
    'Content-Type': 'application/json',
  };
  sessions.set(account, headers);
  return headers;
}

async function dataOf(sent: SentBody): Promise<SenderData> {
  const headers = await headersOf(sent.as);
  const read = async (path: string) => (await fetch(service + path, { headers })).json();
  const [organisation] = await read('/api/Organisation');
  return {
    address: service + sent.path(organisation.organisationID),
    headers,
    body: Buffer.from(sent.body(await read('/api/user/profile'))),
    isChunked: sent.isChunked === true,
    atOnce: sent.atOnce ?? 1,
  };
}

/** Calls `address` again and again, first alone and then while a thread sends the bodies. */
async function delayBy(workerData: SenderData, address: string) {
  const headers = await headersOf('super@demo.test');
  const agent = new Agent({ keepAlive: true });
  const quiet: number[] = [];
  const busy: number[] = [];
  let times = quiet;
  let isOver = false;
  const calling = (async () => {
    while (!isOver) {
      times.push(await timed(address, headers, agent));
      await pause(2);
    }
  })();
  await pause(quietTime);
  times = busy;
  const sender = new Worker(new URL('./sender.mjs', import.meta.url), { workerData });
  const statuses = await new Promise<number[]>((resolve, reject) => {
    sender.on('message', resolve);
    sender.on('error', reject);
  });
  isOver = true;
  await calling;
  agent.destroy();
  return { statuses, delay: Math.max(...busy) - median(quiet) };
}

function timed(address: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    get(address, { headers, agent }, (response) => {
      response.resume();
      response.on('end', () => resolve(performance.now() - start));
    }).on('error', reject);
  });
}
