import { useMemo } from 'react';
import { useHoverNote } from '~/components/hover-note/use-hover-note';
import { PackageIcon } from '~/components/package-icon';
import { countText } from '~/domain/count-text';
import { shownName } from '~/domain/shown-name';
import { versionText } from '~/domain/version-number';
import { type HealthSearch, rollOutStatuses } from '../health-search';
import type { HealthSite } from '../model/health-sites';
import { statusWords } from '../model/health-status';
import { type ApplicationPicture, rollOutPicture, rollOutWords } from '../model/roll-out';
import type { SystemHealth } from '../use-system-health';
import { BarFigure } from './bar-figure';
import classes from './roll-out.module.css';

/** The roll-out pictures of all applications of a node and everything below it. */
export function RollOutPanel({ site, health }: { site: HealthSite; health: SystemHealth }) {
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

interface ApplicationRollOutProps {
  picture: ApplicationPicture;
  /** Whether any acceptances are known: only then the second bar says something. */
  acceptances: 'loading' | 'known' | 'not-known';
}

/** The last look of a version. Older versions share it. */
const lastVersionLook = 5;

/** The roll-out picture of one application. */
function ApplicationRollOut({ picture, acceptances }: ApplicationRollOutProps) {
  const { application, versions, devices, latest, authorised } = picture;
  // A filter cannot name an application without a name.
  const filterBy = (filter: HealthSearch) =>
    application ? { app: application, ...filter } : undefined;
  const silent = {
    look: 'silent',
    name: statusWords.silent.label,
    devices: picture.silent,
    note: statusWords.silent.meaning,
    filter: filterBy({ status: 'silent' }),
  };
  const versionParts = versions.map((row, rank) => ({
    look: `version-${Math.min(rank, lastVersionLook)}`,
    name: row.version || 'Without a version',
    tag: row.isLatest ? 'Latest' : undefined,
    devices: row.devices,
    filter: row.version ? filterBy({ version: row.version }) : undefined,
  }));
  const rollOutParts = rollOutStatuses.map((status) => ({
    look: status,
    name: rollOutWords[status].label,
    devices: picture.rollOut[status],
    note: rollOutWords[status].meaning,
    filter: filterBy({ rollOut: status }),
  }));
  const facts = [
    countText(devices, 'device'),
    latest ? `latest ${versionText(latest)}` : 'latest version not known',
    authorisedText(authorised),
  ];
  const figure = { about: application, total: devices };
  return (
    <section className={classes.application}>
      <h3 className={classes.name}>
        <PackageIcon address={picture.iconUri} size={18} />
        {shownName(application)}
      </h3>
      <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <div className={classes.figures}>
        <BarFigure {...figure} title="Versions" parts={[...versionParts, silent]} />
        {acceptances === 'loading' ? (
          <p className={classes.facts}>Reading what was accepted…</p>
        ) : null}
        {acceptances === 'known' ? (
          <BarFigure
            {...figure}
            title="Roll-out of the authorised version"
            parts={[...rollOutParts, silent]}
          />
        ) : null}
      </div>
    </section>
  );
}

/** Names up to two authorised versions. For more, gives their number, the oldest and the newest. */
function authorisedText(authorised: readonly string[]): string {
  if (authorised.length === 0) return '';
  if (authorised.length <= 2) return `authorised ${authorised.join(', ')}`;
  return `authorised ${authorised.length} versions, ${authorised.at(-1)} to ${authorised[0]}`;
}
