interface Identified {
  clientID: string;
}

const comparable = (id: string) => id.trim().toLowerCase();

/**
 * Returns whether a client has this ID already. The comparison ignores capitals and outer spaces.
 */
export function isTakenId(clients: readonly Identified[], id: string): boolean {
  const wanted = comparable(id);
  return clients.some(({ clientID }) => comparable(clientID) === wanted);
}

/** Returns the first ID that repeats an earlier one, or undefined. */
export function repeatedId(clients: readonly Identified[]): string | undefined {
  return clients.find(({ clientID }, index) => isTakenId(clients.slice(0, index), clientID))
    ?.clientID;
}
