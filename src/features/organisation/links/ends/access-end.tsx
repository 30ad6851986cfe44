import { LatePart, usePlacedPart } from '~/components/late-part';
import type { AccessEndProps } from './access-end-dialog';

const part = new LatePart(() => import('./access-end-section'));

/** The section "Access ends" of Edit Access. It loads once a person does something on the page. */
export function AccessEnd(props: AccessEndProps) {
  const { module } = usePlacedPart(part, false);
  return module ? <module.AccessEndSection {...props} /> : null;
}
