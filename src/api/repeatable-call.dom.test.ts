import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { addition } from '~/domain/contract/record-change';
import { createQueryClient } from './query-client';
import { type TeamChange, useCommitTeams } from './teams';

afterEach(() => {
  vi.unstubAllGlobals();
});

const orgId = '20000000-0000-4000-8000-000000000003';
const saved = { changes: [], deletes: [] };
const team = (name: string) => ({
  changes: [addition<TeamChange>()({ name })],
  deletes: [],
});

/** Answers the calls in turn, and returns the keys that they had. */
function answerInTurn(...answers: (() => Response)[]) {
  const keys: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === 'GET') return Response.json([]);
    keys.push(request.headers.get('Idempotency-Key'));
    return answers.shift()?.() ?? Response.json(saved);
  });
  return keys;
}

const lost = () => {
  throw new TypeError('Failed to fetch');
};
const failing = () => new Response('', { status: 502 });
const refusing = () => new Response('BadRequest', { status: 400 });

function commitTeams() {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client, children });
  const { result } = renderHook(() => useCommitTeams(orgId), { wrapper });
  return (name: string) =>
    act(() => result.current.mutateAsync(team(name)).catch((error: unknown) => error));
}

test.each([
  ['lost', lost],
  ['a 502', failing],
  ['a refusal', refusing],
])('after an answer that is %s, the same body has the same key', async (_, answer) => {
  const keys = answerInTurn(answer, lost);
  const commit = commitTeams();
  await commit('Kitchen');
  await commit('Kitchen');
  await commit('Kitchen');
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys).toEqual([keys[0], keys[0], keys[0]]);
});

test('another body has another key, and the first body keeps its own if the other is refused', async () => {
  const keys = answerInTurn(lost, refusing);
  const commit = commitTeams();
  await commit('Kitchen');
  await commit('Cellar');
  await commit('Kitchen');
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

test('a body that may have been stored since has a new key', async () => {
  const keys = answerInTurn(lost, lost);
  const commit = commitTeams();
  await commit('Kitchen');
  await commit('Cellar');
  await commit('Kitchen');
  expect(new Set(keys).size).toBe(3);
});

test('after a success, the same body is a new request', async () => {
  const keys = answerInTurn(lost);
  const commit = commitTeams();
  await commit('Kitchen');
  await commit('Kitchen');
  await commit('Kitchen');
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test('an answer that the service has given before says so', async () => {
  const replayed = () => Response.json(saved, { headers: { 'Idempotency-Replayed': 'true' } });
  answerInTurn(replayed);
  const commit = commitTeams();
  expect(await commit('Kitchen')).toMatchObject({ wasReplayed: true });
  expect(await commit('Kitchen')).toMatchObject({ wasReplayed: false });
});
