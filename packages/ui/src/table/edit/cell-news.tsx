import { useEffect, useRef } from 'react'
import { useDataTableContext } from '../grid/data-table-context'
import type { CellSaves } from './cell-edit'

interface CellNewsProps {
  saves: CellSaves
  /** What a cell is called. */
  name: (rowId: string, column: string) => string
}

/** Says how the saving of cells went; what is under way is said by the cell itself. */
export function CellNews({ saves, name }: CellNewsProps) {
  const { t, announce } = useDataTableContext()
  const before = useRef<CellSaves>(saves)
  useEffect(() => {
    const last = before.current
    before.current = saves
    const nameOf = (key: string) => {
      const [row, column] = JSON.parse(key) as [string, string]
      return name(row, column)
    }
    for (const [key, save] of saves) {
      if (save.state === 'failed' && last.get(key) !== save) announce(t.notSavedCell(nameOf(key), save.message))
    }
    for (const [key, save] of last) {
      if (save.state === 'saving' && !saves.has(key)) announce(t.savedCell(nameOf(key)))
    }
  }, [saves, name, t, announce])
  return null
}
