/** What the socket tells comes in bursts, a status for forty offers: what follows from it is done once. */
export const COALESCE_MS = 50
