import { argumentDefaults, readMockArguments } from './mock-arguments.mjs';
import { type RunningMock, startMock } from './start-mock';

const usage = `The console on the contract's examples, for QA.

  --port PORT    where it listens; ${argumentDefaults.port} unless set, also by the environment's PORT
  --host HOST    the address it listens on; ${argumentDefaults.host} unless set. Browsers of other machines reach
                 POS Core instances only at this machine's own address, not at 0.0.0.0
  --slow MS      how long a slow answer takes; ${argumentDefaults.slowMilliseconds} unless set
  --dist FOLDER  the built console; ${argumentDefaults.dist} unless set
  --vite URL     a Vite development server instead of the built console
  --stories DIR  the folder of saved stories; ${argumentDefaults.stories} unless set
  --stateful     keeps what is saved until the mock ends: the reference service with its demo data
                 answers what is not chosen
  --record URL   a service that answers, and whose answers the panel saves without personal data
  --record-changes  lets calls that change records reach that service
`;

try {
  const options = readMockArguments();
  if (options === null) {
    console.log(usage);
  } else {
    const starting = startMock(options);
    closeOnSignal(starting);
    const mock = await starting;
    const outbox = options.isStateful ? `  Outbox               ${mock.origin}/dev/outbox\n` : '';
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
