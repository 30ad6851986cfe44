import { TextLink } from '~/components/text-link';
import type { HealthSearch } from '../health-search';
import classes from './roll-out.module.css';

/** A part of a bar: a group of the devices. */
export interface BarPart {
  key: string;
  /** The name of its colour and pattern. */
  look: string;
  name: string;
  /** A word beside the name. */
  tag?: string | undefined;
  devices: number;
  /** The meaning of the name. */
  note?: string;
  /** The filter of the list behind the part; undefined if no filter can express it. */
  search?: HealthSearch | undefined;
}

interface BarFigureProps {
  orgId: string;
  title: string;
  /** The name of the application. */
  about: string;
  parts: readonly BarPart[];
  total: number;
}

const numbers = new Intl.NumberFormat();
const percents = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 });

/**
 * A stacked bar with a table of its figures. The names in the table link to the lists behind them.
 * The table replaces the bar for a person who does not see it or has no mouse.
 */
export function BarFigure({ orgId, title, about, parts, total }: BarFigureProps) {
  const shown = parts.filter(({ devices }) => devices > 0);
  return (
    <div className={classes.figure}>
      <h4 className={classes.title}>{title}</h4>
      <div className={classes.bar} aria-hidden="true">
        {shown.map(({ key, look, name, devices, search }) => {
          const share = {
            className: classes.part,
            style: { flexGrow: devices },
            'data-look': look,
            'data-note': `${name}: ${numbers.format(devices)} of ${numbers.format(total)}, ${shareText(devices, total)}`,
          };
          return search ? (
            <TextLink
              key={key}
              to="/organisation/$orgId/systemhealth"
              params={{ orgId }}
              search={search}
              resetScroll={false}
              tabIndex={-1}
              {...share}
            />
          ) : (
            <span key={key} {...share} />
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
          {shown.map(({ key, look, name, tag, devices, note, search }) => (
            <tr key={key}>
              <th scope="row" className={classes.partName} data-note={note}>
                <span className={classes.swatch} data-look={look} aria-hidden="true" />
                {search ? (
                  <TextLink
                    to="/organisation/$orgId/systemhealth"
                    params={{ orgId }}
                    search={search}
                    resetScroll={false}
                    aria-description={note}
                  >
                    {name}
                  </TextLink>
                ) : (
                  name
                )}
                {tag ? <span className={classes.tag}>{tag}</span> : null}
              </th>
              <td>{numbers.format(devices)}</td>
              <td className={classes.share}>{shareText(devices, total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Rounds a share, but never to 0 % for a part with devices, nor to 100 % for less than all. */
function shareText(devices: number, total: number): string {
  const share = total > 0 ? devices / total : 0;
  if (share > 0 && share < 0.01) return `< ${percents.format(0.01)}`;
  if (share < 1 && share > 0.99) return `> ${percents.format(0.99)}`;
  return percents.format(share);
}
