import { useId } from 'react'
import { countUnreachable, useReach } from '../../data/publication/use-reach'
import { reachMessages } from '../../shared/floor-plan/reach/messages'
import { UnreachableList } from '../../shared/floor-plan/reach/unreachable-list'
import { useMessages } from '../../shared/i18n/i18n'

/** What visitors would not find to; nothing if they find everything, or nothing is drawn. */
export function UnreachableRecords() {
  const t = useMessages(reachMessages)
  const id = useId()
  const { data } = useReach()
  if (!data || (data.unreachable.length === 0 && data.stations.length === 0)) return null
  return (
    <section aria-labelledby={id} className="flex flex-col gap-1.5 border-b border-line-faint px-5 py-3.5">
      <h3 id={id} className="m-0 text-md font-bold text-fg-strong">
        {data.unreachable.length > 0 ? t('reach.count', { count: countUnreachable(data) }) : t('reach.list')}
      </h3>
      <UnreachableList reach={data} />
    </section>
  )
}
