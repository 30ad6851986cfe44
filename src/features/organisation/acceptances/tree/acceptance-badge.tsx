import { IconCheck, IconCircleDashed, IconCircleHalf2 } from '@tabler/icons-react';
import type { AcceptanceState } from '../model/acceptance-nodes';
import classes from './acceptance-badge.module.css';

const marks = {
  Accepted: IconCheck,
  Partial: IconCircleHalf2,
  'Not Accepted': IconCircleDashed,
} as const satisfies Record<AcceptanceState, unknown>;

/**
 * Shows how far a version is accepted, by a sign, a colour and a text
 * (docs/product/versions-and-health.md#acceptance-status).
 */
export function AcceptanceBadge({ state }: { state: AcceptanceState }) {
  const Mark = marks[state];
  return (
    <span className={classes.badge} data-state={state}>
      <Mark size={13} stroke={2.25} aria-hidden="true" />
      {state}
    </span>
  );
}
