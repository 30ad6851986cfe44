import { connect } from 'node:net';

/** What became of a connection: `cut` was opened and got no whole answer. */
type Outcome = 'answered' | 'refused' | 'cut';

/** Counts the outcomes of connections. */
export type Outcomes = Record<Outcome, number>;

/**
 * Opens connections without a pause, each for one request, until the address refuses them. A lane opens
 * its next connection when the one before is over.
 */
export async function connectionLoad(address: string, lanes: number): Promise<Outcomes> {
  const outcomes: Outcomes = { answered: 0, refused: 0, cut: 0 };
  const lane = async () => {
    for (let outcome: Outcome | null = null; outcome !== 'refused'; ) {
      outcome = await askOnce(address);
      outcomes[outcome] += 1;
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

function askOnce(address: string): Promise<Outcome> {
  const { hostname, port } = new URL(address);
  return new Promise((resolve) => {
    let isOpened = false;
    let answer = '';
    const socket = connect(Number(port), hostname, () => {
      isOpened = true;
      socket.write('GET /healthz HTTP/1.1\r\nHost: console.test\r\nConnection: close\r\n\r\n');
    });
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!isOpened) resolve('refused');
      else resolve(answer.endsWith('{"status":"alive"}') ? 'answered' : 'cut');
    });
  });
}
