import clsx from 'clsx';
import { type ComponentProps, useMemo } from 'react';
import { useHoverNote } from '~/components/hover-note/use-hover-note';
import { PackageIcon } from '~/components/package-icon';
import spoken from '~/components/spoken.module.css';
import { countText, numberText, shownDigits } from '~/domain/count-text';
import { once } from '~/domain/once';
import { shownName, shownText } from '~/domain/shown-name';
import { versionText } from '~/domain/version-number';
import { type HealthSearch, rollOutStatuses } from '../health-search';
import type { HealthSite } from '../model/health-sites';
import { statusWords } from '../model/health-status';
import { type ApplicationPicture, rollOutPicture, rollOutWords } from '../model/roll-out';
import { type VersionLook, versionLooks } from '../model/version-looks';
import { HealthLink, type SystemHealth } from '../use-system-health';
import classes from './roll-out.module.css';
import lookClasses from './version-looks.module.css';

/** The roll-out pictures of all applications of a node and everything below it. */
export function RollOutPanel({ site, health }: { site: HealthSite; health: SystemHealth }) {
  const { known, acceptances, sites } = health;
  const { byOrganisation } = acceptances;
  const { tooltip, tooltipHandlers } = useHoverNote();
  const pictures = useMemo(
    () => rollOutPicture(site, known, byOrganisation),
    [site, known, byOrganisation],
  );
  const looks = useMemo(() => versionLooks(sites), [sites]);
  return (
    <div {...tooltipHandlers}>
      {acceptances.isTooMany ? (
        <p className={classes.remark}>
          What {numberText(acceptances.organisations)} organisations accepted is not read at once.
          Select one of them in the tree, or one above a few of them.
        </p>
      ) : null}
      {pictures.length === 0 ? (
        <p className={classes.nothing}>No application has reported its state here.</p>
      ) : null}
      {pictures.map((picture) => {
        const { application } = picture;
        const { versions, rollOut } = partsOf(picture, looks.get(application));
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
                <p className={classes.facts}>Reading what was accepted...</p>
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

/** Returns the parts of the two bars. The silent devices are the last part of both. */
function partsOf(
  { application, versions, rollOut, silent }: ApplicationPicture,
  looks: ReadonlyMap<string, VersionLook> | undefined,
) {
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
  const versionParts = versions.map(({ version, devices, isLatest }) => ({
    look: looks?.get(version) ?? 'not-known',
    name: shownText(version, 'Without a version'),
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

/** A group of the devices that have an application. */
interface Part {
  /** The name of its colour and pattern, or those of a version. */
  look: string | VersionLook;
  name: string;
  devices: number;
  tag?: string | undefined;
  note?: string;
  /** The filter of the list behind the part; undefined if no filter can express it. */
  filter?: HealthSearch | undefined;
}

const percents = once(
  () =>
    new Intl.NumberFormat(undefined, {
      ...shownDigits,
      style: 'percent',
      maximumFractionDigits: 0,
    }),
);

/**
 * A stacked bar with a table of its figures. The names in the table link to the lists behind them.
 * The table replaces the bar for a person who does not see it or has no mouse.
 */
function BarFigure(props: { title: string; application: string; parts: readonly Part[] }) {
  const { title, application } = props;
  const total = props.parts.reduce((sum, { devices }) => sum + devices, 0);
  const parts = props.parts
    .filter(({ devices }) => devices > 0)
    .map((part) => ({ ...part, share: shareText(part.devices / total) }));
  return (
    <div className={classes.figure}>
      <h4 className={classes.title}>{title}</h4>
      <div className={classes.bar} aria-hidden="true">
        {parts.map(({ look, name, devices, share, filter }) => (
          <PartLink
            key={name}
            filter={filter}
            {...lookProps(look, classes.part)}
            style={{ flexGrow: devices }}
            tabIndex={filter && -1}
            data-note={`${name}: ${numberText(devices)} of ${numberText(total)}, ${share}`}
          />
        ))}
      </div>
      <table className={classes.table} aria-label={`${title} of ${application}`}>
        <thead className={spoken.text}>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Devices</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ look, name, tag, devices, share, note, filter }) => (
            <tr key={name}>
              <th scope="row" className={classes.partName} data-note={note}>
                <span {...lookProps(look, classes.swatch)} aria-hidden="true" />
                <PartLink
                  filter={filter}
                  aria-label={filter && `${name}, ${application}`}
                  aria-description={filter && note}
                >
                  {name}
                </PartLink>
                {tag ? <span className={classes.tag}>{tag}</span> : null}
              </th>
              <td>{numberText(devices)}</td>
              <td className={classes.share}>{share}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function lookProps(look: Part['look'], className: string | undefined) {
  if (typeof look === 'string') return { className, 'data-look': look };
  return {
    className: clsx(className, lookClasses.look),
    'data-colour': look.colour,
    'data-pattern': look.pattern,
    'data-density': look.density,
  };
}

type PartLinkProps = Pick<Part, 'filter'> & Omit<ComponentProps<typeof HealthLink>, 'search'>;

/** Leads to the list of the selected node behind a part. */
function PartLink({ filter, ...props }: PartLinkProps) {
  if (!filter) return <span {...props} />;
  return <HealthLink search={({ node }) => ({ node, ...filter })} {...props} />;
}

/** Rounds a share, but never to 0 % for a part with devices, nor to 100 % for less than all. */
function shareText(share: number): string {
  if (share < 0.01) return `< ${percents().format(0.01)}`;
  if (share < 1 && share > 0.99) return `> ${percents().format(0.99)}`;
  return percents().format(share);
}
