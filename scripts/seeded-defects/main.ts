import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allDefects } from './defects/all-defects';
import { readOptions } from './options';
import { browserPlace } from './places/browser-place';
import { staticPlace } from './places/static-place';
import { unitPlace } from './places/unit-place';
import { prepareCopy } from './prepare-copy';
import { readResults } from './results';
import { countText, defectTable, withTable } from './results-table';
import { endPrograms } from './run-program';
import { seedDefects } from './seed-defects';
import { copyTree } from './working-copy';

const root = fileURLToPath(new URL('../..', import.meta.url));
const options = readOptions(process.argv.slice(2), root);
const fileOf = (label: string) => join(root, `.generated/seeded-defects-${label}.json`);
const resultFile = fileOf(options.label);

if (options.places.length > 0) await seed();
const results = readResults(resultFile);
console.log(countText(allDefects, results));
if (options.write) {
  // The results before most browser tests were removed stay for comparison.
  const before = readResults(fileURLToPath(new URL('before.json', import.meta.url)));
  const runs = new Map([
    ['before', before],
    [options.label, results],
  ]);
  const counts = [...runs].map(([label, found]) => `- ${label}: ${countText(allDefects, found)}`);
  const table = `${counts.join('\n')}\n\n${defectTable(allDefects, runs)}`;
  writeFileSync(options.write, withTable(readFileSync(options.write, 'utf8'), table));
}

async function seed(): Promise<void> {
  if (!options.isResumed && existsSync(resultFile)) rmSync(resultFile);
  const copy = copyTree(options.tree, (folder) => prepareCopy(folder, options.port));
  const leave = () => {
    endPrograms();
    copy.remove();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      leave();
      process.exit(130);
    });
  }
  try {
    const { hintsOnly, port, relatedSeconds } = options;
    const places = [
      staticPlace(copy.folder),
      unitPlace(copy.folder, { relatedSeconds: hintsOnly ? 0 : relatedSeconds }),
      browserPlace(copy.folder, { port, tellsAll: !hintsOnly }),
    ];
    await seedDefects(options.defects, {
      copy,
      places: places.filter(({ name }) => options.places.includes(name)),
      resultFile,
      say: (line) => console.log(line),
    });
  } finally {
    leave();
  }
}
