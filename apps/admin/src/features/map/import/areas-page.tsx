import { Combobox, Pagination } from '@kiosk-admin/ui'
import type { KnownCode } from '@kiosk-admin/wayfinding/exchange'
import { useMemo, useState } from 'react'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import { useMessages } from '../../../shared/i18n/i18n'
import { focusStep } from '../../../shared/import-export/focus-step'
import { mapImportMessages } from './messages'
import type { ImportPlan, UnmatchedUnit } from './plan-import'
import { isMachineId } from './tenants/plan-tenants'

const pageSize = 20

type AreasPageProps = {
  plan: ImportPlan
  codes: readonly KnownCode[]
  chosen: Readonly<Record<string, string>>
  onChoose: (key: string, areaId: string) => void
}

/** The areas of the file without a match among the codes: staff choose a code for each. Named and numbered areas come first. */
export function AreasPage({ plan: { matched, unmatched, missing }, codes, chosen, onChoose }: AreasPageProps) {
  const t = useMessages(mapImportMessages)
  const [page, setPage] = useState(1)
  const options = useMemo(
    () =>
      codes.map(({ areaId, names: [first] }) => ({
        value: areaId,
        label: first === undefined ? areaId : t('mapImport.areas.option', { areaId, names: first }),
      })),
    [codes, t],
  )
  const hasMatches = matched.byCode + matched.byName + matched.byHand > 0
  const rank = ({ unit, suggested }: UnmatchedUnit) =>
    suggested.length > 0 ? 0 : unit.names.length > 0 ? 1 : unit.ref ? 2 : 3
  const sorted = unmatched.toSorted((one, other) => rank(one) - rank(other))
  return (
    <div className="flex flex-col gap-4">
      <p tabIndex={-1} ref={focusStep} className="m-0 text-sm text-fg tabular-nums outline-none">
        {hasMatches || unmatched.length > 0 ? t('mapImport.areas.matched', matched) : t('mapImport.areas.none')}
      </p>
      {unmatched.length === 0 && hasMatches && <p className="m-0 text-sm text-fg-muted">{t('mapImport.areas.all')}</p>}
      {unmatched.length > 0 && (
        <section
          className="flex flex-col gap-3"
          aria-label={t('mapImport.areas.unmatched', { count: unmatched.length })}
        >
          <h3 className="m-0 text-sm font-semibold text-fg-strong">
            {t('mapImport.areas.unmatched', { count: unmatched.length })}
          </h3>
          <p className="m-0 text-sm text-fg-muted">{t('mapImport.areas.text')}</p>
          <ul className="m-0 grid list-none grid-cols-2 gap-x-6 gap-y-4 p-0 max-sm:grid-cols-1">
            {sorted.slice((page - 1) * pageSize, page * pageSize).map((one, index) => (
              <li key={one.key} className="min-w-0">
                <UnitCode
                  one={one}
                  number={(page - 1) * pageSize + index + 1}
                  options={options}
                  value={chosen[one.key] ?? ''}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </ul>
          {sorted.length > pageSize && (
            <Pagination count={sorted.length} pageSize={pageSize} value={page} onValueChange={setPage} />
          )}
        </section>
      )}
      {missing.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer font-semibold text-fg-strong">
            {t('mapImport.areas.missing', { count: missing.length })}
          </summary>
          <p className="m-0 mt-1 text-fg-muted">{missing.join(', ')}</p>
        </details>
      )}
    </div>
  )
}

type UnitCodeProps = {
  one: UnmatchedUnit
  /** Place in the list. */
  number: number
  options: readonly { value: string; label: string }[]
  value: string
  onChoose: AreasPageProps['onChoose']
}

function UnitCode({ one: { unit, key, level, suggested }, number, options, value, onChoose }: UnitCodeProps) {
  const t = useMessages(mapImportMessages)
  const textIn = useLocalisedText()
  const known = [unit.ref, unit.names[0]].filter(Boolean).join(', ')
  const name = known || (isMachineId(unit.areaId) ? t('mapImport.areas.unnamed', { number }) : unit.areaId)
  return (
    <Combobox
      label={t('mapImport.areas.code', { unit: name })}
      // codes that share the area's name come first
      options={options.toSorted((a, b) => Number(suggested.includes(b.value)) - Number(suggested.includes(a.value)))}
      value={value}
      onValueChange={(areaId) => onChoose(key, areaId)}
      hint={t('mapImport.areas.on', { level: textIn(level.name) || level.id })}
    />
  )
}
