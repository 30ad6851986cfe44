/** The parts of the report of `redocly drift --format=json` that this check reads. */
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
 * Returns the problems of the report, one line each. A request without a session is no problem if the
 * answer is the 401 that the contract documents.
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
