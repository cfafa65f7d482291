// React context of a table's parts.

import { createContext, use } from 'react'
import type { TableLabels } from '#labels/table'
import type { DataTableState } from '../model/use-data-table'

export interface DataTableContextValue<Row> {
  table: DataTableState<Row>
  /** Plural name of the rows: "Shops". */
  label: string
  t: TableLabels
  /** Announces a text to screen readers. */
  announce: (text: string) => void
}

// biome-ignore lint/suspicious/noExplicitAny: a context cannot carry the row's type; parts pass rows only to functions of the same table
const DataTableContext = createContext<DataTableContextValue<any> | undefined>(undefined)

export const DataTableProvider = DataTableContext.Provider

export function useDataTableContext<Row = unknown>(): DataTableContextValue<Row> {
  const value = use(DataTableContext)
  if (!value) throw new Error('DataTable parts must be inside DataTable.Root')
  return value
}
