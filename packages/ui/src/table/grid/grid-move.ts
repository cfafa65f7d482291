/** The focused position: `row` -1 is the header, `item` is the index of a control in the cell. */
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
  /** Stops of the focused row, in reading order. */
  stops: readonly GridStop[]
  rowCount: number
  /** Number of rows that a Page key moves. */
  page: number
  /** Whether there is a header; phones have none. @default true */
  head?: boolean
}

export interface GridKey {
  key: string
  ctrl?: boolean
  /** Right-to-left text swaps the horizontal arrow keys. */
  rtl?: boolean
}

/** Beyond the end of any cell; focusing falls back to the last control. */
export const LAST_ITEM = Number.MAX_SAFE_INTEGER

/** Next position for a key of the ARIA grid pattern; undefined if the key does not navigate. */
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
      // Page Up stops at the first row; one more arrow key reaches the header
      return from.row <= 0 ? toRow(from.row) : toRow(Math.max(0, from.row - page))
    default:
      return undefined
  }
}
