import { Checkbox, Combobox, Pagination, Select } from '@kiosk-admin/ui'
import { formatSlots } from '@kiosk-admin/ui/hours'
import { useMemo, useState } from 'react'
import { useDateFormat } from '../../../../data/malls/use-date-format'
import { useLocalisedText } from '../../../../data/malls/use-localised-text'
import { useMessages } from '../../../../shared/i18n/i18n'
import { useLanguage } from '../../../../shared/i18n/language'
import { languageDisplay } from '../../../../shared/i18n/language-display'
import { valueMessages } from '../../../../shared/i18n/value-messages'
import { focusStep } from '../../../../shared/import-export/focus-step'
import { useKitLabels } from '../../../../shared/kit'
import type { MallPlans } from '../mall-plans'
import { mapImportMessages } from '../messages'
import type { ImportPlan, PlacedStation, PlacedTenant } from '../plan-import'
import type { MapImport } from '../use-map-import'
import { NEW, NONE, type TenantKind } from './tenant-kinds'
import { weekText } from './week-text'

const pageSize = 20

type TenantsPageProps = {
  plan: ImportPlan
  mall: MallPlans
  importer: Pick<MapImport, 'setTenant' | 'setHours' | 'setCategory' | 'setStation'>
}

/** The shops and kiosks of the file: staff choose for each whether it becomes a new record, an existing one, or none. */
export function TenantsPage({ plan, mall, importer }: TenantsPageProps) {
  const t = useMessages(mapImportMessages)
  const { tenants, categories, stations } = plan
  const nothing = tenants.length === 0 && stations.length === 0
  return (
    <div className="flex flex-col gap-6">
      <p tabIndex={-1} ref={focusStep} className="m-0 text-sm text-fg-muted outline-none">
        {t(nothing ? 'mapImport.tenants.none' : 'mapImport.tenants.text')}
      </p>
      {categories.length > 0 && (
        <div className="grid grid-cols-2 gap-x-6 gap-y-4 max-sm:grid-cols-1">
          {categories.map(({ kind, target }) => (
            <CategoryChoice key={kind} {...{ kind, target, mall }} onChoose={importer.setCategory} />
          ))}
        </div>
      )}
      {tenants.length > 0 && (
        <Tenants tenants={tenants} mall={mall} onChoose={importer.setTenant} onHours={importer.setHours} />
      )}
      {stations.length > 0 && <Stations stations={stations} mall={mall} onChoose={importer.setStation} />}
    </div>
  )
}

type CategoryChoiceProps = {
  kind: TenantKind
  target: string
  mall: MallPlans
  onChoose: (kind: TenantKind, target: string) => void
}

const pageOf = { shop: 'shops', restaurant: 'restaurants', service: 'serviceCompanies' } as const

function CategoryChoice({ kind, target, mall, onChoose }: CategoryChoiceProps) {
  const t = useMessages(mapImportMessages)
  const v = useMessages(valueMessages)
  const textIn = useLocalisedText()
  return (
    <Select
      label={t(`mapImport.tenants.category.${kind}`)}
      options={[
        ...mall.categories[kind].map(({ id, name }) => ({ value: id, label: textIn(name) })),
        { value: NEW, label: t('mapImport.tenants.newCategory', { name: v(`values.page.${pageOf[kind]}`) }) },
      ]}
      value={target}
      onValueChange={(next) => onChoose(kind, next)}
    />
  )
}

type TenantsProps = {
  tenants: readonly PlacedTenant[]
  mall: MallPlans
  onChoose: (id: string, target: string) => void
  onHours: (id: string, takesHours: boolean) => void
}

function Tenants({ tenants, mall, onChoose, onHours }: TenantsProps) {
  const t = useMessages(mapImportMessages)
  const textIn = useLocalisedText()
  const [page, setPage] = useState(1)
  const items = useMemo(
    () =>
      mall.items
        .map(({ id, name }) => ({ value: id, label: textIn(name) }))
        .toSorted((a, b) => a.label.localeCompare(b.label)),
    [mall.items, textIn],
  )
  const title = t('mapImport.tenants.title', { count: tenants.length })
  return (
    <section className="flex flex-col gap-3" aria-label={title}>
      <h3 className="m-0 text-sm font-semibold text-fg-strong">{title}</h3>
      <ul className="m-0 grid list-none grid-cols-2 gap-x-6 gap-y-4 p-0 max-sm:grid-cols-1">
        {tenants.slice((page - 1) * pageSize, page * pageSize).map((one) => (
          <li key={one.tenant.id} className="min-w-0">
            <TenantChoice {...{ one, items, onChoose, onHours }} />
          </li>
        ))}
      </ul>
      {tenants.length > pageSize && (
        <Pagination count={tenants.length} pageSize={pageSize} value={page} onValueChange={setPage} />
      )}
    </section>
  )
}

