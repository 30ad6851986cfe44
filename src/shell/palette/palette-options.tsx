import clsx from 'clsx';
import { pressedKey } from '~/components/focus';
import { pageIcon } from '~/components/page-icons';
import { numberText } from '~/domain/count-text';
import type { FoundGroup } from './found-groups';
import classes from './palette-dialog.module.css';

interface PaletteOptionsProps {
  /** The id of the list, with which the ids of its options begin. */
  id: string;
  groups: readonly FoundGroup[];
  /** The index of the active option among those of all groups. */
  active: number;
  /** Whether the option with an index may be pressed: it has not just moved. */
  isSteady: (index: number) => boolean;
  onOpen: (path: string) => void;
}

/** The results of the palette in their groups. The keys of the search field move through them. */
export function PaletteOptions({ id, groups, active, isSteady, onOpen }: PaletteOptionsProps) {
  let count = 0;
  return (
    <div id={id} role="listbox" aria-label="Results" className={classes.options}>
      {groups.map(({ title, entries, total }) => (
        <fieldset key={title} aria-label={title}>
          <div className={classes.title} aria-hidden>
            {title}
            {total > entries.length ? (
              <span>
                {numberText(entries.length)} of {numberText(total)}
              </span>
            ) : null}
          </div>
          {entries.map((entry) => {
            const index = count;
            count += 1;
            const Icon = pageIcon(entry.path);
            return (
              <div
                key={entry.path}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === active}
                className={clsx(classes.option, index === active && classes.active)}
                onClick={() => isSteady(index) && onOpen(entry.path)}
                onKeyDown={(event) => pressedKey(event) === 'Enter' && onOpen(entry.path)}
              >
                <Icon size="1.125rem" stroke={1.75} aria-hidden />
                <span className={classes.name}>{entry.title}</span>
                {entry.detail ? (
                  <span className={classes.detail} dir="auto">
                    {entry.detail}
                  </span>
                ) : null}
              </div>
            );
          })}
        </fieldset>
      ))}
    </div>
  );
}
