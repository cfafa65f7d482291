import { contentTypes, type ListedOf } from '@kiosk-admin/api-client'
import type { DataTableColumn } from '@kiosk-admin/ui/table'
import { useEffect, useMemo } from 'react'
import { useOptions } from '../../data/content/use-list'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import type { Row } from '../../shared/content/list/columns'
import { ContentListView } from '../../shared/content/list/content-list'
import { useContentList } from '../../shared/content/list/use-content-list'
import { useChoices } from '../../shared/feature/known-features'
import { closureStateOf } from '../../shared/floor-plan/map-state/closure-state'
import { OutOfOrderBadge } from '../../shared/floor-plan/map-state/out-of-order-badge'
import { MapTabs } from '../../shared/floor-plan/map-tabs'
import { navigate, useQuery } from '../../shared/routing/location'
import { addressOf } from '../../shared/routing/record-address'

/** The connectors of the mall's floors. */
export function ConnectorList() {
  useWayBack()
  const list = useContentList({ columns: useOwnColumns() })
  return <ContentListView list={list} above={<MapTabs current="connectors" />} />
}

/** Returns to the floor's page that opened the form of a new connector, once the form is closed. */
function useWayBack() {
  const [query] = useQuery()
  const floorId = query.has('dialog') ? null : query.get('floor')
  useEffect(() => {
    const floor = floorId ? addressOf({ resource: 'Floor', id: floorId }) : undefined
    if (floor) navigate(floor.href, { replace: true })
  }, [floorId])
}

const connectorOf = (row: Row) => row as ListedOf<'connector'>

function useOwnColumns() {
  const textIn = useLocalisedText()
  const { labelOf } = useChoices('Connector')
  const { data: floors } = useOptions(contentTypes.floor)
  return useMemo(() => {
    const floorName = (id: string) => textIn(floors?.find((floor) => floor.id === id)?.name ?? {})
    const stopsOf = (row: Row) =>
      connectorOf(row)
        .stops.map(({ floorId }) => floorName(floorId))
        .join(', ')
    const own: Record<string, Partial<DataTableColumn<Row>>> = {
      kind: {
        cell: (row) => (
          <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
            {labelOf('kind', connectorOf(row).kind)}
            <OutOfOrderBadge target={row.id} state={closureStateOf(connectorOf(row).kind)} />
          </span>
        ),
      },
      stops: { value: stopsOf, width: 'minmax(0, 1.6fr)' },
    }
    return own
  }, [textIn, floors, labelOf])
}
