import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The files of e2e/bench/page-scripts. */
type ScriptName = 'rows' | 'screen' | 'long-tasks';

/** Builds a measurement as one script, which a page of the console gets before its own scripts. */
export async function pageScript(name: ScriptName): Promise<{ content: string }> {
  const results = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      lib: {
        entry: fileURLToPath(new URL(`../page-scripts/${name}.ts`, import.meta.url)),
        formats: ['iife'],
        name: 'pageScript',
      },
    },
  });
  const [result] = [results].flat();
  const chunk = result && 'output' in result ? result.output[0] : undefined;
  if (!chunk) throw new Error(`The script ${name} was not built.`);
  return { content: chunk.code };
}
