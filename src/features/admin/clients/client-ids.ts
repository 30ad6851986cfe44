interface Identified {
  clientID: string;
}

const comparable = (id: string) => id.trim().toLowerCase();

/** Whether a client with this ID is there already; capitals and outer spaces do not tell IDs apart. */
export function isTakenId(clients: readonly Identified[], id: string): boolean {
  const wanted = comparable(id);
  return clients.some(({ clientID }) => comparable(clientID) === wanted);
}

/** The first ID that occurs twice, if any does. */
export function repeatedId(clients: readonly Identified[]): string | undefined {
  return clients.find(({ clientID }, index) => isTakenId(clients.slice(0, index), clientID))
    ?.clientID;
}
