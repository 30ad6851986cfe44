import type { ComponentProps } from 'react';
import { numberText } from '~/domain/count-text';
import { HealthLink } from '../health-link';
import type { HealthSearch } from '../health-search';
import classes from './roll-out.module.css';

/** A group of the devices that have an application. */
export interface Part {
  /** The name of its colour and pattern. */
  look: string;
  name: string;
  devices: number;
  /** A word beside the name. */
  tag?: string | undefined;
  /** The meaning of the name. */
  note?: string;
  /** The filter of the list behind the part; undefined if no filter can express it. */
  filter?: HealthSearch | undefined;
}

const percents = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });

/**
 * A stacked bar with a table of its figures. The names in the table link to the lists behind them.
 * The table replaces the bar for a person who does not see it or has no mouse.
 */
export function BarFigure(props: { title: string; application: string; parts: readonly Part[] }) {
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
            className={classes.part}
            style={{ flexGrow: devices }}
            tabIndex={filter && -1}
            data-look={look}
            data-note={`${name}: ${numberText(devices)} of ${numberText(total)}, ${share}`}
          />
        ))}
      </div>
      <table className={classes.table} aria-label={`${title} of ${application}`}>
        <thead className={classes.hidden}>
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
                <span className={classes.swatch} data-look={look} aria-hidden="true" />
                <PartLink filter={filter} aria-description={filter && note}>
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

type PartLinkProps = Pick<Part, 'filter'> & Omit<ComponentProps<typeof HealthLink>, 'search'>;

/** Leads to the list of the selected node behind a part. */
function PartLink({ filter, ...props }: PartLinkProps) {
  if (!filter) return <span {...props} />;
  return <HealthLink search={({ node }) => ({ node, ...filter })} {...props} />;
}

/** Rounds a share, but never to 0 % for a part with devices, nor to 100 % for less than all. */
function shareText(share: number): string {
  if (share < 0.01) return `< ${percents.format(0.01)}`;
  if (share < 1 && share > 0.99) return `> ${percents.format(0.99)}`;
  return percents.format(share);
}
