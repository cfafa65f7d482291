import type { KeyStorage } from '../../internal/key-storage'
import { same } from '../../internal/same'
import { tableStateToQuery } from '../model/table-query'
import { type ColumnLayout, PLAIN_STATE, type TableState } from '../model/table-state'

/** A table's state under a name. Plain data: it may lie in a browser's storage or on a server. */
export interface TableView {
  id: string
  name: string
  state: TableState
  /** The table opens with this one; at most one of a list. */
  first?: boolean
}

/** Whether two states show the same, however they say it. */
export const sameState = (a: TableState, b: TableState): boolean => same(tableStateToQuery(a), tableStateToQuery(b))

/** What a table opens with, for `defaultState`; nothing when no view is to open first. */
export const firstViewState = (views: readonly TableView[]): TableState | undefined =>
  views.find(({ first }) => first)?.state

/** `crypto.randomUUID` is there with HTTPS only. */
export const newViewId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(3)), (number) => number.toString(36)).join('')

export const addView = (views: readonly TableView[], view: TableView): readonly TableView[] => [...views, view]

export const changeView = (
  views: readonly TableView[],
  id: string,
  change: Partial<Omit<TableView, 'id'>>,
): readonly TableView[] => views.map((view) => (view.id === id ? { ...view, ...change } : view))

export const removeView = (views: readonly TableView[], id: string): readonly TableView[] =>
  views.filter((view) => view.id !== id)

/** Lets one view open first, or none. */
export const openFirst = (views: readonly TableView[], id: string | undefined): readonly TableView[] =>
  views.map(({ first: _, ...view }) => (view.id === id ? { ...view, first: true } : view))

/** Why a view cannot be called so. */
export function whyNotName(
  views: readonly TableView[],
  name: string,
  id?: string,
): 'nameMissing' | 'nameTaken' | undefined {
  const wanted = name.trim().toLocaleLowerCase()
  if (wanted === '') return 'nameMissing'
  const taken = views.some((view) => view.id !== id && view.name.trim().toLocaleLowerCase() === wanted)
  return taken ? 'nameTaken' : undefined
}

const prefix = 'kiosk-views:'

export interface ViewOptions {
  /** Names the table and the person: `offers:{userId}`. */
  key: string
  /** @default localStorage */
  storage?: KeyStorage
}

/** Keeps a table's views in a storage. One that is full or forbidden keeps nothing and breaks nothing. */
export function viewKeeper({ key, storage }: ViewOptions) {
  // asked for each time, inside the try: where a browser forbids it, naming it throws
  const home = () => storage ?? localStorage
  return {
    /** What another tab writes is heard under this name. */
    name: prefix + key,
    read(): readonly TableView[] {
      try {
        const stored: unknown = JSON.parse(home().getItem(prefix + key) ?? '[]')
        return Array.isArray(stored) ? stored.flatMap((one) => asView(one)) : []
      } catch {
        return []
      }
    },
    keep(views: readonly TableView[]) {
      try {
        home().setItem(prefix + key, JSON.stringify(views))
      } catch {
        // the table still holds them until it closes
      }
    },
  }
}

/** A stored view, whole even if an older version of the table wrote it; nothing when it is none. */
function asView(stored: unknown): TableView[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { id, name, state, first } = stored as Partial<TableView>
  if (typeof id !== 'string' || typeof name !== 'string' || typeof state !== 'object' || state === null) return []
  return [{ id, name, state: asState(state), ...(first === true ? { first } : {}) }]
}

type Stored<T> = Partial<Record<keyof T, unknown>>

function asState({ search, sort, filters, layout }: Stored<TableState>): TableState {
  const { order, hidden, widths, pinned } = asRecord(layout) as Stored<ColumnLayout>
  const texts = Object.entries(asRecord(filters)).map(([id, wanted]) => [id, asTexts(wanted)] as const)
  const sizes = Object.entries(asRecord(widths)).flatMap(([id, width]) =>
    typeof width === 'number' ? [[id, width] as const] : [],
  )
  const sides = Object.entries(asRecord(pinned)).flatMap(([id, side]) =>
    side === 'start' || side === 'end' ? [[id, side] as const] : [],
  )
  return {
    search: typeof search === 'string' ? search : PLAIN_STATE.search,
    sort: asList(sort).flatMap((rule) => {
      const { id, desc } = asRecord(rule)
      return typeof id === 'string' && typeof desc === 'boolean' ? [{ id, desc }] : []
    }),
    filters: Object.fromEntries(texts.filter(([, wanted]) => wanted.length > 0)),
    layout: {
      order: asTexts(order),
      hidden: asTexts(hidden),
      widths: Object.fromEntries(sizes),
      pinned: Object.fromEntries(sides),
    },
  }
}

const asRecord = (stored: unknown): Record<string, unknown> =>
  typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}

const asList = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : [])

const asTexts = (stored: unknown): string[] => asList(stored).filter((one) => typeof one === 'string')
