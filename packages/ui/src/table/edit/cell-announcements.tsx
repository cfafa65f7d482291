import { useEffect, useRef } from 'react'
import { useDataTableContext } from '../grid/data-table-context'
import type { CellSaves } from './cell-edit'

interface CellAnnouncementsProps {
  saves: CellSaves
  /** Accessible name of a cell. */
  name: (rowId: string, column: string) => string
}

/** Announces results of saving; the cell itself announces that it is being saved. */
export function CellAnnouncements({ saves, name }: CellAnnouncementsProps) {
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
