import type { Team, TeamChange } from '~/api/teams';
import { exactly } from '~/domain/contract/exact';
import { fieldLimits } from '~/domain/contract/field-limits.gen';
import { nameError } from '~/domain/name-error';

/** What Edit Team holds while a person edits. */
export interface TeamForm {
  name: string;
}

export const teamFieldLimits = fieldLimits.TeamChange;

/** The form of a loaded team; of a new one when there is none. */
export function teamFormOf(team: Team | undefined): TeamForm {
  return { name: team ? team.name : '' };
}

/** The record to send; a new team comes without its id. */
export function teamChangeOf({ name }: TeamForm, team: Team | undefined): TeamChange {
  return exactly<TeamChange>()({
    ...(team && { teamID: team.teamID }),
    name: name.trim(),
  });
}

/** What is wrong with each field, by field; nothing when the form can be saved. */
export function teamFormErrors({ name }: TeamForm): { name?: string } {
  const error = nameError(name, 'Enter a name.', teamFieldLimits.name);
  return error === undefined ? {} : { name: error };
}
