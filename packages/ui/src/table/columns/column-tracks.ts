import type { DataTableColumn } from '../model/data-table-column'
import type { ColumnLayout, PinSide } from '../model/table-state'

/** Offset of a pinned column from its side of the table, as CSS. */
export interface PinnedAt {
  side: PinSide
  offset: string
  /** The innermost pinned column, which has a line. */
  edge: boolean
}

export interface ColumnTracks {
  /** CSS grid tracks of a row. */
  all: string
  /** Tracks on tablets, without columns marked `wide`. */
  narrow: string
  /** Minimum table width as CSS, once a column has a set width or is pinned; the table then scrolls horizontally. */
  least: { all: string; narrow: string } | undefined
  /** Offsets by column, including `lead`, `select` and `actions`, which are pinned with the columns on their side. */
  pins: Readonly<Record<string, PinnedAt>>
}

/** A grid column, including those of checkbox and actions. */
interface Track {
  id: string
  /** Its CSS track. */
  width: string
  /** Minimum width. */
  least: string
  side: PinSide | undefined
  /** Hidden on tablets. */
  wide: boolean
}

/** Minimum width of a flexible column while the table scrolls. */
const FLEXIBLE = '8rem'
/** Width of a pinned column without a set width; offsets need a fixed width. */
const PINNED = '12rem'

/** Tracks of a whole row, including checkbox and actions. */
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
  // resized and pinned columns are not hidden
  if (chosen !== undefined) return fixedTrack(id, `${chosen}px`, side)
  if (side) return fixedTrack(id, isFixed(width) ? width : PINNED, side)
  if (isFixed(width)) return { ...fixedTrack(id, width, side), wide }
  return { id, width: scrolls ? width.replace('minmax(0,', `minmax(${FLEXIBLE},`) : width, least: FLEXIBLE, side, wide }
}

const isFixed = (width: string) => /^[\d.]+(px|rem|em|ch)$/.test(width)

const widthsOf = (tracks: readonly Track[]) => tracks.map(({ width }) => width).join(' ')

const sumOf = (tracks: readonly Track[]) =>
  tracks.length > 0 ? `calc(${tracks.map(({ least }) => least).join(' + ')})` : '0px'

/** Offsets from the outermost column inwards. */
const pinsOf = (tracks: readonly Track[]): Record<string, PinnedAt> =>
  Object.fromEntries(
    tracks.map(({ id, side = 'start' }, index) => [
      id,
      { side, offset: sumOf(tracks.slice(0, index)), edge: index === tracks.length - 1 },
    ]),
  )
