import { auditKinds, may } from '@kiosk-admin/api-client'
import { Button, Combobox, DateRangePicker, SearchField, SegmentedControl, Select } from '@kiosk-admin/ui'
import { type DateRange, isDay } from '@kiosk-admin/ui/headless'
import { Download, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { type AuditFilter, useAuditExport } from '../../data/malls/use-audit'
import { useDateFormat } from '../../data/malls/use-date-format'
import { usePermissions } from '../../data/malls/use-mall'
import { useUsers } from '../../data/people/use-people'
import { toastFailure } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import type { QueryPatch } from '../../shared/routing/location'
import { saveFile } from '../../shared/save-file'
import { auditMessages } from './messages'

type AuditFiltersProps = { filter: AuditFilter; setQuery: (patch: QueryPatch) => void }

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
/** How long typing may pause before the search starts. */
const typingPause = 300

/** Filters of the audit log by user, action, days and text, and the export of what they select. */
export function AuditFilters({ filter, setQuery, mayReadAll }: AuditFiltersProps & { mayReadAll: boolean }) {
  const t = useMessages(auditMessages)
  const { data: permissions = {} } = usePermissions()
  const mayReadUsers = may(permissions, 'User', 'read')
  const { data: users } = useUsers(mayReadUsers)
  const { userId, kind, from, q, everywhere } = filter
  const [clears, setClears] = useState(0)
  function clear() {
    // also what was typed and not applied yet
    setClears(clears + 1)
    setQuery({ user: null, kind: null, from: null, till: null, q: null })
  }
  const isFiltered = userId !== undefined || kind !== undefined || from !== undefined || q !== undefined
  const kinds = auditKinds.map((value) => ({ value, label: t(`audit.action.${value}`).replace(/:$/, '') }))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms that are submitted
    <div role="group" aria-label={t('audit.filters')} className="mb-5 flex flex-wrap items-end gap-x-3 gap-y-2">
      {mayReadAll && (
        <SegmentedControl
          label={t('audit.scope')}
          labelHidden
          value={everywhere ? 'all' : 'this'}
          onValueChange={(next) => setQuery({ malls: next === 'all' ? 'all' : null })}
          options={[
            { value: 'this', label: t('audit.thisMall') },
            { value: 'all', label: t('audit.allMalls') },
          ]}
        />
      )}
      <Search key={`search-${clears}`} q={q ?? ''} onSearch={(next) => setQuery({ q: next || null })} />
      {mayReadUsers && (
        <Combobox
          label={t('audit.user')}
          placeholder={t('audit.anyUser')}
          className="w-52 max-sm:w-full"
          value={userId ?? ''}
          onValueChange={(next) => setQuery({ user: next || null })}
          options={(users ?? []).map(({ id, username }) => ({ value: id, label: username }))}
        />
      )}
      <Select
        label={t('audit.kind')}
        placeholder={t('audit.anyKind')}
        className="w-52 max-sm:w-full"
        value={kind ?? ''}
        onValueChange={(next) => setQuery({ kind: next || null })}
        options={kinds}
      />
      <Days key={`days-${clears}`} filter={filter} setQuery={setQuery} />
      {isFiltered && (
        <Button variant="quiet" icon={<X {...icon} />} onClick={clear}>
          {t('audit.clear')}
        </Button>
      )}
      <ExportButton filter={filter} />
    </div>
  )
}

/** Searches after a pause in typing. */
function Search({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const t = useMessages(auditMessages)
  const [text, setText] = useState(q)
  const [lastQ, setLastQ] = useState(q)
  if (q !== lastQ) {
    setLastQ(q)
    // the address changed otherwise, for example by Back
    if (q !== text.trim()) setText(q)
  }
  const search = useEffectEvent(onSearch)
  useEffect(() => {
    const next = text.trim()
    if (next === q) return
    const timer = setTimeout(() => search(next), typingPause)
    return () => clearTimeout(timer)
  }, [text, q])
  return (
    <SearchField
      aria-label={t('audit.search')}
      className="w-64 max-sm:w-full"
      maxLength={100}
      value={text}
      onValueChange={setText}
    />
  )
}

/** The date range. Incomplete input stays in the field. */
function Days({ filter: { from = '', till = '' }, setQuery }: AuditFiltersProps) {
  const t = useMessages(auditMessages)
  const today = useDateFormat().today()
  const [typed, setTyped] = useState<DateRange>()
  function choose(next: DateRange) {
    const isEmpty = next.from === '' && next.to === ''
    const isComplete = isDay(next.from) && isDay(next.to) && next.from <= next.to
    setTyped(isEmpty || isComplete ? undefined : next)
    if (isEmpty) setQuery({ from: null, till: null })
    else if (isComplete) setQuery({ from: next.from, till: next.to })
  }
  return (
    <DateRangePicker
      label={t('audit.range')}
      className="w-68 max-sm:w-full"
      value={typed ?? { from, to: till }}
      onValueChange={choose}
      max={today}
      presets={['today', 'last7Days', 'lastMonth']}
    />
  )
}

function ExportButton({ filter }: { filter: AuditFilter }) {
  const t = useMessages(auditMessages)
  const exportAudit = useAuditExport(filter)
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const { blob, name } = await exportAudit()
      saveFile(blob, name ?? 'history.csv')
    } catch (error) {
      toastFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button className="ms-auto max-sm:ms-0" icon={<Download {...icon} />} busy={busy} onClick={() => void save()}>
      {t('audit.export')}
    </Button>
  )
}
