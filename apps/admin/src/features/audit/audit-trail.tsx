import type { AuditEntry } from '@kiosk-admin/api-client'
import { Button, EmptyState, ErrorState, PageHeader, Skeleton } from '@kiosk-admin/ui'
import { Download, History, UserRoundX, X } from 'lucide-react'
import { useState } from 'react'
import { useAudit } from '../../data/malls/use-audit'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { useOwnSession } from '../../data/people/use-own-session'
import { usePersonalData } from '../../data/people/use-personal-data'
import { useRevertDialog } from '../../shared/changes/use-revert-dialog'
import { EraseDialog } from '../../shared/deletion/personal-data/erase-dialog'
import { personalDataMessages } from '../../shared/deletion/personal-data/messages'
import { failureText, toastFailure } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { AuditFilters } from './audit-filters'
import { AuditLine } from './audit-line'
import { auditMessages } from './messages'
import { useAuditFilter } from './use-audit-filter'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

/** The audit log of this mall, users and groups; limited to one record when the address names it. */
export function AuditTrail() {
  const t = useMessages(auditMessages)
  const textIn = useLocalisedText()
  const mayReadAll = useOwnSession().data?.administrator === true
  const [filter, setQuery] = useAuditFilter(mayReadAll)
  const { record } = filter
  const { data, error, retry, more, busy, failure } = useAudit(filter)
  const { everywhere, record: _, ...narrowed } = filter
  const { revertOf, dialog } = useRevertDialog()
  const isNarrowed = Object.keys(narrowed).length > 0
  const ofRecord = data?.find(({ recordId }) => recordId === record)
  const text = ofRecord && textIn(ofRecord.recordName)
  const name = text && ofRecord.resource === 'Publication' ? t('audit.numbered.name', { number: text }) : text
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
        <p className="m-0 mb-4 flex flex-wrap items-center gap-3">
          <span className="rounded-md bg-accent-soft px-2.5 py-1 text-sm font-medium text-accent-text">
            {name ? t('audit.only', { name }) : t('audit.onlyOne')}
          </span>
          <Button size="small" icon={<X {...icon} />} onClick={() => setQuery({ record: null })}>
            {t('audit.all')}
          </Button>
          {mayReadAll && ofRecord?.resource === 'User' && name && <PersonActions user={{ id: record, name }} />}
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
      <Days
        entries={data ?? []}
        onlyOf={record ? undefined : (id) => setQuery({ record: id })}
        // other malls have kiosks of their own
        revertOf={everywhere ? undefined : revertOf}
      />
      {dialog}
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

/** What is kept about a user, also after the account is gone. */
function PersonActions({ user }: { user: { id: string; name: string } }) {
  const t = useMessages(personalDataMessages)
  const own = useOwnSession().data?.userId
  const { download } = usePersonalData()
  const [erasing, setErasing] = useState(false)
  return (
    <>
      <Button size="small" icon={<Download {...icon} />} onClick={() => void download(user.id).catch(toastFailure)}>
        {t('personalData.download')}
      </Button>
      {user.id !== own && (
        <Button size="small" icon={<UserRoundX {...icon} />} onClick={() => setErasing(true)}>
          {t('personalData.erase')}
        </Button>
      )}
      {erasing && <EraseDialog user={user} onClose={() => setErasing(false)} />}
    </>
  )
}

type DaysProps = {
  entries: readonly AuditEntry[]
  onlyOf: ((record: string) => void) | undefined
  revertOf: ((record: string) => (() => void) | undefined) | undefined
}

/** Entries grouped by day in the mall's time zone. */
function Days({ entries, onlyOf, revertOf }: DaysProps) {
  const t = useMessages(auditMessages)
  const when = useDateFormat()
  const newest = new Map(entries.toReversed().map(({ id, recordId }) => [recordId, id]))
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
          <AuditLine
            key={entry.id}
            {...{ entry, onlyOf }}
            // once for each record
            revert={newest.get(entry.recordId) === entry.id ? revertOf?.(entry.recordId) : undefined}
          />
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
