import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** Builds the probe of the list pages as one script, for a page that does not have it. */
export async function probeScript(): Promise<string> {
  const results = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL('console-probe.ts', import.meta.url)),
        formats: ['iife'],
        name: 'consoleProbe',
      },
    },
  });
  const [result] = [results].flat();
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error('The probe was not built.');
  return chunk.code;
}
