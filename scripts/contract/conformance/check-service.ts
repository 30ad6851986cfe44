import { randomBytes } from 'node:crypto';
import type { ContractOperation } from '../../../openapi/reader/contract-operations';
import { groupedBy } from '../../../src/domain/lists';
import type { Advisor } from './advice/advisor';
import { problemsOf } from './checks/results';
import type { Person } from './people/people';
import { adviseOwnList } from './probes/own-list';
import { probeAdvice } from './probes/probe-advice';
import { probeOperation } from './probes/probe-operation';
import { type Cast, probeRoles } from './probes/probe-roles';
import type { Scene } from './probes/scene';
import { KnownRecords } from './records/known-records';
import { valuesAlong } from './records/values-along';
import { Run } from './run';
import type { ConformanceSettings } from './settings';
import type { Ledger } from './stories/ledger';
import { stories, tellStory } from './stories/tell-stories';

export interface ServiceCheck {
  settings: ConformanceSettings;
  run: Run;
  people: readonly Person[];
  ledger: Ledger;
  advisor: Advisor;
  tell(line: string): void;
}

/** Makes every check: first those of single operations, then the stories with records of the run. */
export async function checkService(check: ServiceCheck): Promise<void> {
  const { settings, run, people } = check;
  const [person, administrator, ordinaryUser] = people;
  if (!person) throw new Error('Nobody is signed in.');
  const organisationID = settings.organisationID ?? person.organisationID;
  const records = new KnownRecords(run, person, organisationID);
  const scene: Scene = { run, person, records, isWriting: settings.isWriting };
  const cast =
    settings.hasRoles && administrator && ordinaryUser
      ? await castOf(scene, administrator, ordinaryUser, check.advisor)
      : null;
  await probeAll(check, scene, cast);
  if (settings.isWriting) await tellAll(check, scene);
}

async function probeAll({ run, advisor, tell }: ServiceCheck, scene: Scene, cast: Cast | null) {
  const groups = [...groupedBy(run.selected, ({ tag }) => tag)];
  for (const [index, [name, operations]] of groups.entries()) {
    for (const operation of operations) {
      await probeOperation(scene, operation);
      if (hasOperation(run, operation)) await probeAdvice(scene, operation, advisor);
      if (cast && !run.results.isMissing(operation.operationId)) await probeRoles(cast, operation);
    }
    const results = run.results.all.filter(({ operation }) => operation.tag === name);
    const calls = results.reduce((sum, result) => sum + result.calls, 0);
    const problems = results.flatMap(problemsOf).length;
    tell(`[${index + 1}/${groups.length}] ${name}: ${calls} calls, ${problems} problems`);
  }
}

async function tellAll({ settings, run, ledger, tell }: ServiceCheck, scene: Scene): Promise<void> {
  const { document, sender, isPermanent } = settings;
  const cleaner = new Run(document, [], { ...sender, stop: undefined });
  const wanted = stories.filter((story) => story.operations.some((id) => run.results.has(id)));
  for (const [index, story] of wanted.entries()) {
    // Names of their own, since a story may have left something under its name.
    const tag = randomBytes(3).toString('hex');
    await tellStory({ ...scene, ledger, tag, cleaner, isPermanent }, story);
    tell(`[${index + 1}/${wanted.length}] own records: ${story.operations[0]} and what follows`);
  }
}

const hasOperation = ({ results }: Run, { operationId, isRemote }: ContractOperation) =>
  !isRemote && !results.isMissing(operationId);

async function castOf(
  scene: Scene,
  administrator: Person,
  ordinaryUser: Person,
  advisor: Advisor,
): Promise<Cast> {
  const idsFor = async (person: Person) => {
    const { body } = await scene.run.ask('listOrganisations', person, {});
    return valuesAlong(body, '[].organisationID').map(String);
  };
  const administered = await idsFor(administrator);
  const known = [...administered, ...(await idsFor(ordinaryUser))];
  const all = await idsFor(scene.person);
  await adviseOwnList(scene, { administrator, administered, all }, advisor);
  const foreignOrganisation = all.find((id) => !known.includes(id)) ?? null;
  return { scene, administrator, ordinaryUser, foreignOrganisation };
}
