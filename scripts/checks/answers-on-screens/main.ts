import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readContract } from '../../../openapi/reader/contract-document';
import { contractOperations } from '../../../openapi/reader/contract-operations';
import { readArguments } from '../../commands/lib/read-arguments.mjs';
import { coverageOf, coverageProblems, documentOf, type ShownAnswer } from './coverage';

/**
 * Compares the answers that the screen tests have shown on screens with the contract and with the
 * committed table, or writes the table with `--write`.
 */
const folder = 'test-results/screens/answers';
const file = 'docs/answers-on-screens.md';

/** Why no screen can show a response, by operation and response, such as `listUsers:403`. */
const reasons: Record<string, string> = {};

const { write } = readArguments({ write: 'boolean' });
const coverage = coverageOf(contractOperations(readContract('.generated/contract.json')), read());
const document = documentOf(coverage, reasons);
if (write) writeFileSync(file, document);
for (const { operationId, shown, missing } of coverage) {
  const rest = missing.length > 0 ? `; missing: ${missing.join(' ')}` : '';
  console.log(`    ${operationId}: ${shown.join(' ')}${rest}`);
}
console.log(document.split('\n').find((line) => line.startsWith('Shown: ')));
const problems = coverageProblems(coverage, reasons);
if (!existsSync(file) || readFileSync(file, 'utf8') !== document) {
  problems.push(`${file} is out of date: "npm run answers-on-screens -- --write" writes it.`);
}
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);

function read(): ShownAnswer[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap((name) =>
    readFileSync(join(folder, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ShownAnswer),
  );
}
