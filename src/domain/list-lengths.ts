/** How many entries a card of a summary page shows of each list (decision 0092). */
export const cardEntries = 20;

/** How many options a select has before a person opens it, and how many it shows then. */
export const firstOptions = 20;
export const listedOptions = 100;
