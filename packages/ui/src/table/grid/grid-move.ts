/** Where the keyboard stands: `row` -1 is the head, `item` counts the controls within a cell. */
export interface GridPosition {
  row: number
  column: string
  item: number
}

export interface GridStop {
  column: string
  item: number
}

export interface GridBounds {
  /** The stops of the row that has focus, in reading order. */
  stops: readonly GridStop[]
  rowCount: number
  /** How many rows a page key moves. */
  page: number
  /** Phones hide the head. @default true */
  head?: boolean
}

export interface GridKey {
  key: string
  ctrl?: boolean
  /** Right to left swaps the horizontal arrows. */
  rtl?: boolean
}

/** Past the end of any cell; whoever gives focus takes the last control that is there. */
export const LAST_ITEM = Number.MAX_SAFE_INTEGER

/** The grid pattern's keys: where focus goes next, or nothing when the key does not move it. */
export function moveInGrid(
  from: GridPosition,
  { key, ctrl, rtl }: GridKey,
  bounds: GridBounds,
): GridPosition | undefined {
  const { stops, rowCount, page, head = true } = bounds
  const first = head || rowCount === 0 ? -1 : 0
  const toRow = (row: number) => ({ ...from, row: Math.max(first, Math.min(row, rowCount - 1)) })
  const toStop = (index: number, row = from.row) => {
    const stop = stops[Math.max(0, Math.min(index, stops.length - 1))]
    return stop && { row, ...stop }
  }
  const here = stops.findIndex((stop) => stop.column === from.column && stop.item === from.item)

  switch (key) {
    case 'ArrowDown':
      return toRow(from.row + 1)
    case 'ArrowUp':
      return toRow(from.row - 1)
    case 'ArrowRight':
    case 'ArrowLeft':
      return toStop(here + ((key === 'ArrowRight') === !rtl ? 1 : -1))
    case 'Home':
      return toStop(0, ctrl ? first : from.row)
    case 'End': {
      const last = toStop(stops.length - 1, ctrl ? rowCount - 1 : from.row)
      return ctrl && last ? { ...last, item: LAST_ITEM } : last
    }
    case 'PageDown':
      return toRow(from.row + page)
    case 'PageUp':
      // A page up from the first screen lands on the first row; the head is one arrow further.
      return from.row <= 0 ? toRow(from.row) : toRow(Math.max(0, from.row - page))
    default:
      return undefined
  }
}
