// Writes a planned import, and undoes it.

import {
  ApiError,
  type Caller,
  calls,
  contentTypes,
  type LanguageCode,
  type Localised,
  type MediaFile,
  type Station,
} from '@kiosk-admin/api-client'
import { keyOf } from '../../../data/cache/keys'
import { allRecords } from '../../../data/cache/source'
import { contentStore, type ImportExportStore, type StoredRow } from '../../../data/content/import-export-store'
import type { ImportExportContext } from '../../../data/content/use-import-export-context'
import type { ListedStation } from '../../../data/malls/use-stations'
import type { UploadOptions } from '../../../data/media/upload-in-parts'
import { valuesOf } from '../../../shared/content/editor/record-values'
import { textIn } from '../../../shared/i18n/localised'
import { undoImport } from '../../../shared/import-export/import/run-import'
import { specialDayNames } from './default-names'
import type { MallPlans } from './mall-plans'
import {
  type ConnectorPlan,
  connectorValues,
  floorValues,
  type ImportPlan,
  type LevelPlan,
  type PlacedStation,
  type PlacedTenant,
} from './plan-import'
import { planPicture } from './plan-picture'
import { freeStationCodes } from './tenants/plan-tenants'
import { NEW, NONE, type TenantKind } from './tenants/tenant-kinds'
import { categoryValues, itemValues, stationValues } from './tenants/tenant-values'

/** Kinds of records that an import writes. */
const kinds = {
  floors: contentTypes.floor,
  connectors: contentTypes.connector,
  categories: contentTypes.category,
  items: contentTypes.item,
} as const
type Part = keyof typeof kinds
type Kind = (typeof kinds)[Part]

/** Records of one kind that were written. */
export type Written<Row = StoredRow> = { created: Row[]; changed: { before: Row; after: Row }[] }

export type Applied = Record<Part, Written> & {
  stations: { created: Station[]; changed: { before: ListedStation; after: Station }[] }
  /** What was not written, by its name, and the error. */
  failed: readonly { name: string; error: unknown }[]
}

/** How many records were written. */
export const countOf = ({ created, changed }: { created: readonly unknown[]; changed: readonly unknown[] }) =>
  created.length + changed.length

/** Whether anything was written. */
export const hasWritten = ({ failed: _, ...written }: Applied): boolean =>
  Object.values(written).some((part) => countOf(part) > 0)

export type Applying = {
  context: ImportExportContext
  mall: MallPlans
  /** Names of a kind of connector in the mall's languages. */
  connectorNames: (kind: ConnectorPlan['connector']['kind']) => Localised
  /** Names of a new category for a kind of items. */
  categoryNames: (kind: TenantKind) => Promise<Localised>
  upload: (file: File, categoryId: string | null, sending: UploadOptions) => Promise<MediaFile>
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
  /** Id of a new record; the same for each attempt. */
  newIdOf: (key: string) => string
}

const storeOf = (context: ImportExportContext, kind: Kind): ImportExportStore =>
  contentStore(context, kind, allRecords(kind), undefined)

const nothing = (): Written => ({ created: [], changed: [] })

const isChosen = ({ target }: { target: string }) => target !== NONE

/** Writes floors, then what refers to them. What fails is reported; the rest is written. */
export async function applyImport(plan: ImportPlan, applying: Applying): Promise<Applied> {
  const { context, mall, signal, onProgress } = applying
  const { languages } = mall
  const chosen = plan.levels.filter(isChosen)
  const joined = plan.connectors.filter((connector) => connector.isChosen)
  // a shop that is in its place already stays as it is
  const tenants = plan.tenants.filter((one) => isChosen(one) && (one.takesHours || one.item?.areaId !== one.areaId))
  const stations = plan.stations.filter(isChosen)
  const categories = plan.categories.filter(({ target }) => target === NEW)
  const total = [chosen, joined, tenants, stations, categories].reduce((sum, { length }) => sum + length, 0)
  const failed: { name: string; error: unknown }[] = []
  const failedFloors = new Set<string>()
  let done = 0
  const write = async (name: string, work: () => Promise<unknown>, onFail?: () => void) => {
    if (signal.aborted) return
    onProgress(done, total)
    try {
      await work()
    } catch (error) {
      if (!signal.aborted) failed.push({ name, error })
      onFail?.()
    }
    done += 1
  }
  const applied = {
    floors: nothing(),
    connectors: nothing(),
    categories: nothing(),
    items: nothing(),
    stations: { created: [], changed: [] } as Applied['stations'],
  }
  for (const level of chosen) {
    const work = async () => put(applied.floors, await writeFloor(level, applying))
    await write(nameOf(level.floor?.name ?? level.level.name, languages), work, () => failedFloors.add(level.floorId))
  }
  for (const planned of joined) {
    const stops = planned.stops.filter(({ floorId }) => !failedFloors.has(floorId))
    if (stops.length < 2) continue
    await write(nameOf(planned.connector.name ?? {}, languages), async () =>
      put(applied.connectors, await writeConnector({ ...planned, stops }, applying)),
    )
  }
  const categoryIds = new Map(plan.categories.map(({ kind, target }) => [kind, target]))
  for (const category of categories) {
    const names = await applying.categoryNames(category.kind)
    const id = applying.newIdOf(`category ${category.kind}`)
    categoryIds.set(category.kind, id)
    await write(nameOf(names, languages), async () =>
      put(
        applied.categories,
        await send(storeOf(context, kinds.categories), categoryValues(category, id, names), undefined),
      ),
    )
  }
  for (const tenant of tenants) {
    const categoryId = categoryIds.get(tenant.tenant.kind) ?? ''
    await write(nameOf(tenant.tenant.name, languages), async () =>
      put(applied.items, await writeItem(tenant, categoryId, applying)),
    )
  }
  const codes = freeStationCodes(mall.stations, stations.length)
  for (const [index, station] of stations.entries()) {
    if (failedFloors.has(station.floorId)) continue
    const code = codes[index] ?? ''
    await write(nameOf(station.station.name ?? {}, languages) || code, () =>
      writeStation(station, code, applied.stations, applying),
    )
  }
  await Promise.all(Object.values(kinds).map((kind) => storeOf(context, kind).revalidate()))
  await showStations(context)
  return { ...applied, failed }
}

