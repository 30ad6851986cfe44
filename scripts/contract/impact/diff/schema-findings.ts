import {
  type ContractDocument,
  type ContractSchema,
  resolve,
} from '../../../../openapi/reader/contract-document';
import { fieldFindings, judgedFields } from './field-findings';
import { type CompareSchemas, type Finding, narrower, wider } from './finding';
import { choiceFindings, partFindings, typeChange, typesOf, withoutNull } from './shape-findings';
import { unjudgedFindings } from './unjudged-findings';
import { judgedValues, textFindings, valueFindings } from './value-findings';

const judgedParts = ['items', 'prefixItems', 'oneOf', 'anyOf', 'allOf'];
const judged = ['type', ...judgedFields, ...judgedParts, ...judgedValues];

/**
 * Makes the comparison of schemas of two documents. It does not follow a reference that both have:
 * the comparison of the schema with this name reports what changed there.
 */
export function schemaComparison(
  before: ContractDocument,
  after: ContractDocument,
): CompareSchemas {
  const followed = new Set<string>();

  const compare: CompareSchemas = (earlier, later, path = []) => {
    if (JSON.stringify(earlier) === JSON.stringify(later)) return [];
    const [a, b] = [withoutNull(asObject(earlier)), withoutNull(asObject(later))];
    const findings: Finding[] = textFindings(asObject(earlier), asObject(later), path);
    if (!a.isNullable && b.isNullable) findings.push(wider(path, 'may now be null'));
    if (a.isNullable && !b.isNullable) findings.push(narrower(path, 'may no longer be null'));
    const choice = choiceFindings(a.schema, b.schema, path);
    if (choice.length > 0) return [...findings, ...choice];
    return [...findings, ...compareReferences(a.schema, b.schema, path)];
  };

  /** What is beside a reference belongs to the schema as well. */
  function compareReferences(from: ContractSchema, to: ContractSchema, path: readonly string[]) {
    const { $ref: former, ...ownBefore } = from;
    const { $ref: current, ...ownAfter } = to;
    if (former === current) return compareKeywords(ownBefore, ownAfter, path);
    const names = `${former ?? ''} ${current ?? ''}`;
    // A schema that refers to itself is being compared already.
    if (followed.has(names)) return [];
    if (former && current) followed.add(names);
    try {
      const [[target], [newTarget]] = [
        former ? resolve<ContractSchema>(before, { $ref: former }, '') : [{}],
        current ? resolve<ContractSchema>(after, { $ref: current }, '') : [{}],
      ];
      return compareKeywords({ ...target, ...ownBefore }, { ...newTarget, ...ownAfter }, path);
    } finally {
      followed.delete(names);
    }
  }

  function compareKeywords(from: ContractSchema, to: ContractSchema, path: readonly string[]) {
    const [typesBefore, typesAfter] = [typesOf(from), typesOf(to)];
    const change = typeChange(typesBefore, typesAfter, path);
    // A value of another type is another value, whose rules say nothing more.
    if (change?.breaksReader && change.breaksSender) return [change];
    const isChoice = typesBefore.includes('choice');
    return [
      ...(change ? [change] : []),
      ...fieldFindings(from, to, path, compare),
      ...partFindings(from, to, path, compare),
      ...valueFindings(from, to, path),
      ...unjudgedFindings(
        from,
        to,
        judged.filter((keyword) => !isChoice || keyword !== 'type'),
        path,
      ),
    ];
  }
  return compare;
}

/** Writes the schemas `true` and `false` as objects. */
const asObject = (schema: object | boolean): ContractSchema =>
  typeof schema === 'boolean' ? (schema ? {} : { not: {} }) : { ...schema };
