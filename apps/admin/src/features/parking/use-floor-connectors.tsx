import { ApiError, contentTypes, type ListedOf, type RecordOf } from '@kiosk-admin/api-client'
import { Link as TextLink } from '@kiosk-admin/ui'
import type { FloorConnector } from '@kiosk-admin/ui/floor-plan'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useList } from '../../data/content/use-list'
import { useSave } from '../../data/content/use-save'
import type { PageForm } from '../../shared/content/content-page'
import { toastFailure } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { navigate } from '../../shared/routing/location'
import { addressOf } from '../../shared/routing/record-address'
import { floorMessages } from './floor-messages'

type Row = ListedOf<'connector'>
type Stored = RecordOf<'connector'>

const { connector: type } = contentTypes

const onFloor = (rows: readonly Row[], floorId: string): FloorConnector[] =>
  rows.flatMap(({ id, kind, name, stops }) => {
    const stop = stops.find((one) => one.floorId === floorId)
    return stop ? [{ id, kind, name, at: stop.at }] : []
  })

/** Places by id, to compare lists in different orders. */
const placesOf = (all: readonly FloorConnector[]) =>
  JSON.stringify(all.map(({ id, at: { x, y } }) => [id, x, y]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1)))

/** Whether two versions of a connector have the same place on a floor. */
function samePlace(one: Row['stops'], other: Row['stops'], floorId: string): boolean {
  const [from, to] = [one, other].map((stops) => stops.find((stop) => stop.floorId === floorId)?.at)
  return from?.x === to?.x && from?.y === to?.y
}

/** The stops of a connector with another place on a floor, or none. */
const stopsWith = (stops: Row['stops'], floorId: string, at: FloorConnector['at'] | undefined): Row['stops'] => {
  const before = stops.find((stop) => stop.floorId === floorId)
  if (!at) return stops.filter((stop) => stop !== before)
  return before ? stops.map((stop) => (stop === before ? { ...stop, at } : stop)) : [...stops, { floorId, at }]
}

/**
 * The lifts and stairs of a floor for its editor. They are records of their own, on several floors, so that a change of
 * place is saved at once.
 */
export function useFloorConnectors(floorId: string, form: PageForm) {
  const t = useMessages(floorMessages)
  const { data: rows } = useList(type)
  const save = useSave(type)
  const [edited, setEdited] = useState<readonly FloorConnector[]>()
  const [sending, setSending] = useState(0)
  // saves of one connector follow each other, the last place wins
  const wanted = useRef(new Map<string, FloorConnector['at'] | undefined>())
  const stored = useRef(new Map<string, Pick<Row, 'version'>>())
  const busy = useRef(new Set<string>())

  const value = useMemo(() => {
    const saved = rows && onFloor(rows, floorId)
    // the order of the editor stays, so that its steps can be undone
    return edited && (sending > 0 || (saved && placesOf(saved) === placesOf(edited))) ? edited : saved
  }, [rows, floorId, edited, sending])

  /** Saves a connector with another place on this floor; what somebody else changed of it meanwhile stays. */
  async function saveAt(row: Stored, at: FloorConnector['at'] | undefined): Promise<Stored> {
    const { id, version, name, kind, direction, stepFree, width, wait, hours, status } = row
    const stops = stopsWith(row.stops, floorId, at)
    const body = { name, kind, direction, stepFree, width, wait, hours, status, stops }
    try {
      return await save({ id, body, version })
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'conflict'
      const current = isConflict ? (error.current as Stored | undefined) : undefined
      // two people moved it
      if (!current || !samePlace(current.stops, row.stops, floorId)) throw error
      return saveAt(current, at)
    }
  }

  async function send(row: Row) {
    if (busy.current.has(row.id)) return
    busy.current.add(row.id)
    setSending((count) => count + 1)
    try {
      while (wanted.current.has(row.id)) {
        const at = wanted.current.get(row.id)
        wanted.current.delete(row.id)
        const version = Math.max(row.version, stored.current.get(row.id)?.version ?? 0)
        stored.current.set(row.id, await saveAt({ ...row, version }, at))
      }
    } catch (error) {
      wanted.current.delete(row.id)
      setEdited(undefined)
      toastFailure(error)
    } finally {
      busy.current.delete(row.id)
      setSending((count) => count - 1)
    }
  }

  const createAt = useCreation(floorId, form)
  const hrefOf = (id: string) => addressOf({ resource: 'Connector', id })?.href ?? ''
  return {
    value,
    onChange(next: readonly FloorConnector[]) {
      const before = value ?? []
      if (placesOf(before) === placesOf(next)) return
      setEdited(next)
      const ids = new Set([...before, ...next].map(({ id }) => id))
      const placeIn = (all: readonly FloorConnector[], id: string) => all.find((one) => one.id === id)?.at
      for (const id of ids) {
        const at = placeIn(next, id)
        const row = rows?.find((one) => one.id === id)
        if (!row || JSON.stringify(at) === JSON.stringify(placeIn(before, id))) continue
        wanted.current.set(id, at)
        void send(row)
      }
    },
    connectors: {
      others: (rows ?? []).filter(({ id }) => !value?.some((one) => one.id === id)),
      link: (id: string) => (
        <TextLink asChild>
          <Link href={hrefOf(id)}>{t('floors.editConnector')}</Link>
        </TextLink>
      ),
      onCreate: createAt,
    },
  }
}

/** Opens the form of a new connector at a place, after what is drawn is saved. That form leads back to this floor. */
function useCreation(floorId: string, form: PageForm) {
  const [place, setPlace] = useState<FloorConnector['at']>()
  const { state, dirty, submit } = form
  useEffect(() => {
    // a conflict waits for the user's choices
    if (!place || state === 'saving' || state === 'conflict') return
    setPlace(undefined)
    if (dirty) return
    const query = new URLSearchParams({
      ...{ dialog: 'connectorEdit', floor: floorId, x: String(place.x), y: String(place.y) },
    })
    navigate(`/published/Connectors?${query}`)
  }, [place, state, dirty, floorId])
  return async (at: FloorConnector['at']) => {
    if (dirty) await submit()
    setPlace(at)
  }
}
