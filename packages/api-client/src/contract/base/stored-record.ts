import { id, instant, integer, user } from './fields'
import * as z from './zod'

/** Fields that every stored record has. */
export const common = {
  id: id(),
  mallId: id(),
  version: integer(1, 2_147_483_647),
  createdAt: instant(),
  updatedAt: instant(),
  updatedBy: user,
}

export const storedRecord = z.object(common)

/** A record that was set back to its last publication, and as it was before. */
export const reverted = <R extends z.ZodMiniType>(record: R) => z.object({ record, before: record })

/** Names of records, by id. */
export const recordNames = z.record(z.string(), z.object({ name: z.unknown(), deleted: z.boolean() }))
