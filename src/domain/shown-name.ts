/** Returns the text for a name that the contract allows to be empty. */
export const shownName = (name: string | undefined): string => name || 'No name';
