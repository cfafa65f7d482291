import type { Trashed } from '@kiosk-admin/api-client'
import type { Db } from '../../dependencies'
import { contentTrash } from './trash-content'
import { mediaTrash } from './trash-media'
import { groupTrash, userTrash } from './trash-people'
import { stationTrash } from './trash-stations'
import type { TrashReader, TrashSource } from './trashed'

/** What has a trash. A further one is one line here, beside a file that lists it. */
const sources: readonly TrashSource[] = [contentTrash, mediaTrash, userTrash, groupTrash, stationTrash]

/** What lies in a mall's trash and the reader may read, the last deleted first. */
export async function listTrash(db: Db, reader: TrashReader): Promise<Trashed[]> {
  const all = await Promise.all(sources.map((source) => source(db, reader)))
  return all.flat().sort((one, other) => other.deletedAt.localeCompare(one.deletedAt) || one.id.localeCompare(other.id))
}
