/** What a name is called that the contract allows to be empty. */
export const shownName = (name: string | undefined): string => name || 'No name';
