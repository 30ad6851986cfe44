import { useLatePart } from '~/components/late-part';
import { accessTools } from '../access-tools';
import type { AccessEndProps } from './access-end-dialog';

/** The section "Access ends" of Edit Access. It loads once a person does something on the page. */
export function AccessEnd(props: AccessEndProps) {
  const module = useLatePart(accessTools);
  return module ? <module.AccessEndSection {...props} /> : null;
}
