/** What is shown in the place of a name that is missing. */
export const noName = 'No name';
