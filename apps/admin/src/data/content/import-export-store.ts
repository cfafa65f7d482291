import {
  type ContentType,
  calls,
  contentTypes,
  type FieldError,
  type LanguageCode,
  type Localised,
  peopleTypes,
  type TypeNumber,
} from '@kiosk-admin/api-client'
import { inParts } from '../cache/in-parts'
import { keysOf } from '../cache/keys'
import { publicationPaths } from '../cache/paths'
import type { Source } from '../cache/source'
import type { ImportExportContext } from './use-import-export-context'

/** The most records with long fields in an answer. */
const mostWhole = 100

/** A record as import and export use it. */
export type StoredRow = { id: string; version: number; [field: string]: unknown }

/** A record that a field can refer to. */
type Choice = { id: string; name: string | Localised; parentId?: string | null | undefined }

type RowInput = { id: string; body: object }

/** The server calls of import and export, for any kind. */
export type ImportExportStore = {
  /** The mall's languages, the required one first. */
  languages: () => Promise<readonly LanguageCode[]>
  /** All records, as the list returns them. */
  list: () => Promise<readonly StoredRow[]>
  /** Loads records with all fields, for kinds with lists that omit long fields. Those that are gone are left out. */
  getMany: ((ids: readonly string[]) => Promise<readonly StoredRow[]>) | undefined
  choices: (resource: string) => Promise<readonly Choice[]>
  /** The errors of rows by their index; nothing is written. */
  validate: (rows: readonly RowInput[]) => Promise<readonly { row: number; errors: readonly FieldError[] }[]>
  /** Idempotent by id. */
  create: (row: RowInput) => Promise<StoredRow>
  replace: (row: RowInput, version: number) => Promise<StoredRow>
  /** Moves to the trash, except records that someone has changed since. Returns the ids of removed records. */
  remove: (records: readonly StoredRow[]) => Promise<readonly string[]>
  /** Reloads all views of the records. */
  revalidate: () => Promise<unknown>
}

/** The store of a kind in the tab's mall; `type` limits the categories that records can refer to. */
export function contentStore(
  { api, mallId, mutate }: ImportExportContext,
  kind: ContentType,
  source: Source,
  type: TypeNumber | undefined,
): ImportExportStore {
  const family = kind.calls
  const record = (answer: Promise<unknown>) => answer as Promise<StoredRow>
  return {
    languages: async () => (await api.call(calls.languages, { query: { mallId } })).map(({ id }) => id),
    list: () => api.callDynamic(source.call, source.input(mallId)) as Promise<readonly StoredRow[]>,
    getMany: kind.notInList.length > 0 ? getMany : undefined,
    choices: (resource) => choicesOf(resource),
    async validate(rows) {
      const sent = rows.map((row) => ({ ...row.body, id: row.id }))
      return (await api.call(family.import, { query: { mallId, dryRun: 'true' }, body: { rows: sent } })).errors
    },
    create: (row) => record(api.callDynamic(family.create, { query: { mallId }, body: { ...row.body, id: row.id } })),
    replace: (row, version) =>
      record(api.callDynamic(family.replace, { params: { id: row.id }, body: row.body, version })),
    async remove(records) {
      const query = { id: records.map(({ id }) => id), version: records.map(({ version }) => version) }
      return (await api.call(family.remove, { query })).ids
    },
    revalidate: () => mutate(keysOf(`/${kind.resource}`, ...publicationPaths)),
  }

  async function getMany(ids: readonly string[]) {
    return inParts(ids, mostWhole, async (part) => {
      const query = { mallId, record: part, longFields: 'true', limit: part.length }
      const { data } = (await api.callDynamic(family.page, { query })) as { data: readonly StoredRow[] }
      return data
    })
  }

  async function choicesOf(resource: string): Promise<readonly Choice[]> {
    switch (resource) {
      case 'Category':
        return type
          ? ((await api.call(calls.categoriesOfType, { params: { type }, query: { mallId } })) as Choice[])
          : []
      case 'MediaLibrary':
        return api.call(calls.mediaOptions, { query: { mallId, kind: 'Image' } })
      default: {
        const referenced = Object.values<ContentType>(contentTypes).find((one) => one.resource === resource)
        return referenced ? ((await api.call(referenced.calls.options, { query: { mallId } })) as Choice[]) : []
      }
    }
  }
}

/** The store of the users that the caller may see. */
export function userStore({ api, mutate }: ImportExportContext): ImportExportStore {
  return {
    // users have no localised fields
    languages: async () => [],
    list: () => api.call(peopleTypes.user.calls.list, {}),
    getMany: undefined,
    async choices(resource) {
      if (resource === 'UserGroup') return (await api.call(peopleTypes.userGroup.calls.options, {})) as Choice[]
      return resource === 'Mall' ? api.call(calls.malls, {}) : []
    },
    async validate(rows) {
      const sent = rows.map((row) => ({ ...row.body, id: row.id }))
      return (await api.call(peopleTypes.user.calls.import, { query: { dryRun: 'true' }, body: { rows: sent } })).errors
    },
    create: async (row) =>
      (await api.callDynamic(peopleTypes.user.calls.create, { body: { ...row.body, id: row.id } })) as StoredRow,
    replace: async (row, version) =>
      (await api.callDynamic(peopleTypes.user.calls.replace, {
        params: { id: row.id },
        body: row.body,
        version,
      })) as StoredRow,
    async remove(records) {
      const query = { id: records.map(({ id }) => id), version: records.map(({ version }) => version) }
      return (await api.call(peopleTypes.user.calls.remove, { query })).ids
    },
    revalidate: () => mutate(keysOf(peopleTypes.user.calls.list.path)),
  }
}
