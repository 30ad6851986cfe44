import { answerDrifts } from './drifts/answer-drifts';
import { callDrifts } from './drifts/call-drifts';
import type { Drift } from './drifts/drift';
import { fieldDrifts } from './drifts/field-drifts';
import { unseenDrifts } from './drifts/unseen-drifts';
import { valueDrifts } from './drifts/value-drifts';

/** Every change of the contract for which `npm run drift` proves that the compiler stops or a gate speaks. */
export const drifts: readonly Drift[] = [
  ...fieldDrifts,
  ...callDrifts,
  ...answerDrifts,
  ...valueDrifts,
  ...unseenDrifts,
];
