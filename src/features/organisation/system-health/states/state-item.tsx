import type { ReactNode } from 'react';
import { CopyIconButton } from '~/components/fields/copyable-id';
import { countText } from '~/domain/count-text';
import { dateTimeText } from '~/domain/date-time-text';
import { shownName } from '~/domain/shown-name';
import { HealthLink } from '../health-link';
import type { CountedSite, PlacedState } from '../model/counted-sites';
import { pathOf } from '../model/health-sites';
import classes from './states-panel.module.css';

/**
 * An application's last state on a device (docs/product/entities.md#client-application-state).
 * @param isHere whether the node that the panel shows reported it
 */
export function StateItem({ placed, isHere }: { placed: PlacedState; isHere: boolean }) {
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
              <CopyIconButton
                value={device}
                labels={[`Copy device id ${device}`, `Device id ${device} copied`]}
                isSmall
              />
            </span>
          ) : (
            'Not said'
          )}
        </Fact>
        <Fact name="Node">{isHere ? shownName(node.name) : <NodeLink node={node} />}</Fact>
        <Fact name="Updated">
          <time dateTime={state.dateTimeUpdated}>{dateTimeText(state.time)}</time>
        </Fact>
        <Fact name="OS region and culture">{system || 'Not said'}</Fact>
        <Fact name="Type">{state.applicationType || 'Not said'}</Fact>
      </dl>
      {details.length > 0 ? (
        <details className={classes.details}>
          <summary>
            {countText(details.length, 'detail')}
            <span className={classes.hidden}> of {device || 'a device'}</span>
          </summary>
          <dl className={classes.pairs}>
            {details.map(({ key, name, value }) => (
              <Fact key={key} name={shownName(name)}>
                {value}
              </Fact>
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

/** A link that selects a node. It names the parent too, since every outlet may have a Till 1. */
export function NodeLink({ node }: { node: CountedSite }) {
  const { parent } = node;
  return (
    <>
      <HealthLink
        search={(current) => ({ ...current, node: node.id })}
        data-note={pathOf(node).join(' › ') || undefined}
      >
        {shownName(node.name)}
      </HealthLink>
      {parent?.name ? <span className={classes.within}> in {parent.name}</span> : null}
    </>
  );
}
