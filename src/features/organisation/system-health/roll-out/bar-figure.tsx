import { numberText } from '~/domain/count-text';
import { HealthLink } from '../health-link';
import type { HealthSearch } from '../health-search';
import classes from './roll-out.module.css';

interface BarFigureProps {
  title: string;
  /** The name of the application. */
  about: string;
  /** The groups of the devices. */
  parts: readonly {
    /** The name of its colour and pattern. */
    look: string;
    name: string;
    /** A word beside the name. */
    tag?: string | undefined;
    devices: number;
    /** The meaning of the name. */
    note?: string;
    /** The filter of the list behind the part; undefined if no filter can express it. */
    filter?: HealthSearch | undefined;
  }[];
  total: number;
}

const percents = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });

/**
 * A stacked bar with a table of its figures. The names in the table link to the lists behind them.
 * The table replaces the bar for a person who does not see it or has no mouse.
 */
export function BarFigure({ title, about, parts, total }: BarFigureProps) {
  const shown = parts.filter(({ devices }) => devices > 0);
  return (
    <div className={classes.figure}>
      <h4 className={classes.title}>{title}</h4>
      <div className={classes.bar} aria-hidden="true">
        {shown.map(({ look, name, devices, filter }) => {
          const share = {
            className: classes.part,
            style: { flexGrow: devices },
            'data-look': look,
            'data-note': `${name}: ${numberText(devices)} of ${numberText(total)}, ${shareText(devices, total)}`,
          };
          return filter ? (
            <HealthLink key={name} search={listOf(filter)} tabIndex={-1} {...share} />
          ) : (
            <span key={name} {...share} />
          );
        })}
      </div>
      <table className={classes.table} aria-label={`${title} of ${about}`}>
        <thead className={classes.hidden}>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Devices</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ look, name, tag, devices, note, filter }) => (
            <tr key={name}>
              <th scope="row" className={classes.partName} data-note={note}>
                <span className={classes.swatch} data-look={look} aria-hidden="true" />
                {filter ? (
                  <HealthLink search={listOf(filter)} aria-description={note}>
                    {name}
                  </HealthLink>
                ) : (
                  name
                )}
                {tag ? <span className={classes.tag}>{tag}</span> : null}
              </th>
              <td>{numberText(devices)}</td>
              <td className={classes.share}>{shareText(devices, total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Leads to the list of the selected node. */
const listOf =
  (filter: HealthSearch) =>
  ({ node }: HealthSearch) => ({ node, ...filter });

/** Rounds a share, but never to 0 % for a part with devices, nor to 100 % for less than all. */
function shareText(devices: number, total: number): string {
  const share = total > 0 ? devices / total : 0;
  if (share > 0 && share < 0.01) return `< ${percents.format(0.01)}`;
  if (share < 1 && share > 0.99) return `> ${percents.format(0.99)}`;
  return percents.format(share);
}
