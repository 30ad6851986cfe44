import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deviations, deviationText, forgetDeviations } from './answers/deviations';
import { downloadMonthlyStatistics } from './answers/statistics.gen';
import { commitUsers, getUser, listUsers as listUsersOperation } from './answers/users.gen';
import { ApiError } from './api-error';
import { download, get, post } from './client';
import { onFailure } from './failed-call';

/**
 * Answers every call with the result of the function.
 * @returns the requests that were sent
 */
function answerWith(answer: (request: Request) => Response | Promise<Response>) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', (request: Request) => {
    requests.push(request);
    return Promise.resolve(answer(request));
  });
  return requests;
}

const text = (body: string, status: number, statusText = '') =>
  new Response(body, { status, statusText, headers: { 'Content-Type': 'text/plain' } });
const html = (body: string, status: number, type: string) =>
  new Response(body, { status, headers: { 'Content-Type': type } });
const json = (body: unknown, status: number) => Response.json(body, { status });
const typed = (type: string) => new Response('[]', { headers: { 'Content-Type': type } });
const reported = () => deviations.current().map(deviationText);

const listUsers = (signal?: AbortSignal) => get(listUsersOperation, {}, signal);
const saveUsers = () => post(commitUsers, {}, { changes: [], deletes: [] });

async function failureOf(answer: () => Response | Promise<Response>) {
  answerWith(answer);
  const error = await listUsers().then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  const { status, code, message, reason } = error as ApiError;
  return { status, code, message, reason };
}

