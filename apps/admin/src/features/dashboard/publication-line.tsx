import { may } from '@kiosk-admin/api-client'
import { Skeleton, StationLine, Link as TextLink } from '@kiosk-admin/ui'
import { Link } from 'wouter'
import { useConfig } from '../../data/malls/use-config'
import { useDateFormat } from '../../data/malls/use-date-format'
import { usePermissions } from '../../data/malls/use-mall'
import { useStations } from '../../data/malls/use-stations'
import { usePublications } from '../../data/publication/use-publication'
import { authorName } from '../../shared/i18n/author-name'
import { useMessages } from '../../shared/i18n/i18n'
import { addressOf } from '../../shared/routing/record-address'
import { useMallId } from '../../shared/session/session'
import { dashboardMessages } from './messages'

/** The current publication, and the stations that show it. */
export function PublicationLine() {
  const t = useMessages(dashboardMessages)
  const when = useDateFormat()
  const { data: publications } = usePublications()
  const current = publications?.[0]
  const { data: stations } = useStations()
  const { data: permissions } = usePermissions()
  const screen = `/Malls/Stations/${useMallId()}`
  const mayOpen = permissions !== undefined && may(permissions, 'Mall', 'read')
  const online = stations?.filter(({ state }) => state === 'online').length ?? 0
  const simulated = stations?.filter((station) => station.simulated).length ?? 0
  const kiosk = useConfig().data?.demoStationUrl
  return (
    <section
      aria-label={t('dashboard.publication')}
      className="mb-5 grid grid-cols-[auto_1fr_auto] items-center gap-x-8 gap-y-3 rounded-lg bg-canvas px-4.5 py-4 max-md:grid-cols-1"
    >
      <div>
        <div className="text-xs text-fg-muted">{t('dashboard.onTheKiosks')}</div>
        <div className="mt-0.5 text-xl leading-6 font-bold text-fg-strong tabular-nums">
          {!publications ? (
            <Skeleton className="my-1.5 h-3 w-16" />
          ) : current ? (
            t('dashboard.number', { number: current.number })
          ) : (
            t('dashboard.neverPublished')
          )}
        </div>
        {current && (
          <div className="mt-1 text-xs text-fg-subtle tabular-nums">
            {when.stamp(current.publishedAt)}, {authorName(current.publishedBy)}
          </div>
        )}
      </div>
      <StationLine
        className="min-w-0"
        {...(mayOpen && {
          link: ({ id }) => <Link href={addressOf({ resource: 'MallStation', id })?.href ?? screen} />,
        })}
        stations={(stations ?? []).map(
          ({ id = '', code = '', name = '', state = 'offline', publication, lastSeenAt }) => ({
            id,
            code,
            state,
            detail:
              state === 'behind' && publication
                ? t('dashboard.number', { number: publication })
                : state === 'offline' && lastSeenAt
                  ? when.ago(lastSeenAt)
                  : name,
          }),
        )}
      />
      {stations && (
        <div className="text-sm font-medium text-fg-strong tabular-nums">
          {stations.length > 0
            ? t('dashboard.upToDate', { shown: online, total: stations.length })
            : t('dashboard.noStations')}
          {mayOpen && (
            <TextLink asChild className="block py-0.75">
              <Link href={screen}>{t('dashboard.seeStations')}</Link>
            </TextLink>
          )}
          {kiosk && (
            <TextLink className="block py-0.75" href={kiosk} target="_blank" rel="noreferrer">
              {t('dashboard.openKiosk')}
            </TextLink>
          )}
          {simulated > 0 && (
            <div className="mt-0.5 text-xs font-normal text-fg-subtle">
              {t('dashboard.simulated', { count: simulated })}
            </div>
          )}
        </div>
      )}
    </section>
  )
}
