import type { Defect } from '../defects/defect';
import { runProgram } from '../run-program';
import type { Finding, Place } from './place';

interface Gate {
  where: string;
  programArguments: string[];
}

const typeScript = ['--import', 'tsx'];

const contractGates: Gate[] = [
  { where: 'generate', programArguments: [...typeScript, 'scripts/generate/generate.ts'] },
  {
    where: 'redocly lint',
    programArguments: [
      'node_modules/@redocly/cli/bin/cli.js',
      'lint',
      'openapi/openapi.yaml',
      '--config',
      'openapi/redocly.yaml',
    ],
  },
  {
    where: 'contract rules',
    programArguments: [
      'node_modules/@stoplight/spectral-cli/dist/index.js',
      'lint',
      '.generated/contract.json',
      '--ruleset',
      'openapi/contract-rules.spectral.yaml',
      '--fail-severity=warn',
    ],
  },
  {
    where: 'breaking changes',
    programArguments: [...typeScript, 'scripts/contract/check-breaking-changes.ts'],
  },
];

const types: Gate = {
  where: 'types',
  programArguments: [
    'node_modules/@typescript/native/bin/tsc',
    '-p',
    '.',
    '--incremental',
    '--tsBuildInfoFile',
    '.generated/types.tsbuildinfo',
  ],
};

// The linter without the formatter, because bad indentation of a defect is no evidence of a mistake.
const lintOf = (file: string): Gate => ({
  where: 'lint',
  programArguments: ['node_modules/@biomejs/biome/bin/biome', 'lint', '--error-on-warnings', file],
});

const isTyped = ({ file }: Defect) => /\.(ts|tsx)$/.test(file);

/** Returns the checks that read files only. A change of the contract also needs its generated files. */
function gatesFor(defect: Defect, isWellTyped: boolean): Gate[] {
  const { file } = defect;
  if (file.startsWith('openapi/')) return [...contractGates, types];
  const lint = /\.(html|svg)$/.test(file) ? [] : [lintOf(file)];
  return isTyped(defect) && !isWellTyped ? [...lint, types] : lint;
}

export function staticPlace(folder: string): Place {
  const problemOf = async ({ where, programArguments }: Gate) => {
    const { code, output } = await runProgram(programArguments, { cwd: folder, seconds: 600 });
    if (code === 0) return undefined;
    if (code === null) throw new Error(`${where} does not come to an end.`);
    const finding: Finding = { where, title: firstProblem(output) };
    return { finding, output };
  };
  const wellTyped = new Set<Defect>();
  return {
    name: 'static',
    // Type checking is slow. A defect that is well typed together with all others is so alone.
    prepare: async (defects, { seed, restore }) => {
      const files = defects.map(({ file }) => file);
      let rest = defects.filter((defect, place) => {
        return isTyped(defect) && files.indexOf(defect.file) === place;
      });
      while (rest.length > 0) {
        for (const defect of rest) seed(defect);
        const problem = await problemOf(types);
        restore();
        if (!problem) {
          for (const defect of rest) wellTyped.add(defect);
          return;
        }
        const isWrong = ({ file }: Defect) => problem.output.includes(`${file}(`);
        // Any defect may cause an error in another file. Then each defect is checked alone.
        rest = rest.some(isWrong) ? rest.filter((defect) => !isWrong(defect)) : [];
      }
    },
    look: async (defect) => {
      for (const gate of gatesFor(defect, wellTyped.has(defect))) {
        const problem = await problemOf(gate);
        if (problem) return { finding: problem.finding, isWhole: true };
      }
      return { isWhole: true };
    },
    redAnyway: async (findings) => {
      const gates = [...contractGates, types, lintOf('.')];
      const red: Finding[] = [];
      for (const gate of gates) {
        const own = findings.filter(({ where }) => where === gate.where);
        if (own.length > 0 && (await problemOf(gate))) red.push(...own);
      }
      return red;
    },
  };
}

const firstProblem = (output: string) =>
  (output.split('\n').find((line) => /error|lint\/|must|breaking|✖/i.test(line)) ?? 'it fails')
    .trim()
    .slice(0, 160);
