/** PostgreSQL could not be reached, did not answer, or took longer than a statement may. Trying again may help. */
export class DatabaseUnavailable extends Error {
  override name = 'DatabaseUnavailable'

  constructor(cause: unknown) {
    super(cause instanceof Error && cause.message ? cause.message : 'The database does not answer', { cause })
  }
}

/** `Retry-After` in seconds: the embedded PostgreSQL restarts faster, a fail-over takes longer. */
export const retryAfterSeconds = 5
