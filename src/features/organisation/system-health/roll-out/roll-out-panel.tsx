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
import { BarFigure, type Part } from './bar-figure';
import classes from './roll-out.module.css';

/** The roll-out pictures of all applications of a node and everything below it. */
export function RollOutPanel({ site, health }: { site: HealthSite; health: SystemHealth }) {
  const { known, acceptances } = health;
  const { byOrganisation } = acceptances;
  const { tooltip, tooltipHandlers } = useHoverNote();
  const pictures = useMemo(
    () => rollOutPicture(site, known, byOrganisation),
    [site, known, byOrganisation],
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
      {pictures.map((picture) => {
        const { application } = picture;
        const { versions, rollOut } = partsOf(picture);
        return (
          <section key={application} className={classes.application}>
            <h3 className={classes.name}>
              <PackageIcon address={picture.iconUri} size={18} />
              {shownName(application)}
            </h3>
            <p className={classes.facts}>{factsText(picture)}</p>
            <div className={classes.figures}>
              <BarFigure title="Versions" application={application} parts={versions} />
              {acceptances.isLoading ? (
                <p className={classes.facts}>Reading what was accepted…</p>
              ) : byOrganisation.size > 0 ? (
                <BarFigure
                  title="Roll-out of the authorised version"
                  application={application}
                  parts={rollOut}
                />
              ) : null}
            </div>
          </section>
        );
      })}
      {tooltip}
    </div>
  );
}

/** The last look of a version. Older versions share it. */
const lastVersionLook = 5;

/** Returns the parts of the two bars. The silent devices are the last part of both. */
function partsOf({ application, versions, rollOut, silent }: ApplicationPicture) {
  // A filter cannot name an application without a name.
  const filterBy = (filter: HealthSearch) =>
    application ? { app: application, ...filter } : undefined;
  const silentPart: Part = {
    look: 'silent',
    name: statusWords.silent.label,
    devices: silent,
    note: statusWords.silent.meaning,
    filter: filterBy({ status: 'silent' }),
  };
  const versionParts = versions.map(({ version, devices, isLatest }, rank) => ({
    look: `version-${Math.min(rank, lastVersionLook)}`,
    name: version || 'Without a version',
    tag: isLatest ? 'Latest' : undefined,
    devices,
    filter: version ? filterBy({ version }) : undefined,
  }));
  const rollOutParts = rollOutStatuses.map((status) => ({
    look: status,
    name: rollOutWords[status].label,
    devices: rollOut[status],
    note: rollOutWords[status].meaning,
    filter: filterBy({ rollOut: status }),
  }));
  return { versions: [...versionParts, silentPart], rollOut: [...rollOutParts, silentPart] };
}

/** Names up to two authorised versions. For more, gives their number, the oldest and the newest. */
function factsText({ devices, latest, authorised }: ApplicationPicture): string {
  const named =
    authorised.length <= 2
      ? authorised.join(', ')
      : `${authorised.length} versions, ${authorised.at(-1)} to ${authorised[0]}`;
  const facts = [
    countText(devices, 'device'),
    latest ? `latest ${versionText(latest)}` : 'latest version not known',
    named && `authorised ${named}`,
  ];
  return facts.filter(Boolean).join(' · ');
}
