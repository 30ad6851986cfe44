import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/commands/lib/free-port';
import { startProgram } from '../../../scripts/commands/lib/start-program';
import { demoAccounts, demoPassword } from '../../../service/database/seed/demo-accounts';
import { sessionHeaders } from '../../../service/testing/signed-in';
import { fillDatabase, startOn } from '../servers/started-service';
import { fillWithUsers } from '../users/fill-with-users';

const numberOfUsers = 50_000;

/** How a client asks for the list. */
export const encodings = {
  browser: 'gzip, deflate, br, zstd',
  identity: 'identity',
} as const;

export type Side = keyof typeof encodings | 'bare';

/** One list in each round. */
export interface Throughput {
  /** Milliseconds of the processor for a megabyte of JSON. */
  cpu: Record<Side, number[]>;
  /** Milliseconds from the call to the last byte. */
  elapsed: Record<Side, number[]>;
  /** Bytes of the last answer, as sent. */
  sent: Record<Side, number>;
  /** Bytes of the JSON. */
  json: number;
}

/**
 * Measures the work of the service for the list of 50,000 users. A server that sends the same bytes from
 * its memory answers in turns.
 */
export async function measureThroughput(rounds: number): Promise<Throughput> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-throughput-'));
  const ends: (() => unknown)[] = [() => rm(folder, { recursive: true, force: true })];
  try {
    const file = join(folder, 'service.db');
    await fillDatabase(`file:${file}`);
    await fillWithUsers(numberOfUsers)(file);
    const metricsPort = await freePort(0);
    const service = await startOn(`file:${file}`, { METRICS_PORT: String(metricsPort) });
    ends.push(service.end);
    const { email } = demoAccounts.superUser;
    const headers = await sessionHeaders(service.origin, email, demoPassword);
    const list = `${service.origin}/api/user`;
    const json = await download(list, { ...headers, 'Accept-Encoding': encodings.identity });

    const bodyFile = join(folder, 'users.json');
    await writeFile(bodyFile, json.body);
    const port = await freePort(0);
    const bare = `http://127.0.0.1:${port}`;
    ends.push(
      await startProgram({
        commandLine: ['--import', 'tsx', 'e2e/bench/throughput/bare-sender.ts'],
        environment: { PORT: String(port), BODY_FILE: bodyFile },
        readyAddress: `${bare}/cpu`,
      }),
    );
    const cpuOfService = async () => cpuIn(await textAt(`http://127.0.0.1:${metricsPort}/metrics`));
    const calls: Record<Side, { address: string; encoding: string; cpu(): Promise<number> }> = {
      browser: { address: list, encoding: encodings.browser, cpu: cpuOfService },
      identity: { address: list, encoding: encodings.identity, cpu: cpuOfService },
      bare: {
        address: bare,
        encoding: encodings.identity,
        cpu: async () => Number(await textAt(`${bare}/cpu`)),
      },
    };
    const sides = Object.keys(calls) as Side[];
    const perSide = <T>(make: () => T) =>
      Object.fromEntries(sides.map((side) => [side, make()])) as Record<Side, T>;
    const result: Throughput = {
      cpu: perSide(() => []),
      elapsed: perSide(() => []),
      sent: perSide(() => 0),
      json: json.body.length,
    };
    for (let round = -warmUps; round < rounds; round += 1) {
      for (const side of sides) {
        const { address, encoding, cpu } = calls[side];
        const before = await cpu();
        const answer = await download(address, { ...headers, 'Accept-Encoding': encoding });
        const worked = (await cpu()) - before;
        if (round < 0) continue;
        result.cpu[side].push((worked * 1000) / (json.body.length / 1_000_000));
        result.elapsed[side].push(answer.elapsed);
        result.sent[side] = answer.body.length;
      }
    }
    return result;
  } finally {
    for (const end of ends.reverse()) await end();
  }
}

/** The engine compiles the code during the first calls. They do not count. */
const warmUps = 3;

const textAt = async (address: string) => (await fetch(address)).text();

function cpuIn(metrics: string): number {
  const seconds = /^process_cpu_seconds_total (\S+)/m.exec(metrics)?.[1];
  if (seconds === undefined) throw new Error('The metrics have no process_cpu_seconds_total.');
  return Number(seconds);
}

/** Reads an answer as it is sent, without decoding it. */
function download(address: string, headers: Record<string, string>) {
  const start = performance.now();
  return new Promise<{ body: Buffer; elapsed: number }>((resolve, reject) => {
    get(address, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        if (response.statusCode !== 200) {
          return reject(new Error(`${address} answered ${response.statusCode}.`));
        }
        return resolve({ body: Buffer.concat(chunks), elapsed: performance.now() - start });
      });
      response.on('error', reject);
    }).on('error', reject);
  });
}
