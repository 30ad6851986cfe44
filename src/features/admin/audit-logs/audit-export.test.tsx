import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { AuditLogQuery } from '~/api/audit-logs';
import * as saveFile from '~/components/save-file';
import { coded } from '~/testing/answers';
import { exampleOf } from '~/testing/contract-examples';
import { openConsole } from '~/testing/open-console';
import { pressEnter } from '~/testing/press-and-fill';

const total = 2_500;
const start = Date.UTC(2026, 9, 1);
/** Returns an entry. Number 0 is the newest, and each next number is a second older. */
const entry = (number: number) => ({
  auditLogType: 401,
  userName: '=Uma',
  userID: null,
  created: new Date(start - number * 1_000).toISOString(),
  organisationName: null,
  message: `entry ${number}`,
});

/** Answers as the service does. */
function answerOf({ dateTimeCreatedTo, pageNumber, pageSize }: AuditLogQuery) {
  const newest = dateTimeCreatedTo ? (start - Date.parse(dateTimeCreatedTo)) / 1_000 : 0;
  const first = Math.max(0, newest) + pageNumber * pageSize;
  const length = Math.max(0, Math.min(pageSize, total - first));
  return Array.from({ length }, (_, index) => entry(first + index));
}

let files: { name: string; file: Blob }[] = [];

beforeEach(() => {
  files = [];
  let latest: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    latest = blob as Blob;
    return 'blob:test';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (latest) files.push({ name: this.download, file: latest });
  });
});

const described = () => exampleOf('listAuditLogDescriptions', 'descriptions');

async function open(
  answer: (query: AuditLogQuery) => unknown,
  search = '',
  descriptions: () => unknown = described,
) {
  const opened = await openConsole(`/admin/auditlogs${search}`, 'superUser', {
    'GET /api/auditlog/descriptions': descriptions,
    'POST /api/auditlog/query': (body: unknown) => {
      const query = body as AuditLogQuery;
      return query.pageSize === 1_000 ? answer(query) : answerOf(query);
    },
  });
  await screen.findByText('entry 0');
  return opened;
}

const heading = () => screen.getByRole('heading', { level: 1 });

async function linesOf(file: Blob | undefined) {
  const bytes = new Uint8Array((await file?.arrayBuffer()) ?? new ArrayBuffer(0));
  return new TextDecoder().decode(bytes).trimEnd().split('\r\n');
}

describe('the export', () => {
  test('has every filtered entry once, newest first, and reads page by page', async () => {
    const asked: AuditLogQuery[] = [];
    await open((query) => {
      asked.push(query);
      return answerOf(query);
    }, '?user=uma');
    await pressEnter('Export to CSV');
    expect(await screen.findByText('2,500 entries exported.')).toBeVisible();
    expect(files.map(({ name }) => name)).toEqual([
      expect.stringMatching(/^audit-log-\d{4}-\d\d-\d\d\.csv$/),
    ]);
    const [header, ...lines] = await linesOf(files[0]?.file);
    expect(header).toBe(
      'Type,Type Number,Category,User,User ID,Created (UTC),Organisation,Organisation ID,Message',
    );
    expect(lines).toHaveLength(total);
    expect(lines[0]).toBe(
      `Password changed,401,UserInfo,'=Uma,,2026-10-01T00:00:00.000Z,,,entry 0`,
    );
    expect(lines.map((line) => line.split(',').at(-1))).toEqual(
      Array.from({ length: total }, (_, number) => `entry ${number}`),
    );
    // Each page begins at the last moment of the page before, so new entries shift nothing.
    expect(asked).toEqual([
      { user: 'uma', pageSize: 1_000, pageNumber: 0 },
      { user: 'uma', pageSize: 1_000, pageNumber: 0, dateTimeCreatedTo: entry(999).created },
      { user: 'uma', pageSize: 1_000, pageNumber: 0, dateTimeCreatedTo: entry(1_998).created },
    ]);
    await pressEnter('Close');
    expect(screen.queryByText('2,500 entries exported.')).toBeNull();
    await waitFor(() => expect(heading()).toHaveFocus());
  });

  test('shows its progress, and Cancel ends it', async () => {
    await open((query) => (query.dateTimeCreatedTo ? new Promise(() => {}) : answerOf(query)));
    await pressEnter('Export to CSV');
    expect(await screen.findByText('Exporting... 1,000 entries so far')).toBeVisible();
    const button = screen.getByRole('button', { name: 'Export to CSV' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    // The attribute would take the focus away.
    expect(button).not.toHaveAttribute('disabled');
    await pressEnter('Cancel');
    expect(screen.queryByText(/Exporting/)).toBeNull();
    expect(button).not.toHaveAttribute('aria-disabled');
    expect(files).toEqual([]);
  });

  test('begins again after Cancel, also while the code that makes the file is on its way', async () => {
    vi.spyOn(saveFile, 'csvText').mockReturnValueOnce(new Promise(() => {}));
    await open(answerOf);
    await pressEnter('Export to CSV');
    expect(await screen.findByText(/^Exporting/)).toBeVisible();
    await waitFor(() => expect(saveFile.csvText).toHaveBeenCalledOnce());
    await pressEnter('Cancel');
    await pressEnter('Export to CSV');
    expect(await screen.findByText('2,500 entries exported.')).toBeVisible();
    expect(files).toHaveLength(1);
  });

  test('waits for the names of the types', async () => {
    let answer: (descriptions: unknown) => void = () => {};
    const late = new Promise((resolve) => {
      answer = resolve;
    });
    await open(answerOf, '', () => late);
    await pressEnter('Export to CSV');
    expect(await screen.findByText('Exporting...')).toBeVisible();
    answer(described());
    expect(await screen.findByText('2,500 entries exported.')).toBeVisible();
    expect((await linesOf(files[0]?.file))[1]).toMatch(/^Password changed,401,UserInfo,/);
  });

  test('continues after a failure with the entries that it has', async () => {
    let isBroken = true;
    await open((query) =>
      query.dateTimeCreatedTo && isBroken ? coded('BadRequest') : answerOf(query),
    );
    await pressEnter('Export to CSV');
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The export stopped after 1,000 entries. Bad Request.');
    isBroken = false;
    await pressEnter('Go on');
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(await screen.findByText('2,500 entries exported.')).toBeVisible();
    expect(await linesOf(files[0]?.file)).toHaveLength(total + 1);
  });

  test('saves the entries that it has after a failure', async () => {
    await open((query) => (query.dateTimeCreatedTo ? coded('BadRequest') : answerOf(query)));
    await pressEnter('Export to CSV');
    await screen.findByRole('alert');
    await pressEnter('Save this part');
    await waitFor(() => expect(heading()).toHaveFocus());
    expect(await screen.findByText('1,000 entries exported.')).toBeVisible();
    expect(files[0]?.name).toMatch(/-part\.csv$/);
    expect(await linesOf(files[0]?.file)).toHaveLength(1_001);
  });

  test('offers no part to save when the first page fails', async () => {
    await open(() => coded('BadRequest'));
    await pressEnter('Export to CSV');
    expect(await screen.findByRole('alert')).toHaveTextContent('after 0 entries');
    expect(screen.queryByRole('button', { name: 'Save this part' })).toBeNull();
    await pressEnter('Cancel');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  test('has only the headings without entries', async () => {
    await open(() => []);
    await pressEnter('Export to CSV');
    expect(await screen.findByText('0 entries exported.')).toBeVisible();
    expect(await linesOf(files[0]?.file)).toHaveLength(1);
  });
});
