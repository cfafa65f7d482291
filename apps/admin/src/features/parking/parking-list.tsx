import { may, type Status } from '@kiosk-admin/api-client'
import { BulkBar, Button, EmptyState, PageHeader } from '@kiosk-admin/ui'
import { DataTable, type RowAction, useDataTable, useTree } from '@kiosk-admin/ui/table'
import { Layers2, Map as MapIcon, Plus, Settings2, SquareParking, ToggleLeft, ToggleRight, Trash2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useSetStatus } from '../../data/content/use-set-status'
import { usePermissions } from '../../data/malls/use-mall'
import { useRevertDialog } from '../../shared/changes/use-revert-dialog'
import { KindSheet } from '../../shared/content/define-feature'
import { KindContext } from '../../shared/content/kind'
import type { Row } from '../../shared/content/list/columns'
import { type Confirmation, ContentConfirms } from '../../shared/content/list/content-confirms'
import { rowActions } from '../../shared/content/list/row-actions'
import { useStateFilters } from '../../shared/content/list/state-filters'
import { contentMessages } from '../../shared/content/messages'
import { failureText, toastFailure } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { openDialog } from '../../shared/routing/dialog'
import { navigate, withQuery } from '../../shared/routing/location'
import { useTableQuery } from '../../shared/table-query'
import { floorMessages } from './floor-messages'
import { floors, garages } from './kinds'
import { parkingMessages } from './messages'
import { useParkingColumns } from './parking-columns'
import { type ParkingRow, useParkingRows } from './parking-rows'
import { useParkingOrder } from './use-parking-order'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const rowId = ({ id }: ParkingRow) => id
const parentId = (row: ParkingRow) => row.parentId
const filterable = ['status', 'contentStatus']

export const floorPath = (id: string) => `/published/Parking/${id}`

/** Opens the form of a new floor, in a garage or in the mall itself. */
const openNewFloor = (garageId?: string) => navigate(withQuery({ dialog: floors.dialog, id: null, garage: garageId }))

