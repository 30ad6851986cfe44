import { GridViewport } from './body/grid-viewport';
import { cellOf } from './body/use-grid-cursor';
import { useReachedLink } from './body/use-reached-link';
import type { GridParts } from './model/use-grid-table';
import classes from './record-grid.module.css';
import { GridPlaceholder } from './toolbar/grid-placeholder';

/** The head and the rows of a grid, or why there are no rows. */
export function GridTable<T extends object>(parts: GridParts<T>) {
  const { page = {} } = parts.grid;
  const { source, scrollFrame } = parts.table;
  const linkHandlers = useReachedLink((link) => {
    const row = source.at(source.indexOf(cellOf(link)?.row ?? ''));
    if (row) page.onReach?.(parts.records.idOf(row.record));
  });
  return (
    <div
      ref={scrollFrame}
      className={classes.frame}
      data-below={page.headingLevel === 2 || undefined}
      {...linkHandlers}
    >
      <GridViewport {...parts} />
      {source.count === 0 ? <GridPlaceholder {...parts} /> : null}
    </div>
  );
}
