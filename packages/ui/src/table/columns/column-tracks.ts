import type { DataTableColumn } from '../model/data-table-column'
import type { ColumnLayout, PinSide } from '../model/table-state'

/** Where a pinned column stands: so far from its side of the table, in CSS. */
export interface PinnedAt {
  side: PinSide
  offset: string
  /** The last one before those that scroll, which has a line. */
  edge: boolean
}

export interface ColumnTracks {
  /** The tracks of a row. */
  all: string
  /** The same on tablets, without columns marked `wide`. */
  narrow: string
  /** The least widths, in CSS, once staff set widths or pin columns: the table then scrolls sideways. */
  least: { all: string; narrow: string } | undefined
  /** By column, and `lead`, `select` and `actions`, which stay with the columns that are pinned on their side. */
  pins: Readonly<Record<string, PinnedAt>>
}

/** A column of the grid, the checkbox's and the actions' too. */
interface Track {
  id: string
  /** What it is laid out with. */
  width: string
  /** How wide it is at least. */
  least: string
  side: PinSide | undefined
  /** Left out on tablets. */
  wide: boolean
}

/** What a column that shares the room gets at least once the table scrolls. */
const FLEXIBLE = '8rem'
/** A pinned column has a width of its own, or those beside it would not know where they stand. */
const PINNED = '12rem'

/** The tracks of a whole row, with room for the checkbox and the actions. */
export function columnTracks<Row>(
  columns: readonly DataTableColumn<Row>[],
  layout: ColumnLayout,
  { lead = false, select, actions }: { lead?: boolean; select: boolean; actions: boolean },
): ColumnTracks {
  const { widths, pinned } = layout
  const scrolls = columns.some(({ id }) => widths[id] !== undefined || pinned[id])
  const own = columns.map((column) => trackOf(column, layout, scrolls))
  const has = (side: PinSide) => (own.some((track) => track.side === side) ? side : undefined)
  const tracks = [
    ...(lead ? [fixedTrack('lead', 'var(--kui-table-lead)', has('start'))] : []),
    ...(select ? [fixedTrack('select', '2.5rem', has('start'))] : []),
    ...own,
    ...(actions ? [fixedTrack('actions', 'var(--kui-table-actions)', has('end'))] : []),
  ]
  const narrow = tracks.filter(({ wide }) => !wide)
  return {
    all: widthsOf(tracks),
    narrow: widthsOf(narrow),
    least: scrolls ? { all: sumOf(tracks), narrow: sumOf(narrow) } : undefined,
    pins: {
      ...pinsOf(tracks.filter(({ side }) => side === 'start')),
      ...pinsOf(tracks.filter(({ side }) => side === 'end').reverse()),
    },
  }
}

const fixedTrack = (id: string, width: string, side: PinSide | undefined): Track => ({
  id,
  width,
  least: width,
  side,
  wide: false,
})

function trackOf<Row>(column: DataTableColumn<Row>, { widths, pinned }: ColumnLayout, scrolls: boolean): Track {
  const { id, width = 'minmax(0, 1fr)', wide = false } = column
  const [chosen, side] = [widths[id], pinned[id]]
  // What staff sized or pinned is not left out for want of room.
  if (chosen !== undefined) return fixedTrack(id, `${chosen}px`, side)
  if (side) return fixedTrack(id, isFixed(width) ? width : PINNED, side)
  if (isFixed(width)) return { ...fixedTrack(id, width, side), wide }
  return { id, width: scrolls ? width.replace('minmax(0,', `minmax(${FLEXIBLE},`) : width, least: FLEXIBLE, side, wide }
}

const isFixed = (width: string) => /^[\d.]+(px|rem|em|ch)$/.test(width)

const widthsOf = (tracks: readonly Track[]) => tracks.map(({ width }) => width).join(' ')

const sumOf = (tracks: readonly Track[]) =>
  tracks.length > 0 ? `calc(${tracks.map(({ least }) => least).join(' + ')})` : '0px'

/** From the outermost inwards. */
const pinsOf = (tracks: readonly Track[]): Record<string, PinnedAt> =>
  Object.fromEntries(
    tracks.map(({ id, side = 'start' }, index) => [
      id,
      { side, offset: sumOf(tracks.slice(0, index)), edge: index === tracks.length - 1 },
    ]),
  )
