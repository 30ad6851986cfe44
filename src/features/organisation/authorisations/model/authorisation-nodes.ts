import type { TreeNode } from '~/domain/tree-model';
import {
  type ChildApplication,
  latestKeyOf,
  unauthorised,
  type VersionGroup,
} from './child-authorisations';

/** A badge that counts organisations. It is green when they are on the latest version. */
export interface CountBadge {
  count: number;
  isLatest: boolean;
  /** The count and its meaning, as text. */
  note: string;
}

/** A tree node: an application, or one of its children, which are versions and Unauthorised. */
export interface AuthorisationNode extends TreeNode<AuthorisationNode> {
  appId: string;
  /** Key of the version group; undefined for the application itself. */
  versionKey: string | undefined;
  /** Undefined for the children of an application: only the application has an icon. */
  iconUri: string | null | undefined;
  isLatest: boolean;
  badges: readonly CountBadge[];
}

/**
 * Returns the id of a node, with the prefix of its kind
 * (docs/product/versions-and-health.md#tree-entry-prefixes).
 */
export function nodeId(appId: string, versionKey?: string): string {
  if (versionKey === undefined) return `app:${appId}`;
  return versionKey === unauthorised ? `none:${appId}` : `pkg:${versionKey}`;
}

/** The count as badges show it: "1 org", "12 orgs". */
export function orgsText(count: number): string {
  return `${count.toLocaleString()} ${count === 1 ? 'org' : 'orgs'}`;
}

/**
 * Builds the tree of the applications (docs/product/versions-and-health.md#authorisation-tree).
 * @param groupsOf returns the versions of an application; undefined until its packages have loaded
 */
export function authorisationNodes(
  applications: readonly ChildApplication[],
  groupsOf: (appId: string) => readonly VersionGroup[] | undefined,
): AuthorisationNode[] {
  return applications.map((application) => {
    const groups = groupsOf(application.id);
    return {
      id: nodeId(application.id),
      name: application.name,
      appId: application.id,
      versionKey: undefined,
      iconUri: application.iconUri,
      isLatest: false,
      badges: applicationBadges(application, latestKeyOf(application, groups)),
      hasChildren: true,
      children: groups?.map((group) => groupNode(application, group)) ?? null,
    };
  });
}

function groupNode(application: ChildApplication, group: VersionGroup): AuthorisationNode {
  const { key, name, isLatest, organisations } = group;
  const state = key === unauthorised ? `not authorised for ${application.name}` : `on ${name}`;
  return {
    id: nodeId(application.id, key),
    name,
    appId: application.id,
    versionKey: key,
    iconUri: undefined,
    isLatest,
    badges: badge(organisations.length, isLatest, isLatest ? `${state}, the latest` : state),
    hasChildren: false,
    children: null,
  };
}

/** Counts the organisations on the latest version, and those on an older one. */
function applicationBadges(
  { organisations }: ChildApplication,
  latestKey: string | undefined,
): CountBadge[] {
  const authorised = organisations.filter(({ versionKey }) => versionKey !== unauthorised);
  const latest = authorised.filter(({ versionKey }) => versionKey === latestKey).length;
  return [
    ...badge(latest, true, 'on the latest version'),
    ...badge(authorised.length - latest, false, 'on an older version'),
  ];
}

function badge(count: number, isLatest: boolean, state: string): CountBadge[] {
  return count === 0 ? [] : [{ count, isLatest, note: `${orgsText(count)} ${state}` }];
}
