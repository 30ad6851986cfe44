import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { isNotOffered } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';
import { RetryNotice } from '~/components/notices/retry-notice';

interface ReadColumnProps<Made> {
  read: UseQueryResult;
  /** What the grid gets. It changes only with what was read; undefined adds nothing to the grid. */
  made: Made | undefined;
  onMade: (made: Made | undefined, isRead: boolean) => void;
  header: string;
  /** What keeps the room of the filter while there is none, also after the read. */
  room?: ReactNode;
  /** The filter of the column. */
  children: ReactNode;
}

/** Gives a grid a column that a call of its own reads, and shows its filter beside the search. */
export function ReadColumn<Made>(props: ReadColumnProps<Made>) {
  const { read, made, onMade, header, room, children } = props;
  const give = useEffectEvent(onMade);
  const { error, isPending } = read;
  useEffect(() => give(made, !isPending), [made, isPending]);
  if (error && !isNotOffered(error)) {
    return (
      <RetryNotice
        text={`The column "${header}" could not be read. ${failureWords(error)}`}
        read={read}
      />
    );
  }
  return made === undefined ? room : children;
}
