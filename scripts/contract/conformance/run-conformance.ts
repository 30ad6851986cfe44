import {
  type ContractOperation,
  contractOperations,
} from '../../../openapi/reader/contract-operations';
import { Advisor } from './advice/advisor';
import { KnownSecrets } from './calls/known-secrets';
import { RunStopped, type Sender, ServiceGone } from './calls/send-call';
import { checkService } from './check-service';
import type { ConformanceResult } from './conformance-result';
import { selectOperations } from './operations/select-operations';
import { openSessions, type SignedIn } from './people/open-sessions';
import { personNames } from './people/people';
import { maskedResult } from './report/masked-result';
import { Run } from './run';
import type { ConformanceSettings } from './settings';
import { Ledger, type Left } from './stories/ledger';

/**
 * Checks a service against the contract. No text that it returns or tells has a secret of the run. Whatever ends the run, it removes what it has made.
 * @param tell gets a line for each group of operations
 * @throws SignInRefused, ServiceGone or RunStopped when the run could not begin, and Error for settings
 * that do not fit each other or the contract
 */
export async function runConformance(
  settings: ConformanceSettings,
  tell: (line: string) => void,
): Promise<ConformanceResult> {
  const secrets = new KnownSecrets();
  for (const credentials of Object.values(settings.people)) {
    if (credentials.kind === 'header') secrets.addHeader(credentials.value);
  }
  const { document, only, slow } = settings;
  const operations = contractOperations(document);
  const selected = selectOperations(operations, only);
  const isHttps = settings.sender.url.startsWith('https:');
  const advisor = new Advisor({ operations, selected, isHttps, slow, secrets });
  const watch: Sender['watch'] = (request, answer, milliseconds) => {
    secrets.watch(request, answer);
    advisor.watch(request, answer, milliseconds);
  };
  const watched: ConformanceSettings = {
    ...settings,
    sender: { ...settings.sender, watch },
    passwordOf: async (...who) => {
      const password = await settings.passwordOf(...who);
      secrets.add(password);
      return password;
    },
  };
  try {
    return maskedResult(
      await resultOf(watched, selected, advisor, (line) => tell(secrets.masked(line))),
      secrets,
    );
  } catch (error) {
    if (error instanceof Error) error.message = secrets.masked(error.message);
    throw error;
  }
}

async function resultOf(
  settings: ConformanceSettings,
  selected: readonly ContractOperation[],
  advisor: Advisor,
  tell: (line: string) => void,
): Promise<ConformanceResult> {
  const { document, sender } = settings;
  const people = await openSessions(sender, settings.people, settings.passwordOf);
  requirePeople(settings, people);
  const run = new Run(document, selected, sender);
  const ledger = new Ledger();
  let failure: string | null = null;
  let left: Left[] = [];
  try {
    await checkService({ settings, run, people, ledger, advisor, tell });
  } catch (error) {
    if (!(error instanceof ServiceGone || error instanceof RunStopped)) throw error;
    failure = error.message;
    for (const { operationId } of selected) {
      run.results.explain(operationId, 'The run ended before it.');
    }
  } finally {
    if (ledger.size > 0) tell('Removing what the run has made');
    left = await ledger.clear();
  }
  const contract = `${document.info.title} ${document.info.version}`;
  const { isPermanent } = settings;
  const { all: advice } = advisor;
  const operations = run.results.all;
  return {
    url: sender.url,
    contract,
    operations,
    advice,
    accepted: 0,
    gone: [],
    failure,
    left,
    isPermanent,
  };
}

function requirePeople({ isWriting, hasRoles }: ConformanceSettings, people: readonly SignedIn[]) {
  const names = people.map(({ name }) => name);
  if (isWriting && !(names[0] === 'superUser' && people[0]?.hasScopes)) {
    throw new Error('--write needs the session of a super user, whose scopes it names.');
  }
  if (hasRoles && personNames.some((name, index) => names[index] !== name)) {
    throw new Error(
      `--role needs ${personNames.join(', ')}. The service says that its sessions are of ${names.join(', ')}.`,
    );
  }
}
