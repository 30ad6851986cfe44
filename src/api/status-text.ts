// HTTP/2 has no status text, so the common statuses need a text of ours.
const fallbackTexts: Record<number, string> = {
  401: 'You are not signed in',
  403: 'You are not allowed to do this',
  405: 'The server does not offer this call',
  408: 'The server took too long to answer',
  409: 'The record was changed by somebody else',
  413: 'The request is too large',
  429: 'Too many requests, please wait a while',
  500: 'The server failed to answer',
  501: 'The server does not offer this yet',
  502: 'The server cannot be reached',
  503: 'The server is not available at this time',
  504: 'The server took too long to answer',
};

/** Returns the answer's own status text, or else a text of ours. It is never empty. */
export const statusTextOf = ({ status, statusText }: Pick<Response, 'status' | 'statusText'>) =>
  statusText.trim() || fallbackTexts[status] || `Unexpected answer (status ${status})`;
