import { PackageIcon } from '~/components/package-icon';
import { mostIcons, type StatisticsNode, serverBadges } from './model/statistics-nodes';
import { fieldNames, type StatisticsField, statisticsFields } from './model/statistics-search';
import classes from './row-badges.module.css';

const numbers = new Intl.NumberFormat();

interface RowBadgesProps {
  node: StatisticsNode;
  tabIndex: 0 | -1;
  /** The sort field of the rows. */
  sortedBy: StatisticsField | undefined;
  onSort: (field: StatisticsField, isByKey: boolean) => void;
}

/**
 * The badges of a row (docs/product/reports.md#statistics-row-badges): its counts, integration
 * servers and packages.
 */
export function RowBadges({ node, tabIndex, sortedBy, onSort }: RowBadgesProps) {
  const { counts, facts } = node;
  return (
    <span className={classes.badges}>
      {statisticsFields.map((field) => (
        <span key={field} className={classes.cell} data-column={field}>
          <CountBadge
            field={field}
            count={counts[field]}
            tabIndex={tabIndex}
            isSortedBy={sortedBy === field}
            onSort={onSort}
          />
        </span>
      ))}
      <span className={classes.servers}>
        {facts
          ? serverBadges.map(({ key, text, name }, index) => (
              <ServerBadge
                key={key}
                text={text}
                name={name}
                isSet={facts.servers[index] === true}
              />
            ))
          : null}
      </span>
      <span className={classes.packages}>{facts ? <Packages icons={facts.icons} /> : null}</span>
    </span>
  );
}

interface CountBadgeProps {
  field: StatisticsField;
  count: number | undefined;
  tabIndex: 0 | -1;
  isSortedBy: boolean;
  onSort: (field: StatisticsField, isByKey: boolean) => void;
}

function CountBadge({ field, count, tabIndex, isSortedBy, onSort }: CountBadgeProps) {
  if (count === undefined) return null;
  const { one, several } = fieldNames[field];
  const unit = count === 1 ? one : several;
  const hint = `Sort by ${several}`;
  return (
    <button
      type="button"
      className={classes.count}
      tabIndex={tabIndex}
      data-field={field}
      data-colour={count === 0 ? 'grey' : 'green'}
      // In a narrow frame the badge shows only the number, and the note has the unit.
      data-note={`${numbers.format(count)} ${unit}\n${hint}`}
      aria-description={hint}
      aria-pressed={isSortedBy}
      // The `detail` of a click by a key is 0.
      onClick={(event) => onSort(field, event.detail === 0)}
    >
      {numbers.format(count)} <span className={classes.unit}>{unit}</span>
    </button>
  );
}

function ServerBadge({ text, name, isSet }: { text: string; name: string; isSet: boolean }) {
  const state = isSet ? 'set' : 'not set';
  return (
    <span
      className={classes.server}
      data-colour={isSet ? 'green' : 'red'}
      data-note={`${name}: ${state}`}
    >
      {text}
      <span className={classes.mark} aria-hidden="true">
        {isSet ? '✓' : '✗'}
      </span>
      <span className={classes.hidden}> {state}</span>
    </span>
  );
}

function Packages({ icons }: { icons: NonNullable<StatisticsNode['facts']>['icons'] }) {
  const text = icons.length === 1 ? '1 authorised package' : `${icons.length} authorised packages`;
  const isCut = icons.length > mostIcons;
  const shown = isCut ? icons.slice(0, mostIcons - 1) : icons;
  return (
    <span className={classes.icons} role="img" aria-label={text} data-note={text}>
      {shown.map(({ place, address }) => (
        <PackageIcon key={place} address={address} />
      ))}
      {isCut ? <span className={classes.more}>+{icons.length - shown.length}</span> : null}
    </span>
  );
}
