import { expectTypeOf, test } from 'vitest';
import type { User } from '../../src/api/schema.gen';
import type { Caller } from '../authentication/caller';
import type { CodedError } from './coded-error';
import type { Answer, Handler, HandlerRequest } from './handler';

// Type checking is what runs these; a widened type would let wrong handlers compile.
test('handlers answer what the contract documents, and nothing else', () => {
  expectTypeOf<Answer<'getUser'>['status']>().toEqualTypeOf<200 | 400 | 401 | 403 | 404>();
  expectTypeOf<Extract<Answer<'getUser'>, { status: 200 }>['body']>().toEqualTypeOf<User>();
  expectTypeOf<Extract<Answer<'commitUsers'>, { status: 400 }>['body']>().toEqualTypeOf<
    'BadRequest' | 'BadRequest_UserDoesNotExist'
  >();
  expectTypeOf<() => { status: 404; body: string }>().not.toExtend<Handler<'listUsers'>>();
  expectTypeOf<() => { status: 200; body: object[] }>().not.toExtend<Handler<'listUsers'>>();
  expectTypeOf<() => { status: 200; body: User[] }>().toExtend<Handler<'listUsers'>>();
});

test('handlers get what the contract documents', () => {
  expectTypeOf<HandlerRequest<'getUser'>['params']>().toEqualTypeOf<{ id: string }>();
  expectTypeOf<HandlerRequest<'listUsers'>['body']>().toEqualTypeOf<undefined>();
  expectTypeOf<HandlerRequest<'listUsers'>['caller']>().toEqualTypeOf<Caller>();
  expectTypeOf<HandlerRequest<'listLocales'>['caller']>().toEqualTypeOf<null>();
});

test('codes are those of the status and the operation', () => {
  type Arguments = ConstructorParameters<typeof CodedError<'commitUsers'>>;
  expectTypeOf<[400, 'BadRequest_UserDoesNotExist']>().toExtend<Arguments>();
  expectTypeOf<[400, 'BadRequest', 'reason']>().toExtend<Arguments>();
  expectTypeOf<[400, 'OrganisationCodeAlreadyInUse']>().not.toExtend<Arguments>();
  expectTypeOf<[404, string]>().not.toExtend<Arguments>();
});
