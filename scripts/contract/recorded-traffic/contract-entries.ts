/** Replaces the console's own origin in recordings, since each worker has another one. */
export const recordedOrigin = 'http://console.test';

/** The parts of a HAR file that this check reads. */
export interface Recording {
  log: { entries: RecordedCall[] };
}

export interface RecordedCall {
  request: { url: string; method: string };
  response: {
    status: number;
    headers?: readonly { name: string; value: string }[];
    /** The size is -1 if the test left the page before the whole body arrived. */
    content: { size: number; mimeType?: string; text?: string; encoding?: string };
  };
}

/**
 * Returns the calls of a recording: requests to the console's own origin under /api and
 * /Authentication, where there are only calls, and at every other path of the contract. Leaves out
 * pages, assets, and calls without an answer, which the page or the test ended.
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

/** Returns the template that fits a path, or the path itself if none does. */
export function templateOf(pathname: string, templates: readonly string[]): string {
  const found = templates.filter((template) => pathPattern(template).test(pathname));
  return found.find((template) => !template.includes('{')) ?? found[0] ?? pathname;
}

/** Makes the pattern of the paths that fit a template. */
function pathPattern(template: string): RegExp {
  return new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`);
}
