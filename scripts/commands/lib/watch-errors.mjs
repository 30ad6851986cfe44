/**
 * Prints what a program writes to its error stream, and keeps its end. The stream has to be a pipe.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {() => string} the last 20,000 characters so far
 */
export function watchErrors(child) {
  let end = '';
  child.stderr.on('data', (text) => {
    process.stderr.write(text);
    end = `${end}${text}`.slice(-20_000);
  });
  return () => end;
}
