import { Button } from '@mantine/core';
import { inWords } from '~/api/failure-words';
import { screenWords } from '~/api/screen-words';
import { numberText } from '~/domain/count-text';
import classes from '../why/why.module.css';
import type { WhoAnswer } from './use-who-may';

const mostMessages = 5;

/** Says what could not be read. */
export function LoadFailures({ answer: { loadFailures, nodes, retry } }: { answer: WhoAnswer }) {
  const places = nodes.error && inWords(nodes.error, screenWords.outlets.load).message;
  const messages = [...(places ? [places] : []), ...loadFailures];
  return (
    <div role="alert" className={classes.failureArea}>
      {messages.length > 0 ? (
        <div className={classes.failures}>
          <p>Something could not be loaded, so this may not be all.</p>
          <ul className={classes.failureList}>
            {messages.slice(0, mostMessages).map((message) => (
              <li key={message}>{message}</li>
            ))}
            {messages.length > mostMessages ? (
              <li>{numberText(messages.length - mostMessages)} more.</li>
            ) : null}
          </ul>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => {
              if (nodes.isError) void nodes.refetch();
              retry();
            }}
          >
            Retry
          </Button>
        </div>
      ) : null}
    </div>
  );
}
