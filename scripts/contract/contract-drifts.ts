import { answerDrifts } from './drifts/answer-drifts';
import { callDrifts } from './drifts/call-drifts';
import type { Drift } from './drifts/drift';
import { fieldDrifts } from './drifts/field-drifts';
import { valueDrifts } from './drifts/value-drifts';

/** Every change of the contract that is proved to stop the compiler. */
export const drifts: readonly Drift[] = [
  ...fieldDrifts,
  ...callDrifts,
  ...answerDrifts,
  ...valueDrifts,
];
