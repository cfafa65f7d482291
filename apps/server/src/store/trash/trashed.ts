import type { Permissions, Trashed } from '@kiosk-admin/api-client'
import type { Author } from '../../db/schema'
import type { Db } from '../../dependencies'

/** How long what was deleted can be brought back. */
export const trashKept = 30 * 24 * 3_600_000

/** What was deleted by this moment has lain in the trash for its time. */
export const trashEnd = (now: Date): Date => new Date(now.getTime() - trashKept)

/** In which mall someone looks, and what they may read. */
export type TrashReader = { mallId: string; permissions: Permissions; now: Date }

/** One kind's part of the trash, in any order, of what the reader may read. */
export type TrashSource = (db: Db, reader: TrashReader) => Promise<Trashed[]>

type Deleted = Pick<Trashed, 'resource' | 'id' | 'name'> &
  Partial<Pick<Trashed, 'type' | 'needs'>> & { deletedAt: Date; deletedBy: Author }

/** A deleted record as the contract answers it. */
export const trashedOf = ({ type = null, needs = [], deletedAt, ...rest }: Deleted): Trashed => ({
  ...rest,
  type,
  needs,
  deletedAt: deletedAt.toISOString(),
  until: new Date(deletedAt.getTime() + trashKept).toISOString(),
})
