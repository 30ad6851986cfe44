import { createListeners } from '~/api/listeners';

/** Opens the list of the keys, also while they are off. */
export const keyList = createListeners<void>();
