import { ScheduleStatusText, WeekView } from '@kiosk-admin/ui/schedule'
import { useStationSlideshows } from '../../data/malls/use-stations'
import { timingFrom } from '../../shared/content/timing'
import { useMessages } from '../../shared/i18n/i18n'
import { stationStateMessages } from './state-messages'
import { StationSection } from './station-section'

/** The published slideshows and screensavers of a station: when each shows, and those with times of day in a week. */
export function StationSlideshows({ stationId }: { stationId: string }) {
  const s = useMessages(stationStateMessages)
  const loaded = useStationSlideshows(stationId)
  const { data } = loaded
  const items = data?.map(({ id, kind, name, show, timing }) => ({
    ...{ id, kind, name },
    schedule: { show, timing: timingFrom(timing) },
  }))
  // those that show all day would fill every day of the week
  const timed = items?.filter(({ schedule }) => schedule.show === 'timeRange') ?? []
  const always = items?.filter((item) => !timed.includes(item)) ?? []
  return (
    <StationSection
      title={s('stationState.slideshows.title')}
      failed={s('stationState.slideshows.failed')}
      loaded={loaded}
    >
      {items?.length === 0 && <p className="text-sm text-fg-muted">{s('stationState.slideshows.none')}</p>}
      {items && items.length > 0 && (
        <ul className="m-0 list-none p-0">
          {items.map(({ id, kind, name, schedule }) => (
            <li key={id} className="flex flex-wrap items-baseline gap-x-3 border-b border-line-faint py-2 text-sm">
              <span className="min-w-0 flex-1">
                <span className="font-medium text-fg-strong">{name}</span>{' '}
                <span className="text-fg-muted">{s(`stationState.slideshows.${kind}`)}</span>
              </span>
              <ScheduleStatusText schedule={schedule} className="text-fg-muted" />
            </li>
          ))}
        </ul>
      )}
      {timed.length > 0 && <WeekView label={s('stationState.slideshows.week')} items={timed} className="mt-5" />}
      {timed.length > 0 && always.length > 0 && (
        <p className="mt-2 mb-0 text-sm text-fg-muted">
          {s('stationState.slideshows.always', { names: always.map(({ name }) => name).join(', ') })}
        </p>
      )}
    </StationSection>
  )
}
