import { Checkbox } from '@kiosk-admin/ui'
import { useLocalisedText } from '../../../data/malls/use-localised-text'
import type { Row } from '../../../shared/content/list/columns'
import { useMessages } from '../../../shared/i18n/i18n'
import { useKitLabels } from '../../../shared/kit'
import type { HoursPreview } from './bulk-hours'
import { hoursMessages } from './hours-messages'

type BulkHoursListProps = {
  lines: readonly (HoursPreview & { row: Row })[]
  /** The ids of excluded items. */
  excluded: ReadonlySet<string>
  onExcludedChange: (excluded: ReadonlySet<string>) => void
}

/** Items with their opening hours before and after, and a checkbox to exclude each. */
export function BulkHoursList({ lines, excluded, onExcludedChange }: BulkHoursListProps) {
  const t = useMessages(hoursMessages)
  const textIn = useLocalisedText()
  const open = lines.filter(({ state }) => state === 'changed').map(({ row }) => row.id)
  const excludedCount = open.filter((id) => excluded.has(id)).length

  function leaveOut(ids: readonly string[], out: boolean) {
    const next = new Set(excluded)
    for (const id of ids) {
      if (out) next.add(id)
      else next.delete(id)
    }
    onExcludedChange(next)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a column in every browser
    <div role="group" aria-label={t('bulkHours.list')} className="flex min-w-0 flex-col">
      <div className="flex items-center justify-between border-b border-line py-2">
        <Checkbox
          label={t('bulkHours.all')}
          disabled={open.length === 0}
          value={
            open.length > 0 && (excludedCount === 0 ? true : excludedCount === open.length ? false : 'indeterminate')
          }
          onValueChange={(checked) => leaveOut(open, !checked)}
        />
        <span className="text-sm text-fg-muted tabular-nums">{`${open.length - excludedCount} / ${lines.length}`}</span>
      </div>
      <ul className="m-0 flex list-none flex-col p-0">
        {lines.map(({ row, state, before, after }) => (
          <li key={row.id} className="border-b border-line-faint py-2 tabular-nums">
            <Checkbox
              label={textIn(row.name)}
              hint={<Line state={state} before={before} after={after} />}
              disabled={state !== 'changed'}
              value={state === 'changed' && !excluded.has(row.id)}
              onValueChange={(checked) => leaveOut([row.id], !checked)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Line({ state, before, after }: Omit<HoursPreview, 'next'>) {
  const t = useMessages(hoursMessages)
  const { hours } = useKitLabels()
  if (state === 'same') return t('bulkHours.same')
  if (state === 'mallUnknown') return t('bulkHours.mallUnknown')
  if (state !== 'changed') return hours.problems[state]
  return (
    <>
      {before} <span aria-hidden="true">→</span>
      <span className="sr-only"> {t('bulkHours.becomes')} </span>{' '}
      <strong className="font-medium text-fg-strong">{after}</strong>
    </>
  )
}
