import type { Connector } from '@kiosk-admin/wayfinding'
import type { Ways } from '../../hooks/use-ways'
import { textIn } from '../../model/content'
import { floorOfCode } from '../../model/spots'
import { useGuide } from '../guide/guide-context'
import type { Goal } from './goal'
import { mapMessages } from './map-messages'
import type { ShownRoute } from './use-route'

type WayNoticesProps = {
  ways: Ways
  goal: Goal
  shown: ShownRoute | undefined
  /** A nearer one than the goal is out of order. */
  isSecond: boolean
}

/** What the way goes around, or why there is none; also for screen readers, when it changes. */
export function WayNotices({ ways, goal, shown, isSecond }: WayNoticesProps) {
  const notices = useNotices(ways, goal, shown)
  const { language } = useGuide()
  const t = mapMessages[language]
  return (
    <div className="map-notices" role="status">
      {isSecond && <p>{t.nearerClosed}</p>}
      {notices.length > 0 && <p>{notices.join(' ')}</p>}
    </div>
  )
}

function useNotices({ found, state }: Ways, goal: Goal, shown: ShownRoute | undefined): string[] {
  const { guide, language, t } = useGuide()
  const m = mapMessages[language]
  const { name, spoken, areaId, destination } = goal
  const outOfOrder = ({ name: own = {}, kind }: Connector) => {
    const named = textIn(own, language, guide.languages)
    return named ? m.outOfOrder(named) : m.kindOutOfOrder[kind]
  }

  if (!found) return [state === 'failed' ? m.failed : m.finding]
  if (shown) {
    if (!shown.detour) return []
    const { connectors } = shown.detour
    return [...(connectors.length > 0 ? connectors.map(outOfOrder) : [m.partClosed]), m.detour]
  }
  const reason = found.whyNot(destination)
  if (!reason) return []
  if (reason !== 'notDrawn') {
    const connectors = found.detourTo(destination)?.connectors ?? []
    return [...connectors.map(outOfOrder), m.whyNot[reason](spoken)]
  }
  const floor = areaId === null ? undefined : floorOfCode(guide.floors, areaId)
  return [floor ? t.itIsOn(name, floor.name) : t.notOnPlan(name, areaId ?? '')]
}
