import { CopyableId } from '~/components/fields/copyable-id';
import { TextLink } from '~/components/text-link';
import classes from './missing-integration-server.module.css';

/**
 * The content of the edit page for an id that belongs to no integration server. Entity Lookup links
 * ids of organisations to this page, so it offers a lookup of the id
 * (docs/product/administration.md#an-id-without-an-integration-server).
 */
export function MissingIntegrationServer({ id }: { id: string }) {
  return (
    <>
      <div role="status">
        <p className={classes.message}>There is no integration server with this id.</p>
        <p className={classes.way}>It may be the id of an organisation or of another record.</p>
      </div>
      <CopyableId label="Id" id={id} />
      <TextLink to="/admin/entitylookup" search={{ filter: id }}>
        Look up this id
      </TextLink>
    </>
  );
}
