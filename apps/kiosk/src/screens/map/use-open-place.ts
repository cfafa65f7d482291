import { pageOfItem } from '../../model/destinations'
import { useGuide } from '../guide/guide-context'
import type { PressableUnit } from './drawing/unit-buttons'

/** Opens the page of what is in a unit; an item without a page opens the way to it. */
export function useOpenPlace() {
  const { guide, onOpen } = useGuide()
  return ({ areaId, place: { record, name } }: PressableUnit) => {
    if (record.kind === 'service') return onOpen({ at: 'service', id: record.id })
    const item = guide.items.find(({ id }) => id === record.id)
    onOpen((item && pageOfItem(item)) ?? { at: 'pathfinder', to: { name, areaId } })
  }
}