type TenantChoiceProps = {
  one: PlacedTenant
  items: readonly { value: string; label: string }[]
  onChoose: TenantsProps['onChoose']
  onHours: TenantsProps['onHours']
}

function TenantChoice({ one, items, onChoose, onHours }: TenantChoiceProps) {
  const t = useMessages(mapImportMessages)
  const textIn = useLocalisedText()
  const hoursText = useHoursText(one)
  const { tenant, target, level, mayWrite, item, hours, takesHours } = one
  const name = textIn(tenant.name)
  const on = t('mapImport.areas.on', { level: textIn(level.name) || level.id })
  return (
    <div className="flex flex-col gap-2">
      <Combobox
        label={t('mapImport.tenants.target', { name })}
        options={[
          { value: NEW, label: t(`mapImport.tenants.create.${tenant.kind}`) },
          { value: NONE, label: t('mapImport.tenants.leaveOut') },
          ...items,
        ]}
        value={target}
        onValueChange={(next) => onChoose(tenant.id, next || NONE)}
        clearable={false}
        readOnlyReason={mayWrite ? undefined : t('mapImport.tenants.notAllowed')}
        hint={target === NEW ? `${on}. ${hoursText}` : on}
      />
      {item && hours && (
        <Checkbox
          label={t('mapImport.tenants.useHours', { name })}
          hint={hoursText}
          value={takesHours}
          onValueChange={(next) => onHours(tenant.id, next)}
        />
      )}
    </div>
  )
}

/** The opening hours of the file, and what of them is not read. */
function useHoursText({ hours, unread }: PlacedTenant): string {
  const t = useMessages(mapImportMessages)
  const { locale } = languageDisplay[useLanguage()]
  const when = useDateFormat()
  const labels = useKitLabels().hours
  const day = (date: string) => when.day(date, { day: 'numeric', month: 'short', year: 'numeric' })
  const days = hours?.exceptions.map(({ from, to, slots }) => {
    return `${from === to ? day(from) : `${day(from)} – ${day(to)}`} ${formatSlots(slots, labels)}`
  })
  return [
    hours ? t('mapImport.tenants.hours', { hours: weekText(hours, locale) }) : t('mapImport.tenants.noHours'),
    ...(days && days.length > 0 ? [t('mapImport.tenants.specialDays', { days: days.join('; ') })] : []),
    ...(unread.length > 0 ? [t('mapImport.tenants.unread', { parts: unread.join('; ') })] : []),
  ].join(' ')
}

type StationsProps = {
  stations: readonly PlacedStation[]
  mall: MallPlans
  onChoose: (id: string, target: string) => void
}

function Stations({ stations, mall, onChoose }: StationsProps) {
  const t = useMessages(mapImportMessages)
  const textIn = useLocalisedText()
  const options = [
    { value: NEW, label: t('mapImport.stations.create') },
    { value: NONE, label: t('mapImport.tenants.leaveOut') },
    ...mall.stations.map(({ id, code, name }) => ({ value: id, label: `${code}, ${name}` })),
  ]
  const title = t('mapImport.stations.title', { count: stations.length })
  return (
    <section className="flex flex-col gap-3" aria-label={title}>
      <h3 className="m-0 text-sm font-semibold text-fg-strong">{title}</h3>
      <ul className="m-0 grid list-none grid-cols-2 gap-x-6 gap-y-4 p-0 max-sm:grid-cols-1">
        {stations.map(({ station, target, level }, index) => (
          <li key={station.id} className="min-w-0">
            <Select
              label={t('mapImport.stations.target', {
                name: textIn(station.name ?? {}) || t('mapImport.stations.unnamed', { number: index + 1 }),
              })}
              options={options}
              value={target}
              onValueChange={(next) => onChoose(station.id, next)}
              hint={t('mapImport.areas.on', { level: textIn(level.name) || level.id })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
