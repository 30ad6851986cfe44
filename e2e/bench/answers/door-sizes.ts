import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

const folder = join(process.cwd(), 'src/api/answers');
/** The modules of schemas that the first page of a super user needs. */
const firstPage = ['session', 'currencies', 'locales', 'admin-summary'];

export interface DoorSizes {
  /** Bytes with gzip of the door and the schemas that the first page needs. */
  firstPage: number;
  /** Bytes with gzip of the largest other module of schemas, without what the first page has loaded. */
  largest: { module: string; gzip: number };
}

/** Measures the size of the door as the build minifies it. */
export async function doorSizes(): Promise<DoorSizes> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.gen.ts'));
  const names = files.map((file) => file.replace('.gen.ts', ''));
  const later = names.filter((name) => !name.startsWith('shared-') && !firstPage.includes(name));
  const sizes = [];
  for (const module of later) sizes.push({ module, gzip: await gzipOf([module], true) });
  const [largest] = sizes.sort((a, b) => b.gzip - a.gzip);
  if (!largest) throw new Error('There are no schemas of answers.');
  return { firstPage: await gzipOf(firstPage, false), largest };
}

async function gzipOf(modules: readonly string[], isAlone: boolean): Promise<number> {
  const entry = 'virtual:door';
  const code = modules
    .map((name) => `export * from '${join(folder, `${name}.gen.ts`)}';`)
    .join('\n');
  const result = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'door',
        resolveId: (id) => (id === entry ? entry : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2023',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: (id) =>
          isAlone && /\/(answer|shapes|record-shapes|shared-[a-z-]+\.gen)$/.test(id),
      },
    },
  });
  const [{ output }] = [result].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  const text = output.map((part) => ('code' in part ? part.code : '')).join('');
  return gzipSync(text).length;
}
