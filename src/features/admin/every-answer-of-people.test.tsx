import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, type MockInstance, vi } from 'vitest';
import { answersAfter } from '~/testing/answers-after';
import { everyAnswer } from '~/testing/every-answer';
import { confirm, press } from '~/testing/press-and-fill';
import { everyFailure, field, heading, inHistory, pressed } from '~/testing/proofs';

// The Administration area: people, clients and reports.

const uma = '10000000-0000-4000-8000-000000000003';

everyAnswer(/^\/admin(\/(users|clients|auditlogs|entitylookup|statistics)|\/?$)/, [
  {
    heading: 'Administration summary',
    path: '/admin',
    reads: { getAdminSummary: 'message' },
    shows: { getAdminSummary: 'POS Core Europe' },
  },
  {
    heading: 'Users',
    path: '/admin/users',
    reads: { listUsers: 'message', listUsersLastSeen: 'extension' },
    shows: { listUsers: 'Uma Olsen' },
  },
  {
    heading: 'Edit User',
    path: `/admin/users/edit/${uma}`,
    reads: {
      getUser: 'message',
      listSessions: 'extension',
      getSignInLimits: 'message',
      readUsedBy: 'none',
      readHistory: 'none',
    },
    // A service without this extension answers 404. The page is whole without it.
    words: { 'getSignInLimits:404': 'Server Administrator' },
    shows: {
      getUser: field('Full Name', 'Uma Olsen'),
      listSessions: 'Safari on iPhone',
      getSignInLimits: 'Unlock sign-in',
      readUsedBy: 'Used by 4',
    },
  },
  {
    heading: 'Clients',
    path: '/admin/clients',
    reads: { listClients: 'message', listClientsLastSeen: 'extension' },
    shows: { listClients: 'Back Office' },
  },
  {
    heading: 'Edit Client',
    path: '/admin/clients/edit/kiosk',
    reads: { getClient: 'message' },
    shows: { getClient: field('Name', 'Kiosk') },
  },
  {
    heading: 'Audit Logs',
    path: '/admin/auditlogs',
    reads: { listAuditLogDescriptions: 'message', queryAuditLog: 'message' },
    shows: { listAuditLogDescriptions: 'User signed in', queryAuditLog: 'Sam Underwood' },
  },
  {
    heading: 'Entity Lookup',
    path: '/admin/entitylookup?filter=quay',
    reads: { lookUpEntities: 'message' },
    shows: { lookUpEntities: 'Quay import job' },
  },
  {
    heading: 'Statistics',
    path: '/admin/statistics?month=2026-10',
    reads: { queryMonthlyStatistics: 'message' },
    shows: { queryMonthlyStatistics: 'Alpine Dealer' },
  },
]);

let saves: MockInstance<(this: HTMLAnchorElement) => void> | undefined;

const unused = `filter=${encodeURIComponent('{"lastSeen":["betweenInclusive","","-90d"]}')}`;

answersAfter([
  {
    operationId: 'listOrganisations',
    path: '/admin',
    act: () => press('Choose an organisation'),
    again: null,
    shown: { 200: 'Alpine Dealer', ...everyFailure('No organisations') },
  },
  {
    operationId: 'listUsersLastSeen',
    path: `/admin/users?${unused}`,
    shown: { 200: pressed('Not seen for 90 days'), 404: heading('Users') },
  },
  {
    operationId: 'listClientsLastSeen',
    path: `/admin/clients?${unused}`,
    shown: { 200: pressed('Not used for 90 days'), 404: heading('Clients') },
  },
  {
    operationId: 'readHistory',
    path: `/admin/users/edit/${uma}`,
    shown: inHistory({ 200: 'Uma Berg', 404: heading('Edit User') }),
  },
  {
    operationId: 'readAuditEntryChanges',
    path: '/admin/auditlogs',
    examples: { queryAuditLog: 'withChanges' },
    act: () => press('User Uma Olsen was changed.'),
    again: () => confirm('Retry'),
    isGoneAfter404: true,
    shown: { 200: 'Uma Berg', 404: 'The changes of this entry are not recorded any more.' },
  },
  {
    operationId: 'downloadMonthlyStatistics',
    path: '/admin/statistics?month=2026-10',
    // The browser keeps the file. The console gives it a name by a link that it presses.
    act: async () => {
      saves = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
      fireEvent.click(await screen.findByRole('link', { name: 'Download' }));
    },
    shown: {
      200: async () => {
        await waitFor(() => expect(saves?.mock.contexts[0]?.download).toMatch(/\.csv$/));
      },
    },
  },
]);
