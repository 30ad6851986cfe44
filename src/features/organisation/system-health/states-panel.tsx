import { type ReactNode, useMemo, useState } from 'react';
import { CopyableText } from '~/components/fields/copyable-text';
import { useHoverNote } from '~/components/hover-note/use-hover-note';
import { PackageIcon } from '~/components/package-icon';
import { ShowMore } from '~/components/show-more';
import spoken from '~/components/spoken.module.css';
import { type DateTimeText, useDateTimeText } from '~/components/use-date-time-text';
import { countText, numberText } from '~/domain/count-text';
import { pathText, shownName, shownText } from '~/domain/shown-name';
import { healthStatuses } from './health-search';
import {
  type CountedSite,
  nodesOfStatus,
  type PlacedState,
  pathOf,
  statesBelow,
} from './model/health-sites';
import { statusWords } from './model/health-status';
import classes from './states-panel.module.css';
import { StatusBadge } from './tree/status-badge';
import { HealthLink, type SystemHealth } from './use-system-health';

/** Up to this many states, every version starts expanded. */
const mostUnfolded = 20;

/** The number of items that a list shows at first. It may have ten thousand. */
const step = 25;

/** The last states of the applications on the devices of a node and below it, by version. */
export function StatesPanel({ health, node }: { health: SystemHealth; node: CountedSite }) {
  const dateTimeText = useDateTimeText();
  const { status } = health.search;
  const { tooltip, tooltipHandlers } = useHoverNote();
  const groups = useMemo(
    () => statesBelow([node]).filter(({ reported }) => reported.length > 0),
    [node],
  );
  const lists = useMemo(
    () =>
      (['silent', 'nothing-reported'] as const)
        .map((kind) => ({ kind, nodes: nodesOfStatus(node, kind) }))
        .filter(({ nodes }) => nodes.length > 0),
    [node],
  );
  const total = groups.reduce((sum, { reported }) => sum + reported.length, 0);
  const isOneVersion = groups.length === 1 && groups[0]?.versions.length === 1;
  const counted = healthStatuses.filter((each) => node.total[each] > 0);
  return (
    <div {...tooltipHandlers}>
      {counted.length > 0 ? (
        <p className={classes.counts}>
          {counted.map((each) => (
            <StatusBadge key={each} status={each} count={node.total[each]} isWordy />
          ))}
        </p>
      ) : null}
      {node.leftOut.count > 0 ? (
        <p className={classes.leftOut}>{leftOutText(node.leftOut, dateTimeText)}</p>
      ) : null}
      {total === 0 && status === undefined ? (
        <p className={classes.nothing}>
          {node.total.silent > 0
            ? 'Nothing here has reported within the last 14 days.'
            : 'No application has reported its state here.'}
        </p>
      ) : null}
      {groups.map(({ application, reported, versions }) => (
        <section key={application} className={classes.application}>
          <h3 className={classes.name}>
            <PackageIcon address={health.known.get(application)?.iconUri} />
            <span>{shownName(application)}</span>
            <span className={classes.count}>{countText(reported.length, 'device')}</span>
          </h3>
          <Portion items={versions}>
            {({ version, states }) => (
              <Unfolding
                key={version}
                isUnfoldedAtFirst={total <= mostUnfolded || isOneVersion}
                items={states}
                summary={
                  <>
                    <span className={classes.version}>
                      {shownText(version, 'Without a version')}
                    </span>
                    {/* All states of one version have the same status. */}
                    {states[0] ? (
                      <StatusBadge status={states[0].state.status} count={states.length} isWordy />
                    ) : null}
                  </>
                }
                renderItem={(placed, index) => (
                  <StateItem
                    key={`${placed.node.id} ${placed.state.deviceIdentifier} ${index}`}
                    isHere={placed.node.id === node.id}
                    placed={placed}
                  />
                )}
              />
            )}
          </Portion>
        </section>
      ))}
      {lists.map(({ kind, nodes }) => (
        <section key={kind} className={classes.application}>
          <h3 className={classes.name}>{statusWords[kind].label}</h3>
          <Unfolding
            isUnfoldedAtFirst={status === kind}
            items={nodes}
            summary={<StatusBadge status={kind} count={node.total[kind]} isWordy />}
            renderItem={({ node: each, leftOut: { count, newest = 0 } }) => (
              <li key={each.id} className={classes.line}>
                <span>
                  <NodeLink node={each} />
                </span>
                {count > 0 ? (
                  <span className={classes.seen}>
                    {numberText(count)} left out, last seen {dateTimeText(newest)}
                  </span>
                ) : null}
              </li>
            )}
          />
        </section>
      ))}
      {tooltip}
    </div>
  );
}

