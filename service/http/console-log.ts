import type { Log } from './log';

/** The methods of a console that packages write with. */
type Writer = Pick<Console, 'log' | 'info' | 'warn' | 'error'>;

/**
 * Makes what packages write to the console lines of the log, so that the output has nothing else. The
 * HTTP server writes there when a client goes away, and an error as a whole, with all of its fields.
 */
export function logConsole(target: Writer, log: Log): void {
  const writer =
    (level: 'info' | 'warn') =>
    (...parts: unknown[]) => {
      const failure = parts.find((part) => part instanceof Error);
      const texts = parts.filter((part) => typeof part === 'string');
      const text = texts.join(' ').trim() || 'A package wrote to the console.';
      if (failure) log.error(text, failure);
      else log[level](text);
    };
  target.log = writer('info');
  target.info = writer('info');
  target.warn = writer('warn');
  target.error = writer('warn');
}
