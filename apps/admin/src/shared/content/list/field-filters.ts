// Filters of a list that follow from the fields of its kind: by the week of its days, and by missing pictures.

import { type ContentType, dayAt, type WeekEdge, weekOf } from '@kiosk-admin/api-client'
import { useMemo } from 'react'
import { useDateFormat } from '../../../data/malls/use-date-format'
import { useMessages } from '../../i18n/i18n'
import { useKind } from '../kind'
import type { Column } from './columns'
import { filterMessages } from './filter-messages'

/** Names of the filters in the address: `week=ends&without=imageId`. */
export const WEEK = 'week'
export const WITHOUT = 'without'

type Days = Pick<ContentType, 'firstDay' | 'lastDay'>

const pathOf = ({ firstDay, lastDay }: Days, edge: string) => (edge === 'starts' ? firstDay : lastDay)

/** The edges of its days that a kind has. */
export const weekEdges = (type: Days): WeekEdge[] =>
  (['starts', 'ends'] as const).filter((edge) => pathOf(type, edge) !== undefined)

/** Hidden columns for these filters. */
export function useFieldFilters(): readonly Column[] {
  const { type } = useKind()
  const t = useMessages(filterMessages)
  const today = useDateFormat().today()
  return useMemo(() => {
    const { first, last } = weekOf(today)
    const hidden = { value: () => '', search: false, sort: false } as const
    return [
      {
        id: WEEK,
        header: t('listFilter.only'),
        ...hidden,
        filter: (row, edge) => {
          const day = dayAt(row, pathOf(type, edge))
          return day !== null && day >= first && day <= last
        },
      },
      {
        id: WITHOUT,
        header: t('listFilter.withoutPicture'),
        ...hidden,
        filter: (row, field) => (row[field] ?? null) === null,
      },
    ]
  }, [type, t, today])
}
