import { answerDrifts } from './drifts/answer-drifts';
import { callDrifts } from './drifts/call-drifts';
import type { Drift } from './drifts/drift';
import { fieldDrifts } from './drifts/field-drifts';
import { valueDrifts } from './drifts/value-drifts';

/** Every change of the contract for which `npm run drift` proves that the compiler stops. */
export const drifts: readonly Drift[] = [
  ...fieldDrifts,
  ...callDrifts,
  ...answerDrifts,
  ...valueDrifts,
];
