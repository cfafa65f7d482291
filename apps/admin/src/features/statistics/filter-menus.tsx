import { Button, Combobox, DropdownMenu, Popover } from '@kiosk-admin/ui'
import { ChevronDown } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { useStatistics } from '../../data/publication/use-statistics'
import { useMessages } from '../../shared/i18n/i18n'
import { statisticsMessages } from './messages'
import type { StatisticsFilter } from './statistics-filter'
import type { SetFilter } from './use-statistics-filter'

export type GroupName = 'station' | 'type' | 'category' | 'shop'

type FilterProps = { by: GroupName; filter: StatisticsFilter; setFilter: SetFilter }

const chosenOf = ({ stationId, type, categoryId, shopId }: StatisticsFilter): Record<GroupName, string> => ({
  station: stationId ?? '',
  type: type === undefined ? '' : String(type),
  category: categoryId ?? '',
  shop: shopId ?? '',
})

/** "Station All": the name and value of a filter. */
function Trigger({ name, value, ...rest }: ComponentProps<typeof Button> & { name: string; value: string }) {
  return (
    <Button {...rest}>
      <span className="font-normal text-fg-muted">{name}</span> <span className="max-w-40 truncate">{value}</span>
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
    </Button>
  )
}

/** The filter options with clicks in this period; they need no permission for the records. */
export function useChoices({ by, filter }: Pick<FilterProps, 'by' | 'filter'>) {
  const [enabled, setEnabled] = useState(false)
  const chosen = chosenOf(filter)[by]
  const { from, till, view } = filter
  const query = enabled || chosen ? { from, till, view, period: 'month' as const, groupBy: by } : null
  const { data } = useStatistics(query)
  const options = (data?.series ?? []).map(({ key, label }) => ({ value: key, label }))
  const label = options.find(({ value }) => value === chosen)?.label
  return { chosen, options, label, want: (open: boolean) => setEnabled(enabled || open) }
}

/** A filter with few options. */
export function ListFilter({ by, filter, setFilter }: FilterProps) {
  const t = useMessages(statisticsMessages)
  const { chosen, options, label, want } = useChoices({ by, filter })
  return (
    <DropdownMenu.Root onOpenChange={want}>
      <DropdownMenu.Trigger asChild>
        <Trigger name={t(`statistics.filter.${by}`)} value={chosen ? (label ?? '…') : t('statistics.filter.all')} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DropdownMenu.RadioGroup value={chosen} onValueChange={(next) => setFilter({ [by]: next })}>
          <DropdownMenu.RadioItem value="">{t('statistics.filter.all')}</DropdownMenu.RadioItem>
          {options.map((option) => (
            <DropdownMenu.RadioItem key={option.value} value={option.value}>
              {option.label}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

/** A searchable filter with many options. */
export function SearchFilter({ by, filter, setFilter }: FilterProps) {
  const t = useMessages(statisticsMessages)
  const [open, setOpen] = useState(false)
  const { chosen, options, label, want } = useChoices({ by, filter })
  const name = t(`statistics.filter.${by}`)
  const toggle = (next: boolean) => {
    want(next)
    setOpen(next)
  }
  return (
    <Popover.Root open={open} onOpenChange={toggle}>
      <Popover.Trigger asChild>
        <Trigger name={name} value={chosen ? (label ?? '…') : t('statistics.filter.all')} />
      </Popover.Trigger>
      <Popover.Content align="start" aria-label={name} style={{ width: 280 }}>
        <Combobox
          label={name}
          options={options}
          value={chosen}
          onValueChange={(next) => {
            setFilter({ [by]: next })
            setOpen(false)
          }}
        />
      </Popover.Content>
    </Popover.Root>
  )
}

/** Compares with the previous period, or with nothing. */
export function CompareFilter({ filter: { compare }, setFilter }: Omit<FilterProps, 'by'>) {
  const t = useMessages(statisticsMessages)
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Trigger
          name={t('statistics.compare.label')}
          value={t(compare ? 'statistics.compare.on' : 'statistics.compare.off')}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="start">
        <DropdownMenu.RadioGroup
          value={compare ? 'on' : 'off'}
          onValueChange={(next) => setFilter({ compare: next === 'off' ? 'off' : '' })}
        >
          {(['on', 'off'] as const).map((value) => (
            <DropdownMenu.RadioItem key={value} value={value}>
              {t(`statistics.compare.${value}`)}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
