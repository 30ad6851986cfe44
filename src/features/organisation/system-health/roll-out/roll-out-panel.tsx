import { useMemo } from 'react';
import { useHoverNote } from '~/components/hover-note/use-hover-note';
import type { HealthSearch } from '../health-search';
import type { HealthSite } from '../model/health-sites';
import { rollOutPicture } from '../model/roll-out-picture';
import type { SystemHealth } from '../use-system-health';
import { ApplicationRollOut } from './application-roll-out';
import classes from './roll-out.module.css';

interface RollOutPanelProps {
  orgId: string;
  search: HealthSearch;
  site: HealthSite;
  health: SystemHealth;
}

/** The roll-out pictures of all applications of a node and everything below it. */
export function RollOutPanel({ orgId, search, site, health }: RollOutPanelProps) {
  const { known, acceptances, rollOutOf } = health;
  const { byOrganisation } = acceptances;
  const { tooltip, tooltipHandlers } = useHoverNote();
  const pictures = useMemo(
    () => rollOutPicture(site, { known, acceptances: byOrganisation, rollOutOf }),
    [site, known, byOrganisation, rollOutOf],
  );
  return (
    <div {...tooltipHandlers}>
      {acceptances.isTooMany ? (
        <p className={classes.remark}>
          What {acceptances.organisations} organisations accepted is not read at once. Select one of
          them in the tree, or one above a few of them.
        </p>
      ) : null}
      {pictures.length === 0 ? (
        <p className={classes.nothing}>No application has reported its state here.</p>
      ) : null}
      {pictures.map((picture) => (
        <ApplicationRollOut
          key={picture.application}
          orgId={orgId}
          node={search.node}
          picture={picture}
          acceptances={
            acceptances.isLoading ? 'loading' : byOrganisation.size > 0 ? 'known' : 'not-known'
          }
        />
      ))}
      {tooltip}
    </div>
  );
}
