import { Button, EmptyState } from '@kiosk-admin/ui'
import { MonitorX } from 'lucide-react'
import { Link, Redirect, useParams } from 'wouter'
import { useMalls } from '../../data/malls/use-mall'
import { useMessages } from '../../shared/i18n/i18n'
import { usePageName } from '../../shared/routing/page-name'
import { useMallId } from '../../shared/session/session'
import { stationMessages } from './messages'
import { StationList } from './station-list'

/** The stations of the mall in the address; without one, of this tab's mall. */
export function StationsScreen() {
  const t = useMessages(stationMessages)
  const { id } = useParams<{ id?: string }>()
  const ownMallId = useMallId()
  const { data: malls } = useMalls()
  usePageName(malls?.find((mall) => mall.id === id)?.name)
  if (id === undefined) return <Redirect to={`/Malls/Stations/${ownMallId}`} replace />
  const mall = malls?.find((one) => one.id === id)
  if (malls && !mall) {
    return (
      <EmptyState
        icon={<MonitorX strokeWidth={1.5} />}
        tone="nothing-found"
        title={t('stations.noMall.title')}
        action={
          <Button asChild>
            <Link href="/Malls/Mall">{t('stations.noMall.back')}</Link>
          </Button>
        }
      >
        {t('stations.noMall.text')}
      </EmptyState>
    )
  }
  return <StationList mallId={id} mallName={mall?.name ?? ''} />
}
