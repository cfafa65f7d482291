import type { AuditEntry } from '@kiosk-admin/api-client'
import { Button, EmptyState, ErrorState, PageHeader, Skeleton } from '@kiosk-admin/ui'
import { History, X } from 'lucide-react'
import { useAudit } from '../../data/malls/use-audit'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useOwnSession } from '../../data/people/use-own-session'
import { failureText } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { AuditFilters } from './audit-filters'
import { AuditLine } from './audit-line'
import { auditMessages } from './messages'
import { useAuditFilter } from './use-audit-filter'

/** The audit log of this mall, users and groups; limited to one record when the address names it. */
export function AuditTrail() {
  const t = useMessages(auditMessages)
  const textIn = useLocalisedText()
  const mayReadAll = useOwnSession().data?.administrator === true
  const [filter, setQuery] = useAuditFilter(mayReadAll)
  const { record } = filter
  const { data, error, retry, more, busy, failure } = useAudit(filter)
  const { everywhere, record: _, ...narrowed } = filter
  const isNarrowed = Object.keys(narrowed).length > 0
  const name = record && textIn(data?.find(({ recordId }) => recordId === record)?.recordName)
  return (
    <>
      <PageHeader title={t('audit.title')} sub={t('audit.sub')} />
      <AuditFilters
        filter={filter}
        // filtering is no step to go back through
        setQuery={(patch) => setQuery(patch, { replace: true })}
        mayReadAll={mayReadAll}
      />
      {record && (
        <p className="m-0 mb-4 flex items-center gap-3">
          <span className="rounded-md bg-accent-soft px-2.5 py-1 text-sm font-medium text-accent-text">
            {name ? t('audit.only', { name }) : t('audit.onlyOne')}
          </span>
          <Button
            size="small"
            icon={<X size={16} strokeWidth={1.5} aria-hidden="true" />}
            onClick={() => setQuery({ record: null })}
          >
            {t('audit.all')}
          </Button>
        </p>
      )}
      {error && (
        <ErrorState title={t('audit.failed')} onRetry={retry}>
          {failureText(error)}
        </ErrorState>
      )}
      {!data && !error && <TrailSkeleton />}
      {data?.length === 0 && (
        <EmptyState
          icon={<History strokeWidth={1.5} />}
          title={isNarrowed ? t('audit.noMatch.title') : t('audit.empty.title')}
        >
          {isNarrowed ? t('audit.noMatch.text') : t('audit.empty.text')}
        </EmptyState>
      )}
      <Days entries={data ?? []} onlyOf={record ? undefined : (id) => setQuery({ record: id })} />
      {failure !== undefined && (
        <p role="alert" className="mt-4 mb-0 text-sm text-danger-text">
          {failureText(failure)}
        </p>
      )}
      {more && (
        <Button className="mt-6" busy={busy} onClick={() => void more()}>
          {t('audit.more')}
        </Button>
      )}
    </>
  )
}

type DaysProps = { entries: readonly AuditEntry[]; onlyOf: ((record: string) => void) | undefined }

/** Entries grouped by day in the mall's time zone. */
function Days({ entries, onlyOf }: DaysProps) {
  const t = useMessages(auditMessages)
  const when = useDateFormat()
  const days = Map.groupBy(entries, ({ at }) => when.dayOf(at))
  return [...days].map(([day, entriesOfDay]) => (
    <section key={day} className="mb-6 max-w-4xl">
      <h2 className="m-0 border-b-2 border-fg-strong pb-1.5 text-base font-bold text-fg-strong">
        {day === when.today()
          ? t('audit.today')
          : when.day(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })}
      </h2>
      <ol className="m-0 list-none p-0">
        {entriesOfDay.map((entry) => (
          <AuditLine key={entry.id} entry={entry} onlyOf={onlyOf} />
        ))}
      </ol>
    </section>
  ))
}

function TrailSkeleton() {
  const t = useMessages(auditMessages)
  return (
    <div role="status" aria-label={t('audit.loading')} className="flex max-w-xl flex-col gap-6 pt-2">
      <Skeleton style={{ width: '60%' }} />
      <Skeleton style={{ width: '90%' }} />
      <Skeleton style={{ width: '75%' }} />
    </div>
  )
}
