/**
 * The key of the filters that this browser remembers. They can name people, so that Logout removes
 * them (docs/decisions/0132-a-view-outlives-the-session-its-filters-do-not.md).
 */
export const filtersKey = 'console-view-filters-1';
