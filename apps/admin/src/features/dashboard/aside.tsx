import { contentTypes, may, mayPreview } from '@kiosk-admin/api-client'
import { ChangeMark, Skeleton, Link as TextLink } from '@kiosk-admin/ui'
import type { ReactNode } from 'react'
import { useList } from '../../data/content/use-list'
import { useDateFormat } from '../../data/malls/use-date-format'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { usePermissions } from '../../data/malls/use-mall'
import { countAll } from '../../data/publication/use-pending'
import { useChanges } from '../../data/publication/use-publication'
import { useChangeText } from '../../shared/changes/changes'
import { authorName } from '../../shared/i18n/author-name'
import { useMessages } from '../../shared/i18n/i18n'
import { useQuery } from '../../shared/routing/location'
import { dashboardMessages } from './messages'
import { type Upcoming, upcoming } from './upcoming'

const SHOWN = 5
const SHOWN_DAYS = 7

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mt-0 mb-1.5 text-lg font-bold text-fg-strong">{title}</h2>
      {children}
    </section>
  )
}

/** A list where there is something to list. */
const Rows = ({ children }: { children: readonly ReactNode[] }) =>
  children.length > 0 && <ul className="m-0 list-none divide-y divide-line-faint p-0">{children}</ul>

/** Rows that are still loading. */
const Loading = () => (
  <div className="flex flex-col gap-4.5 py-3">
    <Skeleton style={{ width: '80%' }} />
    <Skeleton style={{ width: '65%' }} />
    <Skeleton style={{ width: '75%' }} />
  </div>
)

/** Opens the publish panel. */
function PanelLink({ children }: { children: ReactNode }) {
  const [, setQuery] = useQuery()
  return (
    <TextLink asChild className="mt-1 block min-h-6 text-start text-sm">
      <button type="button" onClick={() => setQuery({ panel: 'publish' })}>
        {children}
      </button>
    </TextLink>
  )
}

/** The latest changes that are not published yet. */
function NotOnTheKiosks() {
  const t = useMessages(dashboardMessages)
  const describe = useChangeText()
  const when = useDateFormat()
  const { data, loading } = useChanges()
  const changes = data?.changes
  const keptBack = data?.keptBack.length ?? 0
  const hidden = data ? countAll(data) - data.changes.length : 0
  const newest = [...(changes ?? [])].sort((a, b) => (b.at ?? '').localeCompare(a.at ?? ''))
  return (
    <Part title={t('dashboard.pending')}>
      {loading && <Loading />}
      {changes?.length === 0 && hidden === 0 && (
        <p className="m-0 py-2 text-sm text-fg-muted">
          {t(keptBack > 0 ? 'dashboard.nothingActivePending' : 'dashboard.nothingPending')}
        </p>
      )}
      <Rows>
        {newest.slice(0, SHOWN).map((change) => {
          const { name, type, fields } = describe(change)
          const details = [
            type,
            ...(change.kind === 'changed' ? fields : []),
            ...change.authors.slice(0, 1).map(authorName),
            ...(change.at ? [when.stamp(change.at)] : []),
          ]
          return (
            <li key={change.id} className="flex items-center gap-2.5 py-2">
              <ChangeMark kind={change.kind} />
              <span className="flex min-w-0 flex-col">
                <span className="truncate text-sm font-medium text-fg-strong">{name}</span>
                <span className="truncate text-xs text-fg-subtle tabular-nums">{details.join(', ')}</span>
              </span>
            </li>
          )
        })}
      </Rows>
      {hidden > 0 && <PanelLink>{t('dashboard.hidden', { count: hidden })}</PanelLink>}
      {keptBack > 0 && <PanelLink>{t('dashboard.keptBack', { count: keptBack })}</PanelLink>}
      {changes && changes.length > SHOWN && <PanelLink>{t('dashboard.seeAll', { count: changes.length })}</PanelLink>}
    </Part>
  )
}

/** Pending changes and upcoming dates, as far as the user may see them. */
export function Aside() {
  const t = useMessages(dashboardMessages)
  const { data: permissions } = usePermissions()
  if (!permissions) return null
  if (!mayPreview(permissions)) return <p className="m-0 text-sm text-fg-muted">{t('dashboard.askForAccess')}</p>
  const [events, offers] = (['Event', 'Offer'] as const).map((area) => may(permissions, area, 'read'))
  return (
    <>
      <NotOnTheKiosks />
      {(events || offers) && <NextDays events={events === true} offers={offers === true} />}
    </>
  )
}

type Kind = 'event' | 'offer'

/** Records that begin or end within a week. */
function NextDays({ events, offers }: { events: boolean; offers: boolean }) {
  const t = useMessages(dashboardMessages)
  const textIn = useLocalisedText()
  const when = useDateFormat()
  const eventList = useList(contentTypes.event, events)
  const offerList = useList(contentTypes.offer, offers)
  const loading = eventList.loading || offerList.loading
  const known = !loading && !eventList.error && !offerList.error
  const next = upcoming({ event: eventList.data ?? [], offer: offerList.data ?? [] }, when.today()).slice(0, SHOWN_DAYS)
  const nothing =
    events && offers ? t('dashboard.nothingNext') : t(`dashboard.nothingNextOf.${events ? 'event' : 'offer'}`)
  const nameOf = (entry: Upcoming) =>
    'name' in entry ? textIn(entry.name) : t(`dashboard.many.${entry.kind as Kind}`, { count: entry.count })
  return (
    <Part title={t('dashboard.nextDays')}>
      {loading && <Loading />}
      {known && next.length === 0 && <p className="m-0 py-2 text-sm text-fg-muted">{nothing}</p>}
      <Rows>
        {(loading ? [] : next).map((entry) => (
          <li
            key={`${entry.day} ${entry.edge} ${entry.kind} ${'id' in entry ? entry.id : ''}`}
            className="flex items-baseline gap-3 py-2 tabular-nums"
          >
            <span className="w-14 shrink-0 text-sm text-fg-muted">
              {when.day(entry.day, { weekday: 'short', day: 'numeric' })}
            </span>
            <span className="min-w-0 flex-1 truncate text-sm font-medium text-fg-strong">{nameOf(entry)}</span>
            <span className="text-xs text-fg-subtle">
              {t(`dashboard.${entry.edge}`, { count: 'count' in entry ? entry.count : 1 })}
            </span>
          </li>
        ))}
      </Rows>
    </Part>
  )
}
