import {
  categoriesOfType,
  item,
  type LanguageCode,
  languages,
  may,
  type Option,
  type TypeNumber,
} from '@kiosk-admin/api-client'
import type { Stored } from '../../data/cache/kind'
import { useCall } from '../../data/cache/use-call'
import { useRevalidate } from '../../data/cache/use-revalidate'
import { useMallLanguages, usePermissions } from '../../data/malls/use-mall'
import { filesOf } from '../../data/media/files-of'
import { useApi } from '../api/api'
import { useKind } from '../content/kind'
import type { Row } from '../content/list/columns'
import { newId } from '../new-id'
import { useMallId } from '../session/session'
import { carried, parentsFirst, type Reference, referencesIn } from './carry'
import { fileCopier } from './copy-files'

type Named = { id: string; name?: unknown }

/** What records of this kind can name in a mall, and how it is asked for. */
function useNamed(type: TypeNumber | undefined, wantsShops: boolean, mallId: string | undefined) {
  const ask = mallId !== undefined
  const query = { mallId: mallId ?? '' }
  const categories = useCall(categoriesOfType, ask && type ? { params: { type }, query } : null)
  const shops = useCall(item.calls.options, ask && wantsShops ? { query } : null)
  return {
    Category: categories.data as readonly Named[] | undefined,
    Item: shops.data as readonly Option[] | undefined,
  }
}

/** What the other mall has that copies can name, and what it already has of the kind. */
export function useOtherMall(mallId: string | undefined) {
  const { type, only } = useKind()
  const typeNumber = (only as { type?: TypeNumber }).type
  const fields: readonly string[] = type.fieldNames
  const wantsShops = fields.includes('shopId')
  const here = useMallId()
  const query = mallId === undefined ? null : { query: { mallId } }
  const own = { here: useNamed(typeNumber, wantsShops, here), there: useNamed(typeNumber, wantsShops, mallId) }
  const first = { here: useMallLanguages().data?.[0]?.id, there: useCall(languages, query).data?.[0]?.id }
  const existing = useCall(type.calls.options, query).data as readonly Named[] | undefined
  const ready =
    first.there !== undefined &&
    existing !== undefined &&
    (!typeNumber || (own.here.Category && own.there.Category)) &&
    (!wantsShops || (own.here.Item && own.there.Item))
  return { ...own, first, existing: existing ?? [], ready: Boolean(ready) }
}

export type Failed = { row: Row; error: unknown }

type CopyTo = {
  mallId: string
  rows: readonly Row[]
  first: { here: LanguageCode | undefined; there: LanguageCode | undefined }
  /** Ids of the other mall for those of this one. */
  matches: ReadonlyMap<string, string>
  onProgress: (done: number) => void
}

/** The ids of copies that are not known to have arrived: made once, so that trying again makes none twice. */
export type CopyIds = Map<string, string>

/** Copies records into another mall. */
export function useCopyTo(ids: CopyIds) {
  const api = useApi()
  const { type } = useKind()
  const here = useMallId()
  const revalidate = useRevalidate()
  const { data: permissions } = usePermissions()
  const keyOf = (mallId: string, id: string) => `${mallId} ${id}`
  const idOf = (mallId: string, id: string) => {
    const made = ids.get(keyOf(mallId, id)) ?? newId()
    ids.set(keyOf(mallId, id), made)
    return made
  }

  return async ({ mallId, rows, first, matches, onProgress }: CopyTo) => {
    const fileIds = rows.flatMap((row) => referencesIn(type, row as object as Record<string, unknown>).filter(isFile))
    const copyFile =
      fileIds.length === 0
        ? undefined
        : fileCopier({
            api,
            mallId,
            here: await filesOf(api, here, 'Image'),
            there: await filesOf(api, mallId, 'Image'),
            mayDescribe: permissions !== undefined && may(permissions, 'MediaLibrary', 'write'),
          })
    const failed: Failed[] = []
    const withoutPicture: Row[] = []
    const copied = new Map<string, string>()
    for (const row of parentsFirst(rows as readonly (Row & { parentId?: string | null })[])) {
      try {
        const record = (await api.callDynamic(type.calls.get, { params: { id: row.id } })) as Stored &
          Record<string, unknown>
        const files = new Map<string, string>()
        for (const { id } of referencesIn(type, record).filter(isFile)) {
          // a picture that cannot go along is told of, and keeps nothing else back
          const there = await copyFile?.(id).catch(() => undefined)
          if (there) files.set(id, there)
          else withoutPicture.push(row)
        }
        const idThere = ({ id }: Reference) => files.get(id) ?? copied.get(id) ?? matches.get(id)
        const body = { ...carried(type, record, { idThere, first }), id: idOf(mallId, row.id) }
        const made = (await api.callDynamic(type.calls.create, { query: { mallId }, body })) as Stored
        ids.delete(keyOf(mallId, row.id))
        copied.set(row.id, made.id)
      } catch (error) {
        failed.push({ row, error })
      }
      onProgress(copied.size + failed.length)
    }
    // whoever changes to that mall sees them at once
    revalidate(type.calls.list.path)
    return { copied: rows.filter(({ id }) => copied.has(id)), failed, withoutPicture: [...new Set(withoutPicture)] }
  }
}

const isFile = ({ resource }: Reference) => resource === 'MediaLibrary'
