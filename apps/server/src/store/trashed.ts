import type { Permissions, Trashed } from '@kiosk-admin/api-client'
import type { Author } from '../db/schema'
import type { Db } from '../dependencies'

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

type Versioned = { id: string; version: number; deleted_at: Date | null }

/**
 * Parts records that are to be deleted: `removed` go to the trash now; `movedOn` are no longer in the version that was
 * named for them, and stay. `ids` are of all that lie in the trash afterwards: a repeat after a lost answer finds them
 * there, and is done as well. `versions` stand in the order of `ids`; without one, whatever version a record is in goes.
 */
export function partForTrash<R extends Versioned>(
  asked: readonly R[],
  ids: readonly string[],
  versions: readonly number[],
) {
  const isMovedOn = ({ id, version, deleted_at }: R) => {
    const named = versions[ids.indexOf(id)]
    return deleted_at === null && named !== undefined && named !== version
  }
  const going = asked.filter((row) => !isMovedOn(row))
  return {
    ids: going.map(({ id }) => id),
    removed: going.filter(({ deleted_at }) => deleted_at === null),
    movedOn: asked.filter(isMovedOn),
  }
}
