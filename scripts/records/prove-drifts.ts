import { proveDrifts } from './drift-record';

await proveDrifts();
