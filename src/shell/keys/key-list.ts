import { createListeners } from '~/domain/listeners';

/** Opens the list of the keys, also while they are off. */
export const keyList = createListeners<void>();
