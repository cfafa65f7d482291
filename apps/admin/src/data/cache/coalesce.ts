/** Batches bursts of socket events, such as a status change of forty offers. */
export const COALESCE_MS = 50
