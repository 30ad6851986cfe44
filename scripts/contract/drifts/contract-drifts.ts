import { answerDrifts } from './answer-drifts';
import { callDrifts } from './call-drifts';
import type { Drift } from './drift';
import { fieldDrifts } from './field-drifts';
import { unseenDrifts } from './unseen-drifts';
import { valueDrifts } from './value-drifts';

/** Every change of the contract for which `npm run drift` proves that the compiler stops or a gate speaks. */
export const drifts: readonly Drift[] = [
  ...fieldDrifts,
  ...callDrifts,
  ...answerDrifts,
  ...valueDrifts,
  ...unseenDrifts,
];
