declare global {
  /** The pending answers of the calls that index.html sends before the scripts load, by path. */
  var earlyAnswers: Map<string, Promise<Response>> | undefined;
}

/** Takes the answer of a call that index.html has sent. A repeated call goes to the server. */
export function takeEarlyAnswer(request: Request): Promise<Response> | undefined {
  if (request.method !== 'GET') return undefined;
  const { pathname, search } = new URL(request.url);
  const path = pathname + search;
  const answer = globalThis.earlyAnswers?.get(path);
  globalThis.earlyAnswers?.delete(path);
  return answer;
}
