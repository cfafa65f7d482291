import { contentTypes, may, type Permissions } from '@kiosk-admin/api-client'
import { Button, Note, PageHeader } from '@kiosk-admin/ui'
import { Plus } from 'lucide-react'
import { Link } from 'wouter'
import { useList } from '../../data/content/use-list'
import { useDateFormat } from '../../data/malls/use-date-format'
import { usePermissions } from '../../data/malls/use-mall'
import { usePublished } from '../../data/publication/use-published'
import { isOnKiosks, type KioskStateInput } from '../../shared/content/kiosk-state'
import { useMessages } from '../../shared/i18n/i18n'
import { NextSevenDays, NotOnTheKiosks } from './aside'
import { Board } from './board'
import { dashboardMessages } from './messages'
import { PublicationLine } from './publication-line'

/** Counts of the mall's content, its publication state, and upcoming dates. */
export function Dashboard() {
  const t = useMessages(dashboardMessages)
  const when = useDateFormat()
  const { data: permissions } = usePermissions()
  const { error, retry } = usePublished()
  const today = when.day(when.today(), { weekday: 'long', day: 'numeric', month: 'long' })
  return (
    <>
      <PageHeader title={capital(today)} sub={permissions && <OnTheKiosks permissions={permissions} />}>
        {permissions && <NewRecords permissions={permissions} />}
      </PageHeader>
      <PublicationLine />
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
      <div className="grid grid-cols-[minmax(0,1fr)_18.5rem] items-start gap-8 max-lg:grid-cols-1">
        <Board />
        <aside className="flex flex-col gap-8">
          <NotOnTheKiosks />
          <NextSevenDays />
        </aside>
      </div>
    </>
  )
}

/** Some languages write weekdays in lower case; headings start with a capital. */
const capital = (text: string) => text.charAt(0).toLocaleUpperCase() + text.slice(1)

function OnTheKiosks({ permissions }: { permissions: Permissions }) {
  const t = useMessages(dashboardMessages)
  const reads = { events: may(permissions, 'Event', 'read'), offers: may(permissions, 'Offer', 'read') }
  const events = useList(contentTypes.event, reads.events).data
  const offers = useList(contentTypes.offer, reads.offers).data
  const today = useDateFormat().today()
  if (!events || !offers) return null
  const countOnKiosks = (list: readonly (Omit<KioskStateInput, 'lastDay'> & { endDate: string })[]) =>
    list.filter((record) => isOnKiosks({ ...record, lastDay: record.endDate, today })).length
  return t('dashboard.onKiosks', { events: countOnKiosks(events), offers: countOnKiosks(offers) })
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
