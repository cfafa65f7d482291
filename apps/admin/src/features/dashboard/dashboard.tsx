import { contentTypes, may, type Permissions, type Visibility } from '@kiosk-admin/api-client'
import { Button, Note, PageHeader } from '@kiosk-admin/ui'
import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { useList } from '../../data/content/use-list'
import { useDateFormat } from '../../data/malls/use-date-format'
import { usePermissions } from '../../data/malls/use-mall'
import { useVisibilityChanges } from '../../data/malls/use-mall-clock'
import { usePublished } from '../../data/publication/use-published'
import { AsOf, useStale } from '../../shared/failures/as-of'
import { useMessages } from '../../shared/i18n/i18n'
import { Aside } from './aside'
import { Board } from './board'
import { dashboardMessages } from './messages'
import { PublicationLine } from './publication-line'

/** Counts of the mall's content, its publication state, and upcoming dates. */
export function Dashboard() {
  const t = useMessages(dashboardMessages)
  const when = useDateFormat()
  const { data: permissions } = usePermissions()
  const { error, retry } = usePublished()
  const reads = (area: 'Event' | 'Offer') => permissions !== undefined && may(permissions, area, 'read')
  const events = useList(contentTypes.event, reads('Event'))
  const offers = useList(contentTypes.offer, reads('Offer'))
  const states = [...(events.data ?? []), ...(offers.data ?? [])].map(({ visibility }) => visibility)
  useVisibilityChanges(states, () => {
    for (const reload of [retry, events.retry, offers.retry]) reload()
  })
  const today = when.day(when.today(), { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <>
      <PageHeader
        title={capital(today)}
        sub={events.data && offers.data && <OnTheKiosks events={events.data} offers={offers.data} />}
      >
        {permissions && <NewRecords permissions={permissions} />}
      </PageHeader>
      {error && (
        <Note
          tone="error"
          className="mb-4"
          action={
            <Button size="small" onClick={retry}>
              {t('dashboard.retry')}
            </Button>
          }
        >
          {t('dashboard.failed')}
        </Note>
      )}
      <AsOf>
        <PublicationLine />
        <div className="grid grid-cols-[minmax(0,1fr)_18.5rem] items-start gap-8 max-lg:grid-cols-1">
          <Board />
          <aside aria-label={t('dashboard.aside')} className="flex flex-col gap-8">
            <Aside />
          </aside>
        </div>
      </AsOf>
    </>
  )
}

/** Some languages write weekdays in lower case; headings start with a capital. */
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

type Listed = readonly { visibility: Visibility }[]

function OnTheKiosks({ events, offers }: { events: Listed; offers: Listed }) {
  const t = useMessages(dashboardMessages)
  const stale = useStale()
  const countShown = (list: Listed) => list.filter(({ visibility }) => visibility.state === 'shown').length
  return (
    <span data-stale={stale} className="text-fg-muted">
      {t('dashboard.onKiosks', { events: countShown(events), offers: countShown(offers) })}
    </span>
  )
}

function NewRecords({ permissions }: { permissions: Permissions }) {
  const t = useMessages(dashboardMessages)
  const plus = <Plus size={16} strokeWidth={1.5} aria-hidden="true" />
  return (
    <>
      {may(permissions, 'Event', 'write') && (
        <Button asChild icon={plus} className="max-sm:hidden">
          <Link href="/published/event?dialog=eventEdit">{t('dashboard.newEvent')}</Link>
        </Button>
      )}
      {may(permissions, 'Offer', 'write') && (
        <Button asChild icon={plus} className="max-sm:hidden">
          <Link href="/published/offer?dialog=offerEdit">{t('dashboard.newOffer')}</Link>
        </Button>
      )}
    </>
  )
}
