import { ActionIcon, CopyButton } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dateTimeText } from '~/domain/date-time-text';
import { shownName } from '~/domain/shown-name';
import type { HealthSearch } from '../health-search';
import type { PlacedState } from '../model/state-groups';
import { NodeLink } from './node-link';
import classes from './states-panel.module.css';

interface StateItemProps {
  orgId: string;
  search: HealthSearch;
  placed: PlacedState;
  /** Whether the node that the panel shows reported the state. */
  isHere: boolean;
}

/**
 * The last state of an application on a device
 * (docs/product/entities.md#client-application-state).
 */
export function StateItem({ orgId, search, placed, isHere }: StateItemProps) {
  const { node, state } = placed;
  const { deviceIdentifier: device, osRegionName: region, osCultureName: culture } = state;
  const system = [region, culture && `(${culture})`].filter(Boolean).join(' ');
  // The name is no key: a device may report two details with the same name.
  const details = state.clientApplicationStateDetails.map((detail, key) => ({ ...detail, key }));
  return (
    <li className={classes.item}>
      <dl className={classes.facts}>
        <Fact name="Device">
          {device ? (
            <span className={classes.device}>
              <code>{device}</code>
              <CopyButton value={device}>
                {({ copied, copy }) => (
                  <ActionIcon
                    size="sm"
                    color={copied ? 'teal' : 'gray'}
                    onClick={copy}
                    aria-label={copied ? `Device id ${device} copied` : `Copy device id ${device}`}
                  >
                    {copied ? <IconCheck size={14} /> : <IconCopy size={14} />}
                  </ActionIcon>
                )}
              </CopyButton>
            </span>
          ) : (
            'Not said'
          )}
        </Fact>
        <Fact name="Node">
          {isHere ? shownName(node.name) : <NodeLink orgId={orgId} search={search} node={node} />}
        </Fact>
        <Fact name="Updated">
          <time dateTime={state.dateTimeUpdated}>{dateTimeText(state.time)}</time>
        </Fact>
        <Fact name="OS region and culture">{system || 'Not said'}</Fact>
        <Fact name="Type">{state.applicationType || 'Not said'}</Fact>
      </dl>
      {details.length > 0 ? (
        <details className={classes.details}>
          <summary>
            {details.length} {details.length === 1 ? 'detail' : 'details'}
            <span className={classes.hidden}> of {device || 'a device'}</span>
          </summary>
          <dl className={classes.pairs}>
            {details.map(({ key, name, value }) => (
              <div key={key}>
                <dt>{shownName(name)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
