// Bodies and answers of calls for many records, which are the same for every kind of content.

import { id, integer, status } from './fields'
import { fieldError } from './rules'
import { common } from './stored-record'
import * as z from './zod'

export const manyIds = z.object({ ids: z.array(id()).check(z.minLength(1), z.maxLength(1000)) })

const set = z.record(z.string(), z.unknown())

export const manyFields = z.object({
  ...manyIds.shape,
  /** Values for all records. */
  set,
  /** By id: the expected version of a record, and values for this record only, applied after those for all. */
  each: z.optional(z.record(id(), z.object({ version: z.optional(common.version), set: z.optional(set) }))),
})

export const manyStatuses = z.object({ ...manyIds.shape, status })

export const importRows = z.object({ rows: z.array(z.record(z.string(), z.unknown())).check(z.maxLength(5000)) })

export const importResult = z.object({
  created: integer(0, 5000),
  updated: integer(0, 5000),
  errors: z.array(z.object({ row: integer(0, 5000), errors: z.array(fieldError) })),
})
