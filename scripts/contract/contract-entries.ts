/** The parts of a HAR that matter here. */
export interface Recording {
  log: { entries: { request: { url: string; method: string }; response: { status: number } }[] };
}

type Entry = Recording['log']['entries'][number];

/**
 * The calls of a recording that went to a path of the contract and were answered; pages, assets and
 * calls that the page itself aborted are left out.
 */
export function contractEntries(recording: Recording, templates: string[]): Entry[] {
  const patterns = templates.map(
    (template) => new RegExp(`^${template.replaceAll(/\{[^}]+\}/g, '[^/]+')}$`),
  );
  return recording.log.entries.filter(({ request, response }) => {
    const { pathname } = new URL(request.url);
    return response.status > 0 && patterns.some((pattern) => pattern.test(pathname));
  });
}
