/** Returns the key in the query cache of what has come so far of a list that has another key. */
export const arrivingKey = (listKey: readonly unknown[]) => ['arriving', ...listKey] as const;
