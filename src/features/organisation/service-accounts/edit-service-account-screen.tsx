import { Checkbox } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import { rewordedBy } from '~/api/failure-words';
import { outletNodesQuery, type SiteNode } from '~/api/outlet-nodes';
import { screenWords } from '~/api/screen-words';
import { serviceAccountQueries, useCommitServiceAccounts } from '~/api/service-accounts';
import { EditRecord } from '~/components/edit-page/edit-record';
import { batchesOfOne, useStoredRecords } from '~/components/edit-page/stored-records';
import { CopyableId } from '~/components/fields/copyable-id';
import { LimitedTextInput } from '~/components/fields/limited-text-input';
import { didNotCome } from '~/domain/contract/did-not-come';
import { ServiceAccountType } from '~/domain/contract/enums.gen';
import { permissionName } from '~/domain/permissions/permission-names';
import { nodeTypeLabel, siteNames, siteTree } from '~/domain/site-restriction';
import { serviceAccountTypeLabel, serviceAccountTypeOptions } from '~/domain/type-labels';
import { OptionSelect } from '~/pickers/option-select';
import { RecordHistory } from '~/pickers/record-history/record-history';
import { SitePicker } from '~/pickers/site-picker/site-picker';
import { UsedBy } from '~/pickers/used-by/used-by';
import { ResetPassword } from './reset-password';
import {
  inOfferedOrder,
  offeredPermissions,
  type ServiceAccountForm,
  serviceAccountChangeOf,
  serviceAccountFields,
  unofferedPermissions,
  withType,
} from './service-account-form';
import classes from './service-accounts.module.css';

/** Edit Service Account (docs/product/organisation.md#edit-service-account). */
export function EditServiceAccountScreen() {
  const { orgId, id } = useParams({
    from: '/_signed-in/organisation/$orgId/serviceaccounts/edit/$id',
  });
  const navigate = useNavigate();
  const commit = useCommitServiceAccounts(orgId);
  const records = useStoredRecords(serviceAccountQueries.list(orgId), 'serviceAccountID');
  const { data: nodes = [] } = useQuery(outletNodesQuery(orgId));
  return (
    <EditRecord
      {...batchesOfOne(id, records, serviceAccountChangeOf, commit.mutateAsync)}
      query={serviceAccountQueries.single(orgId, id)}
      fields={{
        ...serviceAccountFields,
        wordsOf: (field, value) => wordsOf(field, value, nodes),
      }}
      nameOf={(account) => account.name}
      deletionFactsOf={() => <UsedBy subject={{ kind: 'serviceaccounts', orgId }} id={id} />}
      reword={rewordedBy(screenWords.serviceAccount)}
      actionsOf={(account) => (
        <RecordHistory kind="ServiceAccount" id={id} name={account.name} orgId={orgId} />
      )}
      onDone={() => navigate({ to: '/organisation/$orgId/serviceaccounts', params: { orgId } })}
      panels={(account) => account && <ResetPassword name={account.name} />}
    >
      {({ form, label, field }, account) => {
        const { serviceAccountType: type, restriction } = form.values;
        const { integrationServerPermissions: permissions } = form.values;
        // Nobody knows where an account works if its place did not come.
        const isPlaceLost = account !== undefined && didNotCome(account, 'rootNodeID');
        // A loaded type stays among the options in any case.
        const options = serviceAccountTypeOptions(account ? [account.serviceAccountType] : []);
        const choose = (chosen: typeof type) => {
          form.setValues(withType(form.getValues(), chosen));
          form.clearFieldError('serviceAccountType');
        };
        return (
          <>
            <CopyableId
              label="Service Account ID"
              id={account?.serviceAccountID}
              emptyText="Given when the service account is saved"
            />
            <LimitedTextInput
              {...field('name')}
              placeholder="Enter a descriptive name for this account"
              required
            />
            <OptionSelect
              label={label('serviceAccountType')}
              description="The type of service this account will be for"
              placeholder="Choose a type"
              required
              options={options}
              {...form.getInputProps('serviceAccountType')}
              value={options.some(({ value }) => value === type) ? type : ''}
              onChange={choose}
            />
            {type === ServiceAccountType.IntegrationServer ? (
              <Checkbox.Group
                label={label('integrationServerPermissions')}
                description={
                  permissions.length === 0 ? 'Without any, the account may do nothing.' : undefined
                }
                value={permissions.map(String)}
                onChange={(chosen) => {
                  const next = inOfferedOrder(chosen.map(Number));
                  form.setFieldValue('integrationServerPermissions', next);
                }}
              >
                <div className={classes.permissions}>
                  {offeredPermissions.map((permission) => (
                    <Checkbox
                      key={permission}
                      value={String(permission)}
                      label={permissionName(permission)}
                    />
                  ))}
                  {unofferedPermissions(account).map((permission) => (
                    <Checkbox
                      key={permission}
                      value={String(permission)}
                      label={permissionName(permission)}
                      description="Stays as it is."
                      checked
                      disabled
                    />
                  ))}
                </div>
              </Checkbox.Group>
            ) : null}
            <SitePicker
              orgId={orgId}
              label={label('restriction')}
              description="The account works only at this place and everything in it"
              single
              value={restriction}
              isUnknown={isPlaceLost && !form.isTouched('restriction')}
              onChange={(value) => form.setFieldValue('restriction', value)}
            />
          </>
        );
      }}
    </EditRecord>
  );
}

/** Words a value for the question before a save overwrites somebody else's change. */
function wordsOf(
  field: keyof ServiceAccountForm,
  value: ServiceAccountForm[keyof ServiceAccountForm],
  nodes: readonly SiteNode[],
) {
  switch (field) {
    case 'name':
      return undefined;
    case 'serviceAccountType':
      return serviceAccountTypeLabel(value as ServiceAccountForm[typeof field]);
    case 'integrationServerPermissions':
      return (value as ServiceAccountForm[typeof field]).map(permissionName).join(', ');
    case 'restriction': {
      const [place] = value as ServiceAccountForm[typeof field];
      if (!place) return 'All outlets';
      return siteNames(siteTree(nodes)).get(place.nodeID) ?? nodeTypeLabel(place.nodeType);
    }
  }
}
