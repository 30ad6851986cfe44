import { Radio } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { failureWords } from '~/api/failure-words';
import { linkQueries, organisationUserValuesQuery } from '~/api/organisation-access';
import { teamQueries } from '~/api/teams';
import { FieldFailure } from '~/components/fields/field-failure';
import { LateSelect } from '~/components/fields/late-select';
import { TextLink } from '~/components/text-link';
import { OrganisationUserLinkType } from '~/domain/contract/enums.gen';
import { loadedRecords } from '~/domain/lists';
import { type AccessForm, targetOptions } from './access-form';
import classes from './access-form.module.css';

const { User, Team } = OrganisationUserLinkType;

interface TargetTypeProps {
  form: UseFormReturnType<AccessForm>;
  /** Whether the link exists already: its target stays. */
  isFixed: boolean;
}

/** Chooses whether a user or a team gets access. */
export function TargetType({ form, isFixed }: TargetTypeProps) {
  return (
    <Radio.Group
      label="Access for"
      value={String(form.values.linkType)}
      onChange={(value) =>
        form.setValues({ linkType: value === String(Team) ? Team : User, teamUserID: null })
      }
    >
      <div className={classes.radios}>
        <Radio value={String(User)} label="A user" disabled={isFixed} />
        <Radio value={String(Team)} label="A team" disabled={isFixed} />
      </div>
    </Radio.Group>
  );
}

/** Chooses whether a user or a team gets access, and which one. */
export function TargetFields(props: TargetTypeProps & { orgId: string }) {
  const { orgId, form, isFixed } = props;
  const { linkType, teamUserID } = form.values;
  const isTeam = linkType === Team;
  const users = useQuery({ ...organisationUserValuesQuery(orgId), enabled: !isTeam });
  const teams = useQuery({ ...teamQueries.accessibleValues(orgId), enabled: isTeam });
  const links = useQuery(linkQueries.list(orgId));
  const read = isTeam ? teams : users;
  const { data, isPending } = read;
  const lead = `The ${isTeam ? 'teams' : 'users'} to choose could not be loaded.`;
  // A link that exists already would remove its own target from the list.
  const taken = isFixed ? undefined : links.data;
  // A super user may choose everybody. The form renders at each key.
  const groups = useMemo(
    () => targetOptions(loadedRecords(data), loadedRecords(taken), linkType),
    [data, taken, linkType],
  );
  // A team of an organisation above may have the name of an own one. People have no heading.
  const options = groups.every(({ group }) => group === '') ? groups[0]?.items : groups;

  return (
    <>
      <TargetType form={form} isFixed={isFixed} />
      <div>
        <LateSelect
          // The key clears the input, which would keep a choice of the other type.
          key={linkType}
          {...form.getInputProps('teamUserID')}
          label={isTeam ? 'Team' : 'User'}
          placeholder={isPending ? 'Loading...' : `Choose a ${isTeam ? 'team' : 'user'}`}
          data={options}
          value={teamUserID}
          onChange={(chosen) => chosen !== null && form.setFieldValue('teamUserID', chosen)}
          limit={100}
          required
          readOnly={isFixed}
          comboboxProps={{ shadow: 'md' }}
        />
        <FieldFailure read={read} wordsOf={(error) => failureWords(error, { lead })} />
        <p className={classes.hint}>
          {isFixed ? (
            'This access exists; what is still missing can be saved.'
          ) : (
            <>
              {data && groups.length === 0
                ? 'Nobody is left to choose. '
                : 'Those who have access already are not offered. '}
              {users.data?.some(({ isEmailUnconfirmed }) => isEmailUnconfirmed) && !isTeam
                ? 'An unconfirmed account cannot be chosen: nobody has confirmed its address. '
                : ''}
              <TextLink
                to={isTeam ? '/organisation/$orgId/teams' : '/organisation/$orgId/invite'}
                params={{ orgId }}
                isUnderlined
              >
                {isTeam ? 'Manage teams' : 'Invite User'}
              </TextLink>
            </>
          )}
        </p>
      </div>
    </>
  );
}
