// Writes a planned import, and undoes it.

import { type Caller, contentTypes, type LanguageCode, type Localised, type MediaFile } from '@kiosk-admin/api-client'
import { allRecords } from '../../../data/cache/source'
import { contentStore, type ImportExportStore, type StoredRow } from '../../../data/content/import-export-store'
import type { ImportExportContext } from '../../../data/content/use-import-export-context'
import type { UploadOptions } from '../../../data/media/upload-in-parts'
import { valuesOf } from '../../../shared/content/editor/record-values'
import { textIn } from '../../../shared/i18n/localised'
import { undoImport } from '../../../shared/import-export/import/run-import'
import { type ConnectorPlan, connectorValues, floorValues, type ImportPlan, type LevelPlan, NONE } from './plan-import'
import { planPicture } from './plan-picture'

type Kind = typeof contentTypes.floor | typeof contentTypes.connector

/** Records of one kind that were written. */
type Written = { kind: Kind; created: StoredRow[]; changed: { before: StoredRow; after: StoredRow }[] }

export type Applied = {
  floors: Written
  connectors: Written
  /** What was not written, by its name, and the error. */
  failed: readonly { name: string; error: unknown }[]
}

export type Applying = {
  context: ImportExportContext
  languages: readonly LanguageCode[]
  /** Names of a kind of connector in the mall's languages. */
  kindNames: (kind: ConnectorPlan['connector']['kind']) => Promise<Localised>
  upload: (file: File, categoryId: string | null, sending: UploadOptions) => Promise<MediaFile>
  signal: AbortSignal
  onProgress: (done: number, total: number) => void
  /** Id of a new connector; the same for each attempt. */
  newIdOf: (key: string) => string
}

const storeOf = (context: ImportExportContext, kind: Kind): ImportExportStore =>
  contentStore(context, kind, allRecords(kind), undefined)

const nothing = (kind: Kind): Written => ({ kind, created: [], changed: [] })

/** Writes floors, then the connectors between them. What fails is reported; the rest is written. */
export async function applyImport({ levels, connectors }: ImportPlan, applying: Applying): Promise<Applied> {
  const { context, languages, signal, onProgress } = applying
  const chosen = levels.filter(({ target }) => target !== NONE)
  const joined = connectors.filter(({ isChosen }) => isChosen)
  const failed: { name: string; error: unknown }[] = []
  const failedFloors = new Set<string>()
  let done = 0
  const write = async (name: string, work: () => Promise<unknown>, onFail?: () => void) => {
    if (signal.aborted) return
    onProgress(done, chosen.length + joined.length)
    try {
      await work()
    } catch (error) {
      if (!signal.aborted) failed.push({ name, error })
      onFail?.()
    }
    done += 1
  }
  const floors = nothing(contentTypes.floor)
  for (const level of chosen) {
    const work = async () => put(floors, await writeFloor(level, applying))
    await write(nameOf(level.floor?.name ?? level.level.name, languages), work, () => failedFloors.add(level.floorId))
  }
  const between = nothing(contentTypes.connector)
  for (const plan of joined) {
    const stops = plan.stops.filter(({ floorId }) => !failedFloors.has(floorId))
    if (stops.length < 2) continue
    await write(nameOf(plan.connector.name ?? {}, languages), async () =>
      put(between, await writeConnector({ ...plan, stops }, applying)),
    )
  }
  await Promise.all([contentTypes.floor, contentTypes.connector].map((kind) => storeOf(context, kind).revalidate()))
  return { floors, connectors: between, failed }
}

const nameOf = (name: object, [first = 'en']: readonly LanguageCode[]) => textIn(name, first)

type WrittenRow = { before?: StoredRow; after: StoredRow }

function put({ created, changed }: Written, { before, after }: WrittenRow) {
  if (before) changed.push({ before, after })
  else created.push(after)
}

const loadRecord = async (api: Caller, kind: Kind, id: string) =>
  (await api.callDynamic(kind.calls.get, { params: { id } })) as StoredRow

async function writeFloor(level: LevelPlan, applying: Applying): Promise<WrittenRow> {
  const { context, languages, upload, signal } = applying
  const { floor, floorId, drawn, content } = level
  const before = floor && (await loadRecord(context.api, contentTypes.floor, floorId))
  const picture =
    drawn &&
    new File([planPicture(content, drawn)], `${nameOf(level.level.name, languages) || floorId}.svg`, {
      type: 'image/svg+xml',
    })
  const uploaded = picture && (await upload(picture, null, { signal, onProgress: () => undefined }))
  const record = before && valuesOf(contentTypes.floor, before)
  const values = floorValues(level, languages, record, uploaded?.id)
  return send(storeOf(context, contentTypes.floor), values, before)
}

async function writeConnector(plan: ConnectorPlan, applying: Applying): Promise<WrittenRow> {
  const { context, languages, kindNames, newIdOf } = applying
  const { connector, same } = plan
  const before = same && (await loadRecord(context.api, contentTypes.connector, same.id))
  const record = before && valuesOf(contentTypes.connector, before)
  const id = same?.id ?? newIdOf(connector.id)
  const values = connectorValues(plan, languages, await kindNames(connector.kind), { id, record })
  return send(storeOf(context, contentTypes.connector), values, before)
}

async function send(
  store: ImportExportStore,
  { id, ...body }: { id: string },
  before: StoredRow | undefined,
): Promise<WrittenRow> {
  if (!before) return { after: await store.create({ id, body }) }
  return { before, after: await store.replace({ id, body }, before.version) }
}

/** Puts changed records back and moves created ones to the trash, unless they were changed since. Returns how many were. */
export async function undoApplied({ floors, connectors }: Applied, context: ImportExportContext): Promise<number> {
  let kept = 0
  // connectors first: they refer to floors
  for (const { kind, ...written } of [connectors, floors]) {
    const store = storeOf(context, kind)
    kept += (await undoImport(written, store, kind.fieldNames)).kept
    await store.revalidate()
  }
  return kept
}
