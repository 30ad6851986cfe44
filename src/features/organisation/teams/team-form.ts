import type { Team, TeamChange } from '~/api/teams';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { nameError } from '~/domain/name-error';

/** The values of the Edit Team form. */
export interface TeamForm {
  name: string;
}

export const teamFieldLimits = fieldLimits.TeamChange;

/** Returns the form of a loaded team or, without one, of a new team. */
export function teamFormOf(team: Team | undefined): TeamForm {
  return { name: team ? team.name : '' };
}

/** Builds the record to send. A new team has no id. */
export function teamChangeOf({ name }: TeamForm, team: Team | undefined): TeamChange {
  return exactly<TeamChange>()({
    ...(team && { teamID: team.teamID }),
    name: name.trim(),
  });
}

/** Returns the error of each field. The result is empty when the form can be saved. */
export function teamFormErrors({ name }: TeamForm): { name?: string } {
  const error = nameError(name, 'Enter a name.', teamFieldLimits.name);
  return error === undefined ? {} : { name: error };
}
