import { expect, expectTypeOf, test } from 'vitest';
import type { User } from '../../src/api/schema.gen';
import type { Formatted } from '../../src/domain/contract/formatted';
import type { Caller } from '../authentication/caller';
import type { Answer } from '../contract/answer';
import type { CodedError } from '../contract/coded-error';
import { type Handler, type HandlerRequest, handler } from './handler';

// The type check proves these. A widened type would let a wrong handler compile.
test('a handler answers only what the contract documents', () => {
  expectTypeOf<Answer<'getUser'>['status']>().toEqualTypeOf<200 | 400 | 401 | 403 | 404>();
  expectTypeOf<Extract<Answer<'getUser'>, { status: 200 }>['body']>().toEqualTypeOf<User>();
  expectTypeOf<Extract<Answer<'commitUsers'>, { status: 400 }>['body']>().toEqualTypeOf<
    'BadRequest' | 'BadRequest_UserDoesNotExist'
  >();
  expectTypeOf<() => { status: 404; body: string }>().not.toExtend<Handler<'listUsers'>>();
  expectTypeOf<() => { status: 200; body: object[] }>().not.toExtend<Handler<'listUsers'>>();
  expectTypeOf<() => { status: 200; body: User[] }>().toExtend<Handler<'listUsers'>>();
});

test('an answer with an additional field does not compile, even from a variable', async () => {
  const team = { teamID: '1', name: 'Bar', ownerOrganisationID: '2', totalMembers: 3 };
  const request = {} as HandlerRequest<'getTeam'>;
  const exact = handler('getTeam', 'administrator-of-organisation', () => ({
    status: 200,
    body: team,
  }));
  expect(await exact.handle(request)).toEqual({ status: 200, body: team });

  type Body<Id extends 'getTeam' | 'listTeams', Found extends Answer<Id>> = ReturnType<
    Parameters<typeof handler<Id, 'administrator-of-organisation', Found>>[2]
  >;
  type Team = typeof team;
  type TooMuch = Team & { secret: string };
  type One<Found extends Team> = { status: 200; body: Found };
  expectTypeOf<One<Team>>().toExtend<Body<'getTeam', One<Team>>>();
  expectTypeOf<One<TooMuch>>().not.toExtend<Body<'getTeam', One<TooMuch>>>();
  type List<Found extends Team> = { status: 200; body: Found[] };
  expectTypeOf<List<Team>>().toExtend<Body<'listTeams', List<Team>>>();
  expectTypeOf<List<TooMuch>>().not.toExtend<Body<'listTeams', List<TooMuch>>>();
});

test('an answer names its media type when it is not JSON', () => {
  type File = Extract<Answer<'downloadMonthlyStatistics'>, { status: 200 }>;
  expectTypeOf<File['mediaType']>().toEqualTypeOf<'text/csv'>();
  expectTypeOf<'mediaType'>().not.toExtend<keyof Answer<'getUser'>>();
});

test('a request has the parameters, body and caller that the contract documents', () => {
  expectTypeOf<HandlerRequest<'getUser'>['params']>().toEqualTypeOf<{ id: Formatted<'uuid'> }>();
  expectTypeOf<HandlerRequest<'listUsers'>['body']>().toEqualTypeOf<undefined>();
  expectTypeOf<HandlerRequest<'listUsers'>['caller']>().toEqualTypeOf<Caller>();
  expectTypeOf<HandlerRequest<'listLocales', 'anonymous'>['caller']>().toEqualTypeOf<null>();
});

test('a coded error takes only codes of its operation and status', () => {
  type Arguments = ConstructorParameters<typeof CodedError<'commitUsers'>>;
  expectTypeOf<[400, 'BadRequest_UserDoesNotExist']>().toExtend<Arguments>();
  expectTypeOf<[400, 'BadRequest', 'reason']>().toExtend<Arguments>();
  expectTypeOf<[400, 'OrganisationCodeAlreadyInUse']>().not.toExtend<Arguments>();
  expectTypeOf<[404, string]>().not.toExtend<Arguments>();
});
