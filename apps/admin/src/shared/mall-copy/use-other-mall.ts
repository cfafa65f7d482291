// Data of the target mall of a copy, and the copying itself.

import {
  calls,
  contentTypes,
  type LanguageCode,
  may,
  type Option,
  type Reference,
  referencesIn,
  type TypeNumber,
} from '@kiosk-admin/api-client'
import type { Stored } from '../../data/cache/kind'
import { useCall } from '../../data/cache/use-call'
import { useRevalidate } from '../../data/cache/use-revalidate'
import { useMallLanguages } from '../../data/malls/use-mall'
import { usePermissionsByMall } from '../../data/malls/use-malls'
import { useApi } from '../api/api'
import { useKind } from '../content/kind'
import type { Row } from '../content/list/columns'
import { newId } from '../new-id'
import { useMallId } from '../session/session'
import { parentsFirst, toCopyBody } from './copy-body'
import { fileCopier } from './copy-files'

type Named = { id: string; name?: unknown }

/** Loads the categories and shops that records may reference in a mall. */
function useNamed(type: TypeNumber | undefined, wantsShops: boolean, mallId: string | undefined) {
  const ask = mallId !== undefined
  const query = { mallId: mallId ?? '' }
  const categories = useCall(calls.categoriesOfType, ask && type ? { params: { type }, query } : null)
  const shops = useCall(contentTypes.item.calls.options, ask && wantsShops ? { query } : null)
  return {
    Category: categories.data as readonly Named[] | undefined,
    Item: shops.data as readonly Option[] | undefined,
  }
}

/** Loads the reference targets of both malls, and the existing records of the other one. */
export function useOtherMall(mallId: string | undefined) {
  const { type, only } = useKind()
  const typeNumber = (only as { type?: TypeNumber }).type
  const fields: readonly string[] = type.fieldNames
  const wantsShops = fields.includes('shopId')
  const source = useMallId()
  const query = mallId === undefined ? null : { query: { mallId } }
  const own = { source: useNamed(typeNumber, wantsShops, source), target: useNamed(typeNumber, wantsShops, mallId) }
  const first = { source: useMallLanguages().data?.[0]?.id, target: useCall(calls.languages, query).data?.[0]?.id }
  const existing = useCall(type.calls.options, query).data as readonly Named[] | undefined
  const ready =
    first.target !== undefined &&
    existing !== undefined &&
    (!typeNumber || (own.source.Category && own.target.Category)) &&
    (!wantsShops || (own.source.Item && own.target.Item))
  return { ...own, first, existing: existing ?? [], ready: Boolean(ready) }
}

export type Failed = { row: Row; error: unknown }

type CopyTo = {
  mallId: string
  rows: readonly Row[]
  first: { source: LanguageCode | undefined; target: LanguageCode | undefined }
  /** Ids in the other mall by ids in this one. */
  matches: ReadonlyMap<string, string>
  onProgress: (done: number) => void
}

/** Ids of copies without a confirmed response, by mall and source id. A retry reuses them. */
export type CopyIds = Map<string, string>

/** Returns a function that copies records to another mall. */
export function useCopyTo(ids: CopyIds) {
  const api = useApi()
  const { type } = useKind()
  const source = useMallId()
  const revalidate = useRevalidate()
  const permissions = usePermissionsByMall()
  const keyOf = (mallId: string, id: string) => `${mallId} ${id}`
  const idOf = (mallId: string, id: string) => {
    const made = ids.get(keyOf(mallId, id)) ?? newId()
    ids.set(keyOf(mallId, id), made)
    return made
  }

  return async ({ mallId, rows, first, matches, onProgress }: CopyTo) => {
    const mayDescribe = permissions !== undefined && may(permissions.of(mallId), 'MediaLibrary', 'write')
    const copyFile = fileCopier({ api, source, mallId, mayDescribe })
    const failed: Failed[] = []
    const withoutFile: Row[] = []
    const copied = new Map<string, string>()
    for (const row of parentsFirst(rows as readonly (Row & { parentId?: string | null })[])) {
      try {
        const record = (await api.callDynamic(type.calls.get, { params: { id: row.id } })) as Stored &
          Record<string, unknown>
        const files = new Map<string, string>()
        for (const { id, mediaKind } of referencesIn(type.body, record)) {
          if (!mediaKind) continue
          // a failed file is reported and does not fail the record
          const target = await copyFile(id, mediaKind).catch(() => undefined)
          if (target) files.set(id, target)
          else withoutFile.push(row)
        }
        const targetId = ({ id }: Reference) => files.get(id) ?? copied.get(id) ?? matches.get(id)
        const body = { ...toCopyBody(type, record, { targetId, first }), id: idOf(mallId, row.id) }
        const made = (await api.callDynamic(type.calls.create, { query: { mallId }, body })) as Stored
        ids.delete(keyOf(mallId, row.id))
        copied.set(row.id, made.id)
      } catch (error) {
        failed.push({ row, error })
      }
      onProgress(copied.size + failed.length)
    }
    // updates the list for a switch to that mall
    revalidate(type.calls.list.path)
    return { copied: rows.filter(({ id }) => copied.has(id)), failed, withoutFile: [...new Set(withoutFile)] }
  }
}
