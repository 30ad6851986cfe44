import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { auditTypesOf } from './audit-entries';
import {
  type ExportPosition,
  exportHeader,
  exportRow,
  nextPosition,
  startOfExport,
} from './use-audit-export';

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
const of = (...seconds: number[]) => seconds.map((second) => ({ created: at(second) }));

describe('the next page', () => {
  test('begins at the last moment and skips its entries that are exported already', () => {
    expect(nextPosition(startOfExport(undefined), of(9, 8, 7, 7))).toEqual({
      to: at(7),
      pageNumber: 0,
      known: 2,
    });
  });

  test('counts pages within a moment that fills whole pages', () => {
    const full = nextPosition({ to: at(7), pageNumber: 0, known: 2 }, of(7, 7, 7, 7));
    expect(full).toEqual({ to: at(7), pageNumber: 1, known: 0 });
    expect(nextPosition(full, of(7, 7, 6, 6))).toEqual({ to: at(6), pageNumber: 0, known: 2 });
  });

  test('has the next number after an empty page', () => {
    const position = startOfExport(at(9));
    expect(nextPosition(position, [])).toEqual({ ...position, pageNumber: 1 });
  });
});

/** Sorts like the service: newest first, and within a moment the last written entry first. */
class Log {
  readonly entries: { id: number; second: number }[] = [];
  #next = 0;

  write(second: number) {
    this.#next += 1;
    this.entries.push({ id: this.#next, second });
    this.entries.sort((a, b) => b.second - a.second || b.id - a.id);
  }

  read({ to, pageNumber }: ExportPosition, pageSize: number) {
    const start = pageNumber * pageSize;
    return this.entries
      .map(({ id, second }) => ({ created: at(second), message: String(id) }))
      .filter(({ created }) => !to || created <= to)
      .slice(start, start + pageSize);
  }
}

test('an export has every entry once, even with shared moments and new entries', () => {
  const seconds = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 40 });
  fc.assert(
    fc.property(seconds, fc.integer({ min: 1, max: 7 }), (written, pageSize) => {
      const log = new Log();
      for (const second of written) log.write(second);
      const expected = log.entries.map(({ id }) => String(id));
      const exported: string[] = [];
      let position = startOfExport(undefined);
      for (;;) {
        const page = log.read(position, pageSize);
        exported.push(...page.slice(position.known).map(({ message }) => message));
        if (page.length < pageSize) break;
        position = nextPosition(position, page);
        log.write(7);
      }
      // An export has no entry that was written after its first page.
      expect(exported).toEqual(expected);
    }),
  );
});

describe('a line', () => {
  const types = auditTypesOf([
    { type: 401, name: 'Password changed', category: 'UserInfo', enumName: 'PasswordChanged' },
  ]);

  test('has a value for each heading', () => {
    const row = exportRow(types, {
      auditLogType: 401,
      userName: 'Uma Olsen',
      userID: '10000000-0000-4000-8000-000000000003',
      created: at(1),
      organisationName: 'Quay',
      message: 'Password changed.',
    });
    expect(row).toEqual([
      'Password changed',
      401,
      'UserInfo',
      'Uma Olsen',
      '10000000-0000-4000-8000-000000000003',
      '2026-01-01T00:00:01.000Z',
      'Quay',
      null,
      'Password changed.',
    ]);
    expect(row).toHaveLength(exportHeader.length);
  });
});
