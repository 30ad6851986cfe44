import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useLatePart } from '~/components/late-part';
import { recordFacts } from '../record-facts';
import type { UsedByButtonProps, UsedByProps } from './uses';

/**
 * Says what uses a record and what its deletion does, for the question before it
 * (docs/product/used-by.md#the-question-before-a-deletion). It adds nothing if that is not known.
 */
export function UsedBy(props: UsedByProps) {
  const part = useLatePart(recordFacts);
  const [isLost, setIsLost] = useState(false);
  // Nobody waits for it, so that a failure is not reported.
  useEffect(() => {
    recordFacts.load().catch(() => setIsLost(true));
  }, []);
  if (part) return <part.Uses {...props} />;
  return isLost ? props.otherwise : null;
}

/** Keeps the room of the button, so that it moves nothing when it comes. */
const room = (
  <Button variant="default" style={{ visibility: 'hidden' }}>
    Used by 0
  </Button>
);

/**
 * Says beside the heading of a page how many records use its record, once a person does something on
 * the page. It shows nothing for none.
 */
export function UsedByButton(props: UsedByButtonProps) {
  const part = useLatePart(recordFacts);
  return part ? <part.UsesButton {...props} room={room} /> : room;
}
