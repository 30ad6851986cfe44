import { proveMutations } from './mutation-record';

await proveMutations();
