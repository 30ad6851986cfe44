const first = Date.parse('0000-01-01T00:00:00Z');
const last = Date.parse('9999-12-31T23:59:59.999Z');

/** Whether a moment (milliseconds) has a text in the contract: whether it is in the years 0000 to 9999 in UTC. */
export const isStorableMoment = (moment: number | bigint): boolean =>
  moment >= first && moment <= last;
