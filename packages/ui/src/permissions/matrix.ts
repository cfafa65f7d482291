// Rows, columns and keyboard navigation of the permission grid.

import { type PermissionArea, type PermissionCell, type PermissionGroup, permissionVerbs } from './permissions'

/** Columns: read, write and both. */
export type MatrixColumn = 'read' | 'write' | 'both'

export const matrixColumns = ['read', 'write', 'both'] as const satisfies readonly MatrixColumn[]

/** A row of toggles: of everything, a group or an area. */
export type MatrixRow = {
  /** Unique among rows. */
  id: string
  kind: 'all' | 'group' | 'area'
  label: string
  hint?: string
  areas: readonly PermissionArea[]
  /** Groups of one area have no toggles, since those of the area are equal. */
  toggles: boolean
}

export const allRow = 'all'

export const areaRow = (area: string) => `area:${area}`

/** Rows in order: everything, then each group with its areas. */
export function matrixRows(groups: readonly PermissionGroup[], all: string): MatrixRow[] {
  const areas = groups.flatMap((group) => group.areas)
  return [
    { id: allRow, kind: 'all', label: all, areas, toggles: areas.length > 1 },
    ...groups.flatMap((group): MatrixRow[] => [
      {
        id: `group:${group.id}`,
        kind: 'group',
        label: group.label,
        areas: group.areas,
        toggles: group.areas.length > 1,
      },
      ...group.areas.map((area): MatrixRow => {
        const hint = area.hint === undefined ? {} : { hint: area.hint }
        return { id: areaRow(area.id), kind: 'area', label: area.label, ...hint, areas: [area], toggles: true }
      }),
    ]),
  ]
}

/** The permissions of a toggle. */
export const cellsOf = ({ areas }: Pick<MatrixRow, 'areas'>, column: MatrixColumn): PermissionCell[] =>
  areas.flatMap(({ id }) =>
    permissionVerbs.filter((verb) => column === 'both' || column === verb).map((verb) => ({ area: id, verb })),
  )

export type MatrixPosition = { row: string; column: MatrixColumn }

export type MatrixKey = { key: string; ctrl?: boolean; rtl?: boolean }

/** Position after a key press in the grid; undefined for other keys. Page keys move by group. */
export function moveInMatrix(
  rows: readonly MatrixRow[],
  from: MatrixPosition,
  { key, ctrl = false, rtl = false }: MatrixKey,
): MatrixPosition | undefined {
  const stops = rows.filter(({ toggles }) => toggles)
  const here = Math.max(
    0,
    stops.findIndex(({ id }) => id === from.row),
  )
  const at = matrixColumns.indexOf(from.column)
  const go = (row: number, column: number): MatrixPosition | undefined => {
    const stop = stops[Math.max(0, Math.min(row, stops.length - 1))]
    const next = matrixColumns[Math.max(0, Math.min(column, matrixColumns.length - 1))]
    return stop && next ? { row: stop.id, column: next } : undefined
  }
  const last = matrixColumns.length - 1
  switch (key) {
    case 'ArrowDown':
      return go(here + 1, at)
    case 'ArrowUp':
      return go(here - 1, at)
    case 'ArrowRight':
    case 'ArrowLeft':
      return go(here, at + ((key === 'ArrowRight') === !rtl ? 1 : -1))
    case 'Home':
      return go(ctrl ? 0 : here, 0)
    case 'End':
      return go(ctrl ? stops.length - 1 : here, last)
    case 'PageDown':
    case 'PageUp':
      return go(pageFrom(rows, stops, here, key === 'PageDown' ? 1 : -1), at)
    default:
      return undefined
  }
}

/** First row with toggles of the next or previous group. */
function pageFrom(rows: readonly MatrixRow[], stops: readonly MatrixRow[], here: number, step: 1 | -1): number {
  const starts = rows.flatMap((row, index) => {
    if (row.kind === 'area') return []
    const first = row.toggles ? row : rows[index + 1]
    const stop = first ? stops.indexOf(first) : -1
    return stop < 0 ? [] : [stop]
  })
  const next = step > 0 ? starts.find((start) => start > here) : starts.findLast((start) => start < here)
  return next ?? (step > 0 ? stops.length - 1 : 0)
}
