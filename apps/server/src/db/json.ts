import { type RawBuilder, sql } from 'kysely'

/** A value for a jsonb column. As text, because the drivers turn arrays into PostgreSQL arrays. */
export const json = <T>(value: T): RawBuilder<T> => sql<T>`cast(${JSON.stringify(value)}::text as jsonb)`
