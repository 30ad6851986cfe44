import type { ScreenWords } from './failure-words';

const commitText =
  'There was an error commiting these changes. Please try again later or consider refreshing your browser.';

const lead = (sentence: string) => ({ lead: sentence });

/**
 * The screens' sentences for their failed calls (docs/product/messages.md), slips included, by
 * subject and action.
 */
export const screenWords = {
  permissionGroup: {
    access: lead('There was a problem accessing this Permission Group. Please try again later.'),
    save: lead('There was a problem saving changes. Please try again later.'),
    delete: lead('There was a problem deleting this record. Please try again later.'),
    choices: lead(
      'Permission groups could not be loaded for this organisation due to a server error. Please try again later.',
    ),
  },
  access: {
    load: lead(
      'There was an error loading this organisation link. Please try refreshing your browser.',
    ),
    save: lead(commitText),
    delete: lead('There was an error deleting this record.'),
  },
  outlets: {
    load: lead(
      'Outlet list could not be retrieved from POSCore for this organisation. Please try again later.',
    ),
  },
  serviceAccount: {
    load: lead('There was an error loading this service account. Please try refreshing the page.'),
    save: lead('There was an error saving this service account. Please try again later.'),
    delete: lead('There was an error deleting this service account. Please try again later.'),
    reset: lead(
      'There was a problem resetting the password for this service account. Please try again later.',
    ),
  },
  /** POS Core instances, deployment and integration servers. */
  instance: {
    update: lead('There was an error updating the record.'),
    commit: lead(commitText),
  },
  organisation: {
    initialise: lead('There was an error initialising this instance. Please try again later.'),
  },
  authorisations: {
    change: lead('Unable to change authorised versions at this time. Please try again later.'),
  },
  acceptance: {
    load: lead('Unable to fetch acceptances'),
    nodes: lead('Unable to fetch nodes'),
    save: lead('Unable to save acceptance'),
    saveSettings: lead('Unable to save the auto accept settings.'),
  },
  ownPassword: {
    change: {
      otherwise:
        'Failed to change password! Please re-enter valid details for both the old and new password and try again',
    },
  },
} as const satisfies Record<string, Record<string, ScreenWords>>;