/** docs/product/versions-and-health.md#age-of-states */
function leftOutText({ count, newest = 0 }: CountedSite['leftOut'], dateTimeText: DateTimeText) {
  const seen = dateTimeText(newest);
  return count === 1
    ? `1 state is left out, since it is older than 14 days. It was seen ${seen}.`
    : `${numberText(count)} states are left out, since they are older than 14 days. The newest of them was seen ${seen}.`;
}

/** Draws the first items of a list, and more of them on demand. */
function Portion<Item>(props: {
  items: readonly Item[];
  isList?: boolean;
  children: (item: Item, index: number) => ReactNode;
}) {
  const { items, children } = props;
  const [most, setMost] = useState(step);
  const drawn = items.slice(0, most).map(children);
  return (
    <>
      {props.isList ? <ul className={classes.list}>{drawn}</ul> : drawn}
      <ShowMore
        left={items.length - most}
        className={classes.more}
        onPress={() => setMost(most * 4)}
      />
    </>
  );
}

/** A list that can be collapsed. It renders its items only while expanded, and at first a part. */
function Unfolding<Item>(props: {
  summary: ReactNode;
  items: readonly Item[];
  renderItem: (item: Item, index: number) => ReactNode;
  isUnfoldedAtFirst: boolean;
}) {
  const { summary, items, renderItem } = props;
  const [isUnfolded, setIsUnfolded] = useState(props.isUnfoldedAtFirst);
  return (
    <details
      className={classes.unfolding}
      open={isUnfolded}
      onToggle={(event) => {
        if (event.target === event.currentTarget) setIsUnfolded(event.currentTarget.open);
      }}
    >
      <summary className={classes.summary}>{summary}</summary>
      {isUnfolded ? (
        <Portion items={items} isList>
          {renderItem}
        </Portion>
      ) : null}
    </details>
  );
}

/** An application's last state on a device: docs/product/entities.md#client-application-state. */
function StateItem({ placed, isHere }: { placed: PlacedState<CountedSite>; isHere: boolean }) {
  const dateTimeText = useDateTimeText();
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
              <CopyableText
                text={device}
                labels={[`Copy device id ${device}`, `Device id ${device} copied`]}
              >
                <code>{device}</code>
              </CopyableText>
            </span>
          ) : (
            'Not reported'
          )}
        </Fact>
        <Fact name="Node">{isHere ? shownName(node.name) : <NodeLink node={node} />}</Fact>
        <Fact name="Updated">
          <time dateTime={state.dateTimeUpdated}>{dateTimeText(state.time)}</time>
        </Fact>
        <Fact name="OS region and culture">{shownText(system, 'Not reported')}</Fact>
        <Fact name="Type">{shownText(state.applicationType, 'Not reported')}</Fact>
      </dl>
      {details.length > 0 ? (
        <details className={classes.details}>
          <summary>
            {countText(details.length, 'detail')}
            <span className={spoken.text}> of {shownText(device, 'a device')}</span>
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
function NodeLink({ node }: { node: CountedSite }) {
  const { parent } = node;
  return (
    <>
      <HealthLink
        search={(current) => ({ ...current, node: node.id })}
        data-note={pathText(pathOf(node)) || undefined}
      >
        {shownName(node.name)}
      </HealthLink>
      {parent?.name ? <span className={classes.within}> in {parent.name}</span> : null}
    </>
  );
}
