import { VisuallyHidden } from '@mantine/core';
import { PackageIcon } from '~/components/package-icon';
import { countText, numberText } from '~/domain/count-text';
import classes from './row-badges.module.css';
import { mostIcons, type StatisticsNode, serverBadges } from './statistics-nodes';
import {
  fieldNames,
  type StatisticsField,
  type StatisticsSort,
  statisticsFields,
} from './statistics-search';

interface RowBadgesProps {
  node: StatisticsNode;
  tabIndex: 0 | -1;
  sortedBy: StatisticsField | undefined;
  onSort: (field: StatisticsField, isByKey: boolean) => void;
}

/** The headings of the columns. The names of the badges have the same words for screen readers. */
export function BadgeHeadings({ sort }: { sort: StatisticsSort | undefined }) {
  return (
    <span className={classes.badges} aria-hidden="true">
      {statisticsFields.map((field) => (
        <span
          key={field}
          className={classes.cell}
          data-column={field}
          data-heading={fieldNames[field].heading}
        >
          {fieldNames[field].heading}
          {sort?.field === field ? (
            <span className={classes.direction}>{sort.isDescending ? '↓' : '↑'}</span>
          ) : null}
        </span>
      ))}
      <span className={classes.servers} data-heading="Servers">
        Servers
      </span>
      <span className={classes.packages} data-heading="Packages">
        Packages
      </span>
    </span>
  );
}

/** The badges of a row (docs/product/reports.md#statistics-row-badges). */
export function RowBadges({ node, tabIndex, sortedBy, onSort }: RowBadgesProps) {
  const { counts, facts } = node;
  const countBadge = (field: StatisticsField) => {
    const count = counts[field];
    if (count === undefined) return null;
    const { noun } = fieldNames[field];
    const hint = `Sort by ${noun}s`;
    return (
      <button
        type="button"
        className={classes.count}
        tabIndex={tabIndex}
        data-colour={count === 0 ? 'grey' : 'green'}
        // The badge shows only the number: the heading of the column has the unit.
        data-note={`${countText(count, noun)}\n${hint}`}
        aria-description={hint}
        aria-pressed={sortedBy === field}
        // The `detail` of a click by a key is 0.
        onClick={(event) => onSort(field, event.detail === 0)}
      >
        {numberText(count)} <VisuallyHidden>{count === 1 ? noun : `${noun}s`}</VisuallyHidden>
      </button>
    );
  };
  return (
    <span className={classes.badges}>
      {statisticsFields.map((field) => (
        <span key={field} className={classes.cell} data-column={field}>
          {countBadge(field)}
        </span>
      ))}
      <span className={classes.servers}>
        {facts &&
          serverBadges.map(({ key, text, name }, index) => {
            const isSet = facts.servers[index];
            const state = isSet ? 'set' : 'not set';
            return (
              <span
                key={key}
                className={classes.server}
                data-colour={isSet ? 'green' : 'red'}
                data-note={`${name}: ${state}`}
              >
                {text}
                <span className={classes.mark} aria-hidden="true">
                  {isSet ? '✓' : '✗'}
                </span>
                <VisuallyHidden> {state}</VisuallyHidden>
              </span>
            );
          })}
      </span>
      <span className={classes.packages}>{facts && <Packages icons={facts.icons} />}</span>
    </span>
  );
}

function Packages({ icons }: { icons: NonNullable<StatisticsNode['facts']>['icons'] }) {
  const text = countText(icons.length, 'authorised package');
  const isCut = icons.length > mostIcons;
  const shown = isCut ? icons.slice(0, mostIcons - 1) : icons;
  return (
    <span className={classes.icons} role="img" aria-label={text} data-note={text}>
      {shown.map(({ index, address }) => (
        <PackageIcon key={index} address={address} />
      ))}
      {isCut ? <span className={classes.more}>+{icons.length - shown.length}</span> : null}
    </span>
  );
}
