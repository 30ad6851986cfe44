import { expect, test } from 'vitest';
import { nodeProblem } from './ensure-node.mjs';

test.each(['20.19.0', '20.20.2', '22.12.0', '24.0.1', '26.1.0'])(
  'Node %s is accepted',
  (version) => {
    expect(nodeProblem(version)).toBeNull();
  },
);

test.each(['14.21.3', '18.20.0', '20.18.3', '21.7.0', '22.11.0'])(
  'Node %s is refused, and the message names the versions that work',
  (version) => {
    expect(nodeProblem(version)).toBe(
      `Node 20.19 or newer of version 20, or 22.12 or newer, is needed, and this is ${version}. Install one of them (https://nodejs.org) and run the command again.`,
    );
  },
);
