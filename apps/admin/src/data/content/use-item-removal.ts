import { type Answer, calls, contentTypes, type ItemRemovalPlan } from '@kiosk-admin/api-client'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { useMallId } from '../../shared/session/session'
import { keysOf } from '../cache/keys'
import { paths, publicationPaths } from '../cache/paths'
import type { Loaded } from '../cache/use-call'
import { useCallNow } from '../cache/use-call-now'

/** The records that would be deleted with a shop, restaurant or service company, and those that would be kept. */
export const useItemRemovalPlan = (id: string): Loaded<ItemRemovalPlan> =>
  useCallNow(calls.itemRemoval, { params: { id } })

export type ItemRemoval = Answer<typeof calls.removeItem>

/** Removes an item with its dependent records, and restores all of them. Each rejects like its call. */
export function useItemRemoval() {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  const changed = [contentTypes.item, contentTypes.offer, contentTypes.slideshow, contentTypes.event].map(
    ({ calls }) => calls.list.path,
  )
  const refresh = () =>
    mutate(keysOf(...changed, calls.mediaFiles.path, '/MediaLibrary', paths.trash, ...publicationPaths))
  const versions = (records: readonly { id: string; version: number }[]) =>
    records.map(({ id, version }) => ({ id, version }))

  return {
    /** Removes all records of the plan, or none: a conflict carries the current plan. */
    async remove({ item: own, offers, media, slideshows }: ItemRemovalPlan): Promise<ItemRemoval> {
      const removed = await api.call(calls.removeItem, {
        params: { id: own.id },
        body: {
          version: own.version,
          offers: versions(offers),
          media: versions(media),
          slideshows: versions(slideshows),
        },
      })
      await refresh()
      return removed
    },

    /** Returns the slideshows that someone has changed since; they are left as they are. */
    async undo(id: string, removed: ItemRemoval) {
      const { kept } = await api.call(calls.undoItemRemoval, { params: { id }, query: { mallId }, body: removed })
      await refresh()
      return kept
    },
  }
}
