import { contentTypes, type TypeNumber } from '@kiosk-admin/api-client'
import { addDays, hoursInMall, slotsOn } from '@kiosk-admin/ui/headless'
import { Cell } from '@kiosk-admin/ui/table'
import { useMemo } from 'react'
import { useCategories } from '../../data/content/use-categories'
import { useInfoPage } from '../../data/content/use-info-page'
import { useOptions } from '../../data/content/use-list'
import { useDateFormat } from '../../data/malls/use-date-format'
import { branchOf } from '../../shared/categories/category-tree'
import { useKindMessages } from '../../shared/content/kind'
import type { Column, Row } from '../../shared/content/list/columns'
import { useMessages } from '../../shared/i18n/i18n'
import { useLanguage } from '../../shared/i18n/language'
import { textIn } from '../../shared/i18n/localised'
import { itemMessages } from './item-messages'
import { categoryIdsOf, itemOf } from './item-row'

/** Columns with logo, category names and today's opening hours. */
export function useItemColumns(type: TypeNumber) {
  const t = useMessages(itemMessages)
  const kind = useKindMessages()
  const language = useLanguage()
  const today = useDateFormat().today()
  const { data: categories } = useCategories(type)
  const { data: options } = useOptions(contentTypes.item)
  const { data: mall } = useInfoPage()
  return useMemo(() => {
    const logos = new Map(options?.map(({ id, thumbnailUrl }) => [id, thumbnailUrl ?? undefined]))
    const names = new Map(categories?.map(({ id, name }) => [id, textIn(name, language)]))
    const namesOf = (row: Row) => categoryIdsOf(row).flatMap((id) => names.get(id) ?? [])
    const hoursOf = (row: Row) => hoursInMall(itemOf(row).openingHours, mall?.openingHours)
    const slots = (row: Row, day: string) => {
      const hours = hoursOf(row)
      return hours && slotsOn(hours, day)
    }
    const hours: Column = {
      id: 'today',
      header: t('items.today'),
      value: (row) =>
        slots(row, today)
          ?.map(({ from, to }) => `${from}–${to}`)
          .join(', '),
      cell: (row) => <Cell.HoursToday hours={slots(row, today)} yesterday={slots(row, addDays(today, -1)) ?? []} />,
      search: false,
      // room for two slots a day
      width: 'minmax(0, 1.5fr)',
      phone: 'second',
    }
    const own: Record<string, Partial<Column>> = {
      name: { width: 'minmax(0, 2fr)' },
      categoryIds: {
        header: kind('fields.categoryIds'),
        value: (row) => namesOf(row).join(', '),
        filter: (row, option) => {
          const branch = branchOf(categories ?? [], option)
          return categoryIdsOf(row).some((id) => branch.has(id))
        },
        parameters: (chosen) => ({ categoryId: chosen.flatMap((id) => [...branchOf(categories ?? [], id)]) }),
        width: 'minmax(0, 1.5fr)',
      },
      areaId: { header: kind('fields.areaId'), wide: true, width: '5rem' },
    }
    return (columns: readonly Column[]): readonly Column[] =>
      columns.flatMap((column): Column[] => {
        const merged = { ...column, ...own[column.id] }
        if (column.id === 'name') {
          return [
            {
              ...merged,
              cell: (row) => (
                <Cell.Title media={<Cell.Image src={logos.get(row.id)} />}>{column.cell?.(row)}</Cell.Title>
              ),
            },
          ]
        }
        return column.id === 'categoryIds' ? [merged, hours] : [merged]
      })
  }, [language, today, categories, options, mall, t, kind])
}
