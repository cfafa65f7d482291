import { Badge } from '@kiosk-admin/ui'
import { useDateFormat } from '../../../data/malls/use-date-format'
import { useMapState } from '../../../data/malls/use-map-state'
import { useMessages } from '../../i18n/i18n'
import type { ClosureState } from './closure-state'
import { mapStateMessages } from './messages'

/** Shows that a connector, door, walkway or amenity is closed; nothing if it is not. */
export function OutOfOrderBadge({ target, state }: { target: string; state: ClosureState }) {
  const t = useMessages(mapStateMessages)
  const { stamp } = useDateFormat()
  const closure = useMapState().data?.closed.find((one) => one.target === target)
  if (!closure) return null
  return (
    <Badge tone="warning" mark="dash">
      {t(`mapState.${state}.state`)}
      {closure.until && ` · ${t('mapState.until', { time: stamp(closure.until) })}`}
    </Badge>
  )
}
