import { sessionOf } from '~/session/session';
import { exampleOf } from './contract-examples';

/** The sessions of the contract's examples. */
export const personas = {
  superUser: sessionOf(exampleOf('getCurrentSession', 'superUser')),
  organisationAdministrator: sessionOf(exampleOf('getCurrentSession', 'organisationAdministrator')),
  ordinaryUser: sessionOf(exampleOf('getCurrentSession', 'ordinaryUser')),
  anonymous: sessionOf(exampleOf('getCurrentSession', 'anonymous')),
};
