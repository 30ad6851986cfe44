import { expect, test } from 'vitest';
import { readContract } from '../../../../openapi/reader/contract-document';
import { contractOperations } from '../../../../openapi/reader/contract-operations';
import { roleOf as roleOfHandler } from '../../../../service/operations/operations';
import { contractFile } from '../../../../service/testing/test-service';
import { roleOf } from './role-of';

const served = contractOperations(readContract(contractFile)).filter(({ isRemote }) => !isRemote);

test.each(served.map((operation) => [operation.operationId, operation] as const))(
  'the role of %s is that of its handler',
  (operationId, operation) => {
    expect(roleOf(operation)).toBe(roleOfHandler(operationId));
  },
);
