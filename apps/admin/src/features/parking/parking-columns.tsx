import type { Language } from '@kiosk-admin/ui'
import { IconBadge } from '@kiosk-admin/ui'
import { Cell, type DataTableColumn } from '@kiosk-admin/ui/table'
import { useMemo } from 'react'
import { columnsOf, mergeStates, useColumnContext } from '../../shared/content/list/columns'
import { contentMessages } from '../../shared/content/messages'
import { useMessages } from '../../shared/i18n/i18n'
import { kitLanguages } from '../../shared/i18n/kit-languages'
import { floors } from './kinds'
import { parkingMessages } from './messages'
import type { ParkingRow } from './parking-rows'

/** Columns of the tree; a garage has no area, and a heading only its title. */
export function useParkingColumns(): readonly DataTableColumn<ParkingRow>[] {
  const c = useMessages(contentMessages)
  const t = useMessages(parkingMessages)
  const context = useColumnContext(floors)
  return useMemo(() => {
    const inOrder = kitLanguages(context.languages)
    const described = columnsOf(floors.type, floors.columns, context)
    const [index, ...rest] = described.map((column): DataTableColumn<ParkingRow> => {
      if (column.id === 'name') {
        return {
          ...column,
          header: t('parking.columns.name'),
          value: (row) => (row.rowType === 'own' ? t('parking.own') : column.value(row)),
          cell: (row) => <Name row={row} own={t('parking.own')} languages={inOrder} />,
        }
      }
      const { cell, text } = column
      return {
        ...column,
        ...(column.id === 'areaId' ? { header: t('parking.columns.areaId'), phone: 'second' as const } : {}),
        value: (row) => (row.rowType === 'own' ? '' : column.value(row)),
        ...(text ? { text: (row: ParkingRow) => (row.rowType === 'own' ? '' : text(row)) } : {}),
        ...(cell ? { cell: (row: ParkingRow) => (row.rowType === 'own' ? null : cell(row)) } : {}),
      }
    })
    // the tree is drawn in the name column
    const [name, ...others] = rest
    const columns = [name, index, ...others].filter((column) => column !== undefined)
    return mergeStates(columns, c('content.both'))
  }, [context, t, c])
}

type NameProps = { row: ParkingRow; own: string; languages: readonly Language[] }

const Name = ({ row, own, languages }: NameProps) => (
  <span className="flex min-w-0 items-center gap-2.5">
    {row.rowType === 'garage' && <IconBadge size="small">P</IconBadge>}
    {row.rowType === 'own' ? own : <Cell.Localised text={row.name} languages={languages} />}
  </span>
)