beforeEach(() => {
  forgetDeviations();
  vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a call', () => {
  test('that answers 200 resolves to its data', async () => {
    answerWith(() => json([], 200));
    expect(await listUsers()).toEqual([]);
  });

  test('sends the JSON content type and the XMLHttpRequest marker, and asks for no type', async () => {
    const requests = answerWith(() => json([], 200));
    await listUsers();
    expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
    expect(requests[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
    expect(requests[0]?.headers.get('Accept')).toBeNull();
  });

  const known = 'User does not exist.';
  const unsaid = 'Your request has been rejected';
  test.each([
    ['a code as text', () => text('BadRequest_UserDoesNotExist', 400), known],
    ['a code as a JSON string', () => json('BadRequest_UserDoesNotExist', 400), known],
    ['an object with a code', () => json({ code: 'BadRequest_UserDoesNotExist' }, 404), known],
    [
      'an object with a message',
      () => json({ message: 'BadRequest_UserDoesNotExist' }, 400),
      known,
    ],
    ['an unknown code', () => text('Odd_Code', 400), 'Odd_Code'],
    ['the name of an inherited property', () => text('toString', 400), 'toString'],
    ['a number', () => text('42', 400), '42'],
    ['an empty body', () => text('', 400), unsaid],
    ['an object without either', () => json({ other: true }, 404), unsaid],
    ['null', () => json(null, 400), unsaid],
    ['malformed JSON', () => text('{"code":', 400), '{"code":'],
    ['a page', () => html('<!doctype html><p>No</p>', 404, 'text/html; charset=utf-8'), unsaid],
    ['a page that is called a text', () => html(' <html>', 400, 'text/plain'), unsaid],
  ])('that fails with %s has the message of its code, if any', async (_, answer, message) => {
    expect((await failureOf(answer)).message).toBe(message);
  });

  test('that fails keeps its status and its trimmed code', async () => {
    expect(await failureOf(() => text(' BadRequest ', 404))).toEqual({
      status: 404,
      code: 'BadRequest',
      message: 'Bad Request.',
      reason: undefined,
    });
  });

  test.each([
    [401, '', 'You are not signed in'],
    [403, '', 'You are not allowed to do this'],
    [409, '', 'The record was changed by somebody else'],
    [500, '', 'The server failed to answer'],
    [500, 'Internal Server Error', 'Internal Server Error'],
    [418, '', 'Unexpected answer (status 418)'],
    [201, 'Created', 'Created'],
  ])(
    'with status %i and status text "%s" rejects with "%s"',
    async (status, statusText, message) => {
      const failure = await failureOf(() => text('', status, statusText));
      expect(failure).toEqual({ status, code: '', message, reason: undefined });
    },
  );

  test('with status 204 rejects with the status text', async () => {
    const answer = () => new Response(null, { status: 204, statusText: 'No Content' });
    expect(await failureOf(answer)).toMatchObject({ status: 204, message: 'No Content' });
  });

  test.each([
    ['status 201', () => json([], 201), 'status 201 instead of status 200'],
    ['status 304', () => new Response(null, { status: 304 }), 'status 304 instead of status 200'],
    ['no media type', () => typed(''), 'without a media type instead of application/json'],
    ['another one', () => typed('text/json'), 'text/json instead of application/json'],
    [
      'another charset',
      () => typed('application/json; charset=iso-8859-1'),
      'application/json; charset=iso-8859-1 instead of application/json',
    ],
  ])('that answers with %s reports it', async (_, answer, report) => {
    answerWith(answer);
    await listUsers().catch(() => undefined);
    expect(reported()).toEqual([`the answer is ${report}`]);
  });

  test.each([
    ['a failure', () => text('', 500)],
    ['JSON in UTF-8', () => typed('Application/JSON ; charset="UTF-8"')],
    ['a parameter of the media type', () => typed('application/json; profile=a')],
  ])('that answers with %s reports nothing', async (_, answer) => {
    answerWith(answer);
    await listUsers().catch(() => undefined);
    expect(reported()).toEqual([]);
  });

  test('that downloads a file reports another media type than that of the file', async () => {
    const month = { params: { query: { date: '2026-10' } } };
    const files = ['text/csv; charset=utf-8', 'application/octet-stream'];
    for (const type of files) {
      answerWith(() => typed(type));
      await download(downloadMonthlyStatistics, month.params).catch(() => undefined);
    }
    expect(reported()).toEqual(['the answer is application/octet-stream instead of text/csv']);
  });

  test('that fails with a code adds the reason of the server', async () => {
    const answer = () =>
      new Response('BadRequest', {
        status: 400,
        headers: { 'Content-Type': 'text/plain', 'X-Error-Reason': 'The address is taken.' },
      });
    expect(await failureOf(answer)).toEqual({
      status: 400,
      code: 'BadRequest',
      message: 'Bad Request. The address is taken.',
      reason: 'The address is taken.',
    });
  });

  test('that fails with another status adds a plain text body, but no HTML', async () => {
    expect(await failureOf(() => text('Only super users.', 403, 'Forbidden'))).toMatchObject({
      message: 'Forbidden. Only super users.',
      reason: 'Only super users.',
    });
    const page = () =>
      new Response('<h1>Bad gateway</h1>', {
        status: 502,
        headers: { 'Content-Type': 'text/html' },
      });
    expect((await failureOf(page)).reason).toBeUndefined();
    const long = () => text('a'.repeat(301), 502);
    expect((await failureOf(long)).reason).toBe('a'.repeat(300));
  });

  test.each([
    ['malformed JSON', () => new Response('[{', { status: 200 })],
    ['a page instead of JSON', () => new Response('<!doctype html>', { status: 200 })],
  ])('that succeeds with %s rejects with a readable text', async (_, answer) => {
    expect(await failureOf(answer)).toMatchObject({
      status: 200,
      message: 'The answer could not be read',
    });
  });

  const page = (status: number, redirected: boolean) => () => {
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    const answer = new Response('<!doctype html>', { status, headers });
    return Object.defineProperty(answer, 'redirected', { value: redirected });
  };

  test.each([
    ['a page without a redirect', page(200, false), 200, 'The answer could not be read'],
    ['a redirect to a page', page(200, true), 401, 'Unauthorized'],
    ['a redirect to a page that failed', page(502, true), 502, 'The server cannot be reached'],
  ])('that answers with %s has status and text of it', async (_, answer, status, message) => {
    expect(await failureOf(answer)).toMatchObject({ status, message });
  });

  test('that is redirected to JSON resolves to its data', async () => {
    answerWith(() => Object.defineProperty(json([], 200), 'redirected', { value: true }));
    expect(await listUsers()).toEqual([]);
  });

  test('that succeeds with a refused answer says what is wrong with it', async () => {
    answerWith(() => json({ userID: 5 }, 200));
    await expect(get(getUser, { path: { id: '1' } })).rejects.toMatchObject({
      status: 200,
      message: 'The answer could not be read: userID is a number instead of an id',
    });
  });

  test('that has changed something says so even if its answer does not fit', async () => {
    answerWith(() => json({ changes: 'all', deletes: [] }, 200));
    await expect(saveUsers()).rejects.toMatchObject({
      status: 200,
      message:
        'This was done, but the answer to it could not be read: changes is a text instead of a list. Reload the page to see it.',
    });
  });

  test.each([
    ['a page', '<!doctype html>'],
    ['JSON that is cut short', '{"changes": ['],
    ['nothing', ''],
  ])('that changes something is uncertain if its answer is %s', async (_, body) => {
    answerWith(() => new Response(body));
    await expect(saveUsers()).rejects.toMatchObject({
      status: 200,
      isUncertain: true,
      wasDone: false,
      message:
        'The answer could not be read. What you sent may have been saved or not: look at what is there before you send it again.',
    });
  });

  test('whose connection breaks is a network error', async () => {
    const failure = await failureOf(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(failure).toEqual({ status: 0, code: '', message: 'Network error', reason: undefined });
  });

  test('whose connection breaks within the body is a network error', async () => {
    const cut = () =>
      new Response(
        new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }),
        { status: 200 },
      );
    expect((await failureOf(cut)).message).toBe('Network error');
  });

  test('that is aborted keeps its AbortError and notifies no listener', async () => {
    const signalled = vi.fn();
    const stopListening = onFailure(signalled);
    const controller = new AbortController();
    answerWith(
      ({ signal }) =>
        new Promise((_, reject) => {
          const end = () => reject(new DOMException('aborted', 'AbortError'));
          if (signal.aborted) end();
          else signal.addEventListener('abort', end);
        }),
    );
    const call = listUsers(controller.signal);
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(signalled).not.toHaveBeenCalled();
    stopListening();
  });

  test('that fails notifies each listener with its status and error, until removal', async () => {
    const signalled = vi.fn();
    const end = onFailure(signalled);
    await failureOf(() => text('', 500));
    expect(signalled).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ status: 500 }));
    end();
    await failureOf(() => text('', 500));
    expect(signalled).toHaveBeenCalledOnce();
  });
});
