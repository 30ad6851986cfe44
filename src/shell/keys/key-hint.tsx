import type { Room } from '../rooms/area';
import classes from './keys.module.css';

/** Says that `g` waits for a letter, and shows the letters. Nothing as long as it does not wait. */
export function KeyHint({ rooms }: { rooms: readonly Room[] | undefined }) {
  return (
    <div className={classes.hint} role="status" data-shown={rooms !== undefined || undefined}>
      {rooms ? (
        <>
          <strong>Go to a page: press its letter</strong>
          <ul aria-hidden>
            {rooms.map(({ letter, title }) => (
              <li key={letter}>
                <kbd>{letter.toUpperCase()}</kbd> {title}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