const nameOf = (name: object, [first = 'en']: readonly LanguageCode[]) => textIn(name, first)

const showStations = ({ mutate, mallId }: ImportExportContext) => mutate(keyOf(calls.stations, { params: { mallId } }))

type WrittenRow = { before?: StoredRow; after: StoredRow }

function put({ created, changed }: Written, { before, after }: WrittenRow) {
  if (before) changed.push({ before, after })
  else created.push(after)
}

const loadRecord = async (api: Caller, kind: Kind, id: string) =>
  (await api.callDynamic(kind.calls.get, { params: { id } })) as StoredRow

async function writeFloor(level: LevelPlan, applying: Applying): Promise<WrittenRow> {
  const { context, mall, upload, signal } = applying
  const { floor, floorId, drawn, content } = level
  const before = floor && (await loadRecord(context.api, kinds.floors, floorId))
  const picture =
    drawn &&
    new File([planPicture(content, drawn)], `${nameOf(level.level.name, mall.languages) || floorId}.svg`, {
      type: 'image/svg+xml',
    })
  const uploaded = picture && (await upload(picture, null, { signal, onProgress: () => undefined }))
  const record = before && valuesOf(kinds.floors, before)
  const values = floorValues(level, mall.languages, record, uploaded?.id)
  return send(storeOf(context, kinds.floors), values, before)
}

async function writeConnector(plan: ConnectorPlan, applying: Applying): Promise<WrittenRow> {
  const { context, mall, connectorNames, newIdOf } = applying
  const { connector, same } = plan
  const before = same && (await loadRecord(context.api, kinds.connectors, same.id))
  const record = before && valuesOf(kinds.connectors, before)
  const id = same?.id ?? newIdOf(connector.id)
  const values = connectorValues(plan, mall.languages, connectorNames(connector.kind), { id, record })
  return send(storeOf(context, kinds.connectors), values, before)
}

async function writeItem(plan: PlacedTenant, categoryId: string, applying: Applying): Promise<WrittenRow> {
  const { context, mall, newIdOf } = applying
  const before = plan.item && (await loadRecord(context.api, kinds.items, plan.item.id))
  const record = before && valuesOf(kinds.items, before)
  const id = plan.item?.id ?? newIdOf(plan.tenant.id)
  const specialDay = await specialDayNames(mall.languages)
  return send(storeOf(context, kinds.items), itemValues(plan, mall, { id, categoryId, record, specialDay }), before)
}

async function writeStation(
  plan: PlacedStation,
  code: string,
  { created, changed }: Applied['stations'],
  { context: { api, mallId }, newIdOf }: Applying,
) {
  const body = stationValues(plan, code)
  const { existing } = plan
  if (!existing) {
    const id = newIdOf(plan.station.id)
    created.push((await api.callDynamic(calls.createStation, { query: { mallId }, body: { ...body, id } })) as Station)
    return
  }
  changed.push({ before: existing, after: await replaceStation(api, existing, body, existing.version) })
}

const replaceStation = async (api: Caller, { id }: { id: string }, body: object, version: number | undefined) =>
  (await api.callDynamic(calls.replaceStation, { params: { id }, body, version })) as Station

async function send(
  store: ImportExportStore,
  { id, ...body }: { id: string },
  before: StoredRow | undefined,
): Promise<WrittenRow> {
  if (!before) return { after: await store.create({ id, body }) }
  return { before, after: await store.replace({ id, body }, before.version) }
}

/** Puts changed records back and moves created ones to the trash, unless they were changed since. Returns how many were. */
export async function undoApplied(applied: Applied, context: ImportExportContext): Promise<number> {
  let kept = await undoStations(applied.stations, context)
  // floors and categories last: the others refer to them
  for (const part of ['items', 'categories', 'connectors', 'floors'] as const) {
    const store = storeOf(context, kinds[part])
    kept += (await undoImport(applied[part], store, kinds[part].fieldNames)).kept
    await store.revalidate()
  }
  return kept
}

async function undoStations({ created, changed }: Applied['stations'], context: ImportExportContext): Promise<number> {
  const { api } = context
  let kept = 0
  for (const { before, after } of changed) {
    const { code, name, latitude, longitude, areaId, floorId, position, bearing } = before
    const body = { code, name, latitude, longitude, areaId, floorId, position, bearing }
    try {
      await replaceStation(api, before, body, after.version)
    } catch (error) {
      if (!isGone(error)) throw error
      kept += 1
    }
  }
  if (created.length > 0) {
    const query = { id: created.map(({ id }) => id), version: created.map(({ version }) => version) }
    kept += created.length - (await api.call(calls.removeStations, { query })).ids.length
  }
  await showStations(context)
  return kept
}

/** Whether somebody has changed or removed a record since. */
const isGone = (error: unknown) => error instanceof ApiError && ['conflict', 'not_found'].includes(error.code)