/** Garages with their floors, and the floors of the mall itself, as one sortable tree. */
export function ParkingList() {
  const t = useMessages(parkingMessages)
  const f = useMessages(floorMessages)
  const c = useMessages(contentMessages)
  const { data: permissions } = usePermissions()
  const mayWrite = permissions !== undefined && may(permissions, floors.area, 'write')
  const { rows, garages: count, floors: floorCount, loading, error, retry } = useParkingRows()
  const setGarages = useSetStatus(garages.type)
  const setLevels = useSetStatus(floors.type)
  const [confirmation, confirm] = useState<{ kind: typeof floors; of: Confirmation }>()
  const [selectedIds, setSelection] = useState<readonly string[]>([])
  const selection = useMemo(() => selectedIds.filter((id) => rows.some((row) => row.id === id)), [selectedIds, rows])
  const table = useDataTable<ParkingRow>({
    rows,
    columns: useParkingColumns(),
    rowId,
    tree: useTree({ rows, rowId, parentId, defaultExpanded: 'all' }),
    // bulk actions apply to floors only; garages are few
    selectable: (row) => mayWrite && row.rowType === 'floor',
    selection,
    onSelectionChange: setSelection,
    ...useTableQuery(filterable, ''),
  })
  const revert = useRevertDialog()
  const order = useParkingOrder({ table, rows, mayWrite })
  const setFloors = (ids: readonly string[], status: Status) =>
    void setLevels([...ids], status).then(() => table.deselect(ids), toastFailure)
  const open = (row: ParkingRow) => {
    if (row.rowType === 'floor') navigate(floorPath(row.id))
    else if (row.rowType === 'garage') openDialog(garages.dialog, row.id)
  }

  function actions(row: ParkingRow): readonly RowAction[] {
    const addFloor = (garageId?: string): RowAction => ({
      id: 'floor',
      label: t('parking.newFloorHere'),
      icon: <Plus {...icon} />,
      onSelect: () => openNewFloor(garageId),
    })
    if (row.rowType === 'own') return mayWrite ? [addFloor()] : []
    const settings = {
      id: 'settings',
      label: f('floors.settings'),
      icon: <Settings2 {...icon} />,
      onSelect: () => openDialog(floors.dialog, row.id),
    }
    if (!mayWrite) return row.rowType === 'floor' ? [settings] : []
    const isFloor = row.rowType === 'floor'
    const [edit, ...rest] = rowActions(row, {
      c,
      edit: () => open(row),
      confirm: (pending) => confirm({ kind: isFloor ? floors : garages, of: pending }),
      toStatus: (id, status) => void (isFloor ? setLevels : setGarages)([id], status).catch(toastFailure),
      revert: revert.revertOf(row.id),
    })
    if (!edit) return rest
    return isFloor
      ? [{ ...edit, label: t('parking.plan'), icon: <MapIcon {...icon} /> }, settings, ...rest]
      : [edit, addFloor(row.id), ...rest]
  }

  const options = useStateFilters(floors.type)
  const newGarage = (
    <Button variant="primary" icon={<Plus {...icon} />} onClick={() => openDialog(garages.dialog)}>
      {t('parking.new')}
    </Button>
  )
  // a mall without a garage has floors, too
  const newFloor = (
    <Button icon={<Layers2 {...icon} />} onClick={() => openNewFloor()}>
      {t('parking.newFloor')}
    </Button>
  )

  return (
    <>
      <PageHeader
        title={t('parking.title')}
        {...(count === undefined ? {} : { count })}
        sub={floorCount !== undefined && t('parking.floors', { count: floorCount })}
      >
        {mayWrite && rows.length > 0 && (
          <>
            {newFloor}
            {newGarage}
          </>
        )}
      </PageHeader>
      <DataTable.Root table={table} label={t('parking.title')}>
        <DataTable.Toolbar>
          <DataTable.Search />
          <DataTable.Filter column="status" options={options.status} />
          <DataTable.Filter column="contentStatus" options={options.contentStatus} />
        </DataTable.Toolbar>
        <DataTable.Grid<ParkingRow>
          loading={loading}
          error={error && failureText(error)}
          onRetry={retry}
          onOpen={open}
          features={[order]}
          actions={actions}
          empty={
            <EmptyState
              icon={<SquareParking strokeWidth={1.5} />}
              title={t('parking.empty.title')}
              action={
                mayWrite && (
                  <div className="flex flex-wrap justify-center gap-2">
                    {newFloor}
                    {newGarage}
                  </div>
                )
              }
            >
              {t('parking.empty.text')}
            </EmptyState>
          }
        />
        <DataTable.Bulk>
          <BulkBar.Action icon={<ToggleRight {...icon} />} onClick={() => setFloors(selection, 'Active')}>
            {c('content.actions.activate')}
          </BulkBar.Action>
          <BulkBar.Action icon={<ToggleLeft {...icon} />} onClick={() => setFloors(selection, 'InActive')}>
            {c('content.actions.deactivate')}
          </BulkBar.Action>
          <BulkBar.More>
            <BulkBar.Action
              icon={<Trash2 {...icon} />}
              onClick={() =>
                confirm({
                  kind: floors,
                  of: { kind: 'delete', records: rows.filter(({ id }) => selection.includes(id)) as Row[] },
                })
              }
            >
              {c('content.actions.delete')}
            </BulkBar.Action>
          </BulkBar.More>
        </DataTable.Bulk>
      </DataTable.Root>
      {revert.dialog}
      {confirmation && (
        <KindContext value={confirmation.kind}>
          <ContentConfirms
            confirmation={confirmation.of}
            onClose={() => confirm(undefined)}
            onDeleted={table.deselect}
          />
        </KindContext>
      )}
      <KindSheet kind={garages} />
      <KindSheet kind={floors} />
    </>
  )
}
