/** The parts of the report of `redocly drift --format=json` that matter here. */
export interface DriftReport {
  run: { totalExchanges: number; skippedExchanges: number };
  problems: DriftProblem[];
}

export interface DriftProblem {
  occurrences: number;
  ruleId: string;
  severity: string;
  message: string;
  method: string;
  path: string;
  status: number;
  details?: { summary?: string };
}

/**
 * What the report found, one line each. A request without a session is no problem where the answer
 * was the 401 that the contract documents for it.
 */
export function driftProblems(report: DriftReport): string[] {
  return report.problems
    .filter(({ ruleId, status }) => !(ruleId === 'security-baseline' && status === 401))
    .map(({ method, path, status, message, details, occurrences }) => {
      const summary = details?.summary ?? message;
      const reason = summary === message ? '' : ` ${summary}`;
      const times = occurrences > 1 ? ` (${occurrences} times)` : '';
      return `${method} ${path} (${status}): ${message}${reason}${times}`;
    });
}
