/** The rounds of a measurement whose round takes ten seconds or more: three of five. */
export const fewer = (rounds: number): number => Math.ceil(rounds * 0.6);

/** The rounds of a measurement that has no budget: two. */
export const fewest = (rounds: number): number => Math.min(2, rounds);
