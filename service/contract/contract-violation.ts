/** A request that does not fit the contract. The message names the place, never the value. */
export class ContractViolation extends Error {}
