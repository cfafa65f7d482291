// Saved views of a table: add, change, remove and compare.

import type { KeyStorage } from '../../internal/key-storage'
import { same } from '../../internal/same'
import { tableStateToQuery } from '../model/table-query'
import { type ColumnLayout, PLAIN_STATE, type TableState } from '../model/table-state'

/** A named state of a table as plain data, for browser storage or a server. */
export interface TableView {
  id: string
  name: string
  state: TableState
  /** Whether it is the default view; at most one is. */
  first?: boolean
}

/** Whether two states are equivalent. */
export const sameState = (a: TableState, b: TableState): boolean => same(tableStateToQuery(a), tableStateToQuery(b))

/** State of the default view, for `defaultState`; undefined without one. */
export const firstViewState = (views: readonly TableView[]): TableState | undefined =>
  views.find(({ first }) => first)?.state

/** `crypto.randomUUID` is available in secure contexts only. */
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

/** Sets or removes the default view. */
export const openFirst = (views: readonly TableView[], id: string | undefined): readonly TableView[] =>
  views.map(({ first: _, ...view }) => (view.id === id ? { ...view, first: true } : view))

/** Error of a view's name. */
export function whyNotName(
  views: readonly TableView[],
  name: string,
  id?: string,
): 'nameMissing' | 'nameTaken' | undefined {
  const normalised = name.trim().toLocaleLowerCase()
  if (normalised === '') return 'nameMissing'
  const taken = views.some((view) => view.id !== id && view.name.trim().toLocaleLowerCase() === normalised)
  return taken ? 'nameTaken' : undefined
}

const prefix = 'kiosk-views:'

export interface ViewOptions {
  /** Identifies table and user: `offers:{userId}`. */
  key: string
  /** @default localStorage */
  storage?: KeyStorage
}

/** Reads and writes a table's views in storage. Errors of a full or forbidden storage are ignored. */
export function viewStorage({ key, storage }: ViewOptions) {
  // read on each access inside the try: the property itself throws if storage is forbidden
  const getStorage = () => storage ?? localStorage
  return {
    /** Storage key, for storage events of other tabs. */
    name: prefix + key,
    read(): readonly TableView[] {
      try {
        const stored: unknown = JSON.parse(getStorage().getItem(prefix + key) ?? '[]')
        return Array.isArray(stored) ? stored.flatMap((one) => asView(one)) : []
      } catch {
        return []
      }
    },
    write(views: readonly TableView[]) {
      try {
        getStorage().setItem(prefix + key, JSON.stringify(views))
      } catch {
        // the views remain in memory until the page is closed
      }
    },
  }
}

/** Parses a stored view, completing those of older versions; empty for invalid data. */
function asView(stored: unknown): TableView[] {
  if (typeof stored !== 'object' || stored === null) return []
  const { id, name, state, first } = stored as Partial<TableView>
  if (typeof id !== 'string' || typeof name !== 'string' || typeof state !== 'object' || state === null) return []
  return [{ id, name, state: asState(state), ...(first === true ? { first } : {}) }]
}

type Stored<T> = Partial<Record<keyof T, unknown>>

function asState({ search, sort, filters, layout }: Stored<TableState>): TableState {
  const { order, hidden, widths, pinned } = asRecord(layout) as Stored<ColumnLayout>
  const texts = Object.entries(asRecord(filters)).map(([id, values]) => [id, asTexts(values)] as const)
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
    filters: Object.fromEntries(texts.filter(([, values]) => values.length > 0)),
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
