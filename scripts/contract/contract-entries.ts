/** The parts of a HAR that matter here. */
export interface Recording {
  log: { entries: RecordedCall[] };
}

export interface RecordedCall {
  request: { url: string; method: string };
  response: {
    status: number;
    headers?: readonly { name: string; value: string }[];
    /** The size is -1 where the page was left before the body had come. */
    content: { size: number; mimeType?: string; text?: string; encoding?: string };
  };
}

/**
 * The calls of a recording: what was asked of the console's own origin under /api and
 * /Authentication, where nothing but calls can be, and at any other path of the contract. Left out
 * are pages and assets, and calls without an answer, which the page itself or the test cut off.
 * @param templates the contract's paths, for example `/api/user/{id}`
 */
export function contractEntries(
  recording: Recording,
  origin: string,
  templates: readonly string[],
): RecordedCall[] {
  const patterns = templates.map(pathPattern);
  return recording.log.entries.filter(({ request, response }) => {
    const url = new URL(request.url);
    if (url.origin !== origin || response.status <= 0) return false;
    const isCall = /^\/(api|Authentication)\//.test(url.pathname);
    return isCall || patterns.some((pattern) => pattern.test(url.pathname));
  });
}

/** The template that a path has; the path itself when it has none. */
export function templateOf(pathname: string, templates: readonly string[]): string {
  const found = templates.filter((template) => pathPattern(template).test(pathname));
  return found.find((template) => !template.includes('{')) ?? found[0] ?? pathname;
}

/** What the path of a call looks like that has this template. */
function pathPattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
}
