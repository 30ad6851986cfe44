import { type ReactNode, useMemo, useState } from 'react';
import { type LatePart, useLatePart } from '~/components/late-part';
import { usesColumn } from '~/components/record-grid/grid-search';
import type { GridView } from '~/components/record-grid/model/use-grid-view';

/** A column that a call of its own reads, for a grid. `Made` is what the grid gets. */
export function useLateColumn<Made>(key: string) {
  const [made, setMade] = useState<Made>();
  const [isPending, setPending] = useState(true);
  return {
    key,
    made,
    isPending,
    pendingColumns: useMemo(() => (isPending ? [key] : []), [isPending, key]),
    /** @param isRead whether the read has ended, also with a failure */
    onMade: (next: Made | undefined, isRead: boolean) => {
      setMade(() => next);
      setPending(!isRead);
    },
    giveUp: () => setPending(false),
  };
}

interface LateColumnToolProps<Module> {
  part: LatePart<Module>;
  column: Pick<ReturnType<typeof useLateColumn>, 'key' | 'isPending' | 'giveUp'>;
  view: Pick<GridView, 'search'>;
  /** Keeps the room of the tool while its part loads. */
  room?: ReactNode;
  children: (module: Module) => ReactNode;
}

/** The tool that makes a late column. Its part loads at once if the grid filters or sorts by the column. */
export function LateColumnTool<Module>(props: LateColumnToolProps<Module>) {
  const { key, isPending, giveUp } = props.column;
  const isWanted = isPending && usesColumn(props.view.search, key);
  const late = useLatePart(props.part, isWanted, (isStillWanted) => isStillWanted || giveUp());
  return late ? props.children(late) : props.room;
}
