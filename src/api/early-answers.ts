declare global {
  /** The calls that index.html has sent before the console was there, by their path. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** The answer to a call that was sent early; each is taken once, and a repeated call is sent anew. */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined;
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const answer = globalThis.earlyAnswers?.get(path);
  globalThis.earlyAnswers?.delete(path);
  return answer;
}
