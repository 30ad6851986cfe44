import { parseArgs } from 'node:util';
import { storiesFolder, viteOrigin } from './option-values';
import { recordOptions } from './recording/record-option';
import { mockDefaults, type RunningMock, startMock } from './start-mock';

const usage = `The console on the contract's examples, for QA.

  --port PORT    where it listens; ${mockDefaults.port} unless set, also by the environment's PORT
  --host HOST    the address it listens on; ${mockDefaults.host} unless set. Browsers of other machines reach
                 POS Core instances only at this machine's own address, not at 0.0.0.0
  --slow MS      how long a slow answer takes; ${mockDefaults.slowMilliseconds} unless set
  --dist FOLDER  the built console; ${mockDefaults.dist} unless set
  --vite URL     a Vite development server instead of the built console
  --stories DIR  the folder of saved stories; ${mockDefaults.stories} unless set
  --stateful     keeps what is saved until the mock ends: the reference service with its demo data
                 answers what is not chosen
  --record URL   a service that answers, and whose answers the panel saves without personal data
  --record-changes  lets calls that change records reach that service
`;

try {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: process.env.PORT ?? String(mockDefaults.port) },
      host: { type: 'string', default: mockDefaults.host },
      slow: { type: 'string', default: String(mockDefaults.slowMilliseconds) },
      dist: { type: 'string', default: mockDefaults.dist },
      vite: { type: 'string' },
      stories: { type: 'string', default: mockDefaults.stories },
      stateful: { type: 'boolean', default: false },
      record: { type: 'string' },
      'record-changes': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(usage);
  } else {
    const port = wholeNumber('--port', values.port, 65535);
    const starting = startMock({
      port,
      host: values.host,
      slowMilliseconds: wholeNumber('--slow', values.slow, 600_000),
      dist: values.dist,
      vite: viteOrigin(values.vite),
      stories: storiesFolder(values.stories),
      isStateful: values.stateful,
      record: recordOptions(values, port),
    });
    closeOnSignal(starting);
    const mock = await starting;
    const outbox = values.stateful ? `  Outbox               ${mock.origin}/dev/outbox\n` : '';
    console.log(
      `\n  Console on the mock  ${mock.origin}\n  Panel                ${mock.origin}/mock\n${outbox}`,
    );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** Closes the mock when a signal comes, also while it starts. Further signals change nothing. */
function closeOnSignal(starting: Promise<RunningMock>): void {
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      starting
        .then((mock) => mock.close())
        .then(
          () => process.exit(0),
          () => process.exit(1),
        );
    });
  }
}

function wholeNumber(name: string, text: string, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value <= most) return value;
  throw new Error(`${name} is "${text}", but has to be a whole number up to ${most}.`);
}
