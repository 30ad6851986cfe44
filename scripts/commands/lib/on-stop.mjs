import { basename } from 'node:path';

const parent = process.ppid;

/**
 * Calls back when a signal asks this command to stop. npm passes SIGTERM to its shell, which ends without
 * passing it on. Therefore the end of the shell of npm counts as SIGTERM, unless a signal has come.
 * @param {(signal: 'SIGINT' | 'SIGTERM') => void} stop
 * @param {number} interval milliseconds between two looks at the shell
 * @returns {() => void} ends the listening
 */
export function onStop(stop, interval = 500) {
  let hasStopped = false;
  let looksAlone = 0;
  const receive = (signal) => {
    // Whoever ended the shell may have sent this signal to the command as well.
    const isSame = looksAlone > 1;
    looksAlone = 0;
    if (!isSame) stop(signal);
    hasStopped = true;
  };
  const look = () => {
    if (hasStopped || process.ppid === parent) return;
    looksAlone += 1;
    if (looksAlone < 2) return;
    hasStopped = true;
    stop('SIGTERM');
  };
  const timer = isRunByNpm() ? setInterval(look, interval) : null;
  if (timer !== null) timer.unref();
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, receive);
  return () => {
    clearInterval(timer);
    for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, receive);
  };
}

/**
 * Options of Node for a program that has an IPC channel to this command. A command that is killed passes no
 * signal on: the end of the channel counts as SIGTERM.
 */
export const endsWithCommand = [
  '--import',
  'data:text/javascript,process.once("disconnect",()=>process.kill(process.pid,"SIGTERM"))',
];

/** Without npm a command may outlive its parent, as with nohup. Children of npm's script inherit the variable. */
function isRunByNpm() {
  const { npm_lifecycle_script: script = '' } = process.env;
  return script.includes(basename(process.argv[1] || 'no file'));
}
