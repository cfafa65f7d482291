import { noticesOf } from '@kiosk-admin/wayfinding/notices'
import type { Ways } from '../../hooks/use-ways'
import { floorOfCode } from '../../model/spots'
import { useGuide } from '../guide/guide-context'
import type { Goal } from './goal'
import { mapMessages } from './map-messages'

type WayNoticesProps = {
  ways: Ways
  goal: Goal
  /** A nearer one than the goal is out of order. */
  isSecond: boolean
}

/** What the way goes around, or why there is none; also for screen readers, when it changes. */
export function WayNotices({ ways, goal, isSecond }: WayNoticesProps) {
  const notices = useNotices(ways, goal)
  const { language } = useGuide()
  const t = mapMessages[language]
  return (
    <div className="map-notices" role="status">
      {isSecond && <p>{t.nearerClosed}</p>}
      {notices.length > 0 && <p>{notices.join(' ')}</p>}
    </div>
  )
}

function useNotices({ found, state }: Ways, { name, spoken, areaId, destination }: Goal): string[] {
  const { guide, language, t } = useGuide()
  const m = mapMessages[language]
  if (!found) return [state === 'failed' ? m.failed : m.finding]
  if (found.whyNot(destination) === 'notDrawn') {
    const floor = areaId === null ? undefined : floorOfCode(guide.floors, areaId)
    return [floor ? t.itIsOn(name, floor.name) : t.notOnPlan(name, areaId)]
  }
  return noticesOf(found, { destination, name: spoken, language, languages: guide.languages })
}
