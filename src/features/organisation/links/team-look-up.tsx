import { Button } from '@mantine/core';
import { passFocusOn } from '~/components/pass-focus';
import { countText, numberText } from '~/domain/count-text';
import type { PeopleFound } from './use-people-with-access';

/** Asks before the members of many teams are looked up, and says how far the look-up is. */
export function TeamLookUp({ found: { toAgree, agree, progress } }: { found: PeopleFound }) {
  if (toAgree !== undefined) {
    return (
      <div>
        <p>
          {`${countText(toAgree, 'team')} have access to this organisation. Looking all of them up may take a while. Until then the access that teams give is missing here.`}
        </p>
        <Button ref={passFocusOn} mt="sm" variant="default" onClick={agree}>
          {`Look up the members of ${countText(toAgree, 'team')}`}
        </Button>
      </div>
    );
  }
  return progress ? (
    <p role="status">
      {`Looking up teams: ${numberText(progress.done)} of ${numberText(progress.total)}`}
    </p>
  ) : null;
}
