import { PackageIcon } from '~/components/package-icon';
import { shownName } from '~/domain/shown-name';
import { versionText } from '~/domain/version-number';
import { statusWords } from '../model/health-status';
import type { ApplicationPicture } from '../model/roll-out-picture';
import { rollOutStatuses, rollOutWords } from '../model/roll-out-status';
import { BarFigure, type BarPart } from './bar-figure';
import classes from './roll-out.module.css';

interface ApplicationRollOutProps {
  orgId: string;
  /** Id of the selected node. */
  node: string | undefined;
  picture: ApplicationPicture;
  /** Whether any acceptances are known: only then the second bar says something. */
  acceptances: 'loading' | 'known' | 'not-known';
}

const numbers = new Intl.NumberFormat();
/** The last look of a version. Older versions share it. */
const lastVersionLook = 5;

/** The roll-out picture of one application. */
export function ApplicationRollOut(props: ApplicationRollOutProps) {
  const { orgId, node, picture, acceptances } = props;
  const { application, versions, devices, latest, authorised } = picture;
  const app = application || undefined;
  const silent: BarPart = {
    key: 'silent',
    look: 'silent',
    name: statusWords.silent.label,
    devices: picture.silent,
    note: statusWords.silent.meaning,
    search: app ? { node, app, status: 'silent' } : undefined,
  };
  const versionParts: BarPart[] = versions.map((row, rank) => ({
    key: row.version,
    look: `version-${Math.min(rank, lastVersionLook)}`,
    name: row.version || 'Without a version',
    tag: row.isLatest ? 'Latest' : undefined,
    devices: row.devices,
    search: app && row.version ? { node, app, version: row.version } : undefined,
  }));
  const rollOutParts: BarPart[] = rollOutStatuses.map((status) => ({
    key: status,
    look: status,
    name: rollOutWords[status].label,
    devices: picture.rollOut[status],
    note: rollOutWords[status].meaning,
    search: app ? { node, app, rollOut: status } : undefined,
  }));
  const facts = [
    `${numbers.format(devices)} ${devices === 1 ? 'device' : 'devices'}`,
    latest ? `latest ${versionText(latest)}` : 'latest version not known',
    authorisedText(authorised),
  ];
  return (
    <section className={classes.application}>
      <h3 className={classes.name}>
        <PackageIcon address={picture.iconUri} size={18} />
        {shownName(application)}
      </h3>
      <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      <div className={classes.figures}>
        <BarFigure
          orgId={orgId}
          title="Versions"
          about={application}
          parts={[...versionParts, silent]}
          total={devices}
        />
        {acceptances === 'loading' ? (
          <p className={classes.facts}>Reading what was accepted…</p>
        ) : null}
        {acceptances === 'known' ? (
          <BarFigure
            orgId={orgId}
            title="Roll-out of the authorised version"
            about={application}
            parts={[...rollOutParts, silent]}
            total={devices}
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
