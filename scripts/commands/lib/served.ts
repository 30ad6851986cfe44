/** A server that answers at an address until it is stopped. */
export interface Served {
  origin: string;
  stop(): Promise<void>;
}
