import { ApiError } from '~/api/api-error';
import { failureWords } from '~/api/failure-words';

/** Says why the members of a team are missing. They have access as well. */
export const membersFailureText = (name: string, error: Error): string =>
  // A team of an organisation above can have access here, but this one cannot read its members.
  error instanceof ApiError && error.status === 404
    ? `The members of ${name} are not listed; the team may belong to another organisation.`
    : failureWords(error, { lead: `The members of ${name} could not be loaded.` });

/** Says that the console does not know which access has ended. */
export const endsFailureText = (error: Error): string =>
  failureWords(error, { lead: 'When access ends could not be read. Ended access counts here.' });
