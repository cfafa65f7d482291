import { type Caller, type Change, type ContentType, calls, contentTypes, singleRecords } from '@kiosk-admin/api-client'
import { use } from 'react'
import { useSWRConfig } from 'swr'
import { useApi } from '../../shared/api/api'
import { useMallId } from '../../shared/session/session'
import { RowSourceContext } from '../cache/row-source'

/** A change of which the draft can be set back. */
export type Revertible = Change & { draftVersion: number }

/** Sets records back to what is published. Resolves to a function that undoes it; rejects like its call. */
export function useRevert() {
  const api = useApi()
  const mallId = useMallId()
  const { mutate } = useSWRConfig()
  const rows = use(RowSourceContext)
  // any view may show the record
  const refresh = () => Promise.all([mutate(() => true), rows?.refresh()])
  return async (change: Revertible) => {
    try {
      const undo = await revert(api, mallId, change)
      return async () => {
        await undo()
        await refresh()
      }
    } finally {
      void refresh()
    }
  }
}

type Api = Pick<Caller, 'call'>

async function revert(api: Api, mallId: string, change: Revertible): Promise<() => Promise<unknown>> {
  const { resource, id, draftVersion: version } = change
  if (resource === 'Mall') {
    const { record, before } = await api.call(calls.revertMall, { params: { id }, version })
    return () => api.call(calls.replaceMall, { params: { id }, version: record.version, body: before })
  }
  const query = { mallId }
  const { infoPage } = singleRecords
  if (resource === infoPage.resource) {
    const { record, before } = await api.call(infoPage.calls.revert, { query, version })
    return () => api.call(infoPage.calls.replace, { query, version: record.version, body: before })
  }
  const type = Object.values<ContentType>(contentTypes).find((one) => one.resource === resource)
  if (!type) throw new Error(`${resource} has no drafts`)
  const { record, before } = await api.call(type.calls.revert, { params: { id }, query, version })
  return () => undoRecord(api, mallId, type, { change, version: Number(record.version), before })
}

type Reverted = {
  change: Revertible
  version: number
  before: { readonly [field: string]: unknown }
}

/** Writes the draft that a record had, and moves it back to the trash if it was there. */
async function undoRecord(api: Api, mallId: string, { calls, fieldNames }: ContentType, reverted: Reverted) {
  const { change, before } = reverted
  const { id } = change
  let { version } = reverted
  if (change.fields.length > 0) {
    const names: readonly string[] = fieldNames
    const set = Object.fromEntries(names.map((name) => [name, before[name]]))
    const body = { ids: [id], set, each: { [id]: { version } } }
    const [written] = await api.call(calls.fields, { query: { mallId }, body })
    version = Number(written?.version)
  }
  if (change.reason === 'deleted') await api.call(calls.remove, { query: { id: [id], version: [version] } })
}
