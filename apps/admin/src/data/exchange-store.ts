import {
  type ContentType,
  categoriesOfType,
  type FieldError,
  floor,
  item,
  type LanguageCode,
  type Localised,
  languages,
  malls,
  mediaOptions,
  type TypeNumber,
  user,
  userGroup,
} from '@kiosk-admin/api-client'
import { keysOf } from './keys'
import { publicationPaths } from './paths'
import type { Source } from './source'
import type { ExchangeMeans } from './use-exchange-means'

/** A stored record as files see it. */
export type Held = { id: string; version: number; [field: string]: unknown }

/** A record that others can name. */
type Choice = { id: string; name: string | Localised; parentId?: string | null | undefined }

type Written = { id: string; body: object }

/** What import and export need of the server, whatever the kind. */
export type ExchangeStore = {
  /** The mall's, the required one first. */
  languages: () => Promise<readonly LanguageCode[]>
  /** All records, each as its list has it. */
  list: () => Promise<readonly Held[]>
  /** One with all of its fields, where the list leaves the long ones out. */
  whole: ((id: string) => Promise<Held>) | undefined
  choices: (resource: string) => Promise<readonly Choice[]>
  /** What would be wrong with these, by their place in the list; nothing is written. */
  tried: (rows: readonly Written[]) => Promise<readonly { row: number; errors: readonly FieldError[] }[]>
  /** The same id again is the same create. */
  create: (row: Written) => Promise<Held>
  replace: (row: Written, version: number) => Promise<Held>
  /** To the trash; those that someone changed meanwhile are kept. */
  remove: (records: readonly Held[]) => Promise<readonly string[]>
  /** What shows the records asks for them again. */
  settle: () => Promise<unknown>
}

/** Of a kind's records in this tab's mall; `type` is that of the categories which they can name. */
export function contentStore(
  { api, mallId, mutate }: ExchangeMeans,
  kind: ContentType,
  source: Source,
  type: TypeNumber | undefined,
): ExchangeStore {
  const { calls } = kind
  const record = (answer: Promise<unknown>) => answer as Promise<Held>
  return {
    languages: async () => (await api.call(languages, { query: { mallId } })).map(({ id }) => id),
    list: () => api.callDynamic(source.call, source.input(mallId)) as Promise<readonly Held[]>,
    whole: kind.notInList.length > 0 ? (id) => record(api.callDynamic(calls.get, { params: { id } })) : undefined,
    choices: (resource) => choicesOf(resource),
    async tried(rows) {
      const sent = rows.map((row) => ({ ...row.body, id: row.id }))
      return (await api.call(calls.import, { query: { mallId, dryRun: 'true' }, body: { rows: sent } })).errors
    },
    create: (row) => record(api.callDynamic(calls.create, { query: { mallId }, body: { ...row.body, id: row.id } })),
    replace: (row, version) =>
      record(api.callDynamic(calls.replace, { params: { id: row.id }, body: row.body, version })),
    async remove(records) {
      const query = { id: records.map(({ id }) => id), version: records.map(({ version }) => version) }
      return (await api.call(calls.remove, { query })).ids
    },
    settle: () => mutate(keysOf(`/${kind.resource}`, ...publicationPaths)),
  }

  async function choicesOf(resource: string): Promise<readonly Choice[]> {
    switch (resource) {
      case 'Category':
        return type ? ((await api.call(categoriesOfType, { params: { type }, query: { mallId } })) as Choice[]) : []
      case 'MediaLibrary':
        return api.call(mediaOptions, { query: { mallId, kind: 'Image' } })
      case 'Item':
        return (await api.call(item.calls.options, { query: { mallId } })) as Choice[]
      case 'Floor':
        return (await api.call(floor.calls.options, { query: { mallId } })) as Choice[]
      default:
        return []
    }
  }
}

/** Of the users whom the caller may know of. */
export function userStore({ api, mutate }: ExchangeMeans): ExchangeStore {
  return {
    // what staff write of each other is in no language
    languages: async () => [],
    list: () => api.call(user.calls.list, {}),
    whole: undefined,
    async choices(resource) {
      if (resource === 'UserGroup') return (await api.call(userGroup.calls.options, {})) as Choice[]
      return resource === 'Mall' ? api.call(malls, {}) : []
    },
    async tried(rows) {
      const sent = rows.map((row) => ({ ...row.body, id: row.id }))
      return (await api.call(user.calls.import, { query: { dryRun: 'true' }, body: { rows: sent } })).errors
    },
    create: async (row) => (await api.callDynamic(user.calls.create, { body: { ...row.body, id: row.id } })) as Held,
    replace: async (row, version) =>
      (await api.callDynamic(user.calls.replace, { params: { id: row.id }, body: row.body, version })) as Held,
    async remove(records) {
      const query = { id: records.map(({ id }) => id), version: records.map(({ version }) => version) }
      return (await api.call(user.calls.remove, { query })).ids
    },
    settle: () => mutate(keysOf(user.calls.list.path)),
  }
}
