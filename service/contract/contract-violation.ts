/** A request that does not fit the contract. The message names the field, never its value. */
export class ContractViolation extends Error {}
