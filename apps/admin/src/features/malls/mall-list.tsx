import { type Mall, may } from '@kiosk-admin/api-client'
import { Badge, Button, ConfirmDialog, EmptyState, Flag, PageHeader } from '@kiosk-admin/ui'
import { Cell, DataTable, type DataTableColumn, type RowAction, useDataTable } from '@kiosk-admin/ui/table'
import { Building2, LogIn, Monitor, Pencil, Plus, Trash2, UsersRound } from 'lucide-react'
import { lazy, Suspense, useEffect, useMemo, useState } from 'react'
import { useMalls } from '../../data/malls/use-mall'
import { useMallActions, usePermissionsByMall } from '../../data/malls/use-malls'
import { contentMessages } from '../../shared/content/messages'
import { useConfirmedAction } from '../../shared/deletion/use-confirmed-action'
import { failureText } from '../../shared/failures/failures'
import { authorName } from '../../shared/i18n/author-name'
import { useMessages } from '../../shared/i18n/i18n'
import { languageDisplay } from '../../shared/i18n/language'
import { loadCode } from '../../shared/i18n/load-code'
import { openDialog, useDialog } from '../../shared/routing/dialog'
import { home, navigate } from '../../shared/routing/location'
import { deny } from '../../shared/session/denied'
import { session, useMallId } from '../../shared/session/session'
import { useTableQuery } from '../../shared/table-query'
import { toastDone, toastWarning } from '../../shared/toasts/toasts'
import { mallMessages } from './messages'

const MallSheet = lazy(async () => ({ default: (await loadCode(() => import('./mall-sheet'))).MallSheet }))
const MallUsers = lazy(async () => ({ default: (await loadCode(() => import('./mall-users'))).MallUsers }))

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const rowId = ({ id }: Mall) => id
const noRows: readonly Mall[] = []
const noFilters: readonly string[] = []

/** The malls that this user has access to. */
export function MallList() {
  const t = useMessages(mallMessages)
  const c = useMessages(contentMessages)
  const permissions = usePermissionsByMall()
  const { data, error, loading, retry } = useMalls()
  const rows = data ?? noRows
  const own = useMallId()
  const [leaving, setLeaving] = useState<Mall>()
  const table = useDataTable({ rows, columns: useColumns(own), rowId, ...useTableQuery(noFilters, 'name') })
  const workIn = (id: string) => navigate(home(), { before: () => session.chooseMall(id) })
  useDeniedWithout(permissions && may(permissions.of(own), 'Mall', 'read'))

  function actions(row: Mall): readonly RowAction[] {
    const here: RowAction[] =
      row.id === own
        ? []
        : [{ id: 'work', label: t('malls.workHere'), icon: <LogIn {...icon} />, onSelect: () => workIn(row.id) }]
    const look: RowAction[] = [
      {
        id: 'stations',
        label: t('malls.stations'),
        icon: <Monitor {...icon} />,
        inline: true,
        onSelect: () => navigate(`/Malls/Stations/${row.id}`),
      },
      {
        id: 'users',
        label: t('malls.users'),
        icon: <UsersRound {...icon} />,
        inline: true,
        onSelect: () => openDialog('mallUsers', row.id),
      },
    ]
    const held = permissions?.of(row.id) ?? {}
    if (!may(held, 'Mall', 'read')) return here
    if (!may(held, 'Mall', 'write')) return [...look, ...here]
    return [
      {
        id: 'edit',
        label: c('content.actions.edit'),
        icon: <Pencil {...icon} />,
        inline: true,
        onSelect: () => openDialog('mall', row.id),
      },
      ...look,
      ...here,
      {
        id: 'delete',
        label: c('content.actions.delete'),
        icon: <Trash2 {...icon} />,
        danger: true,
        onSelect: () => setLeaving(row),
      },
    ]
  }

  return (
    <>
      <PageHeader title={t('malls.title')} {...(data ? { count: rows.length } : {})}>
        {permissions && may(permissions.house, 'Mall', 'write') && (
          <Button variant="primary" icon={<Plus {...icon} />} onClick={() => openDialog('mall')}>
            {t('malls.new')}
          </Button>
        )}
      </PageHeader>
      <DataTable.Root table={table} label={t('malls.title')}>
        <DataTable.Toolbar>
          <DataTable.Search />
        </DataTable.Toolbar>
        <DataTable.Grid<Mall>
          loading={loading}
          error={error && failureText(error)}
          onRetry={retry}
          onOpen={({ id }) => openDialog('mall', id)}
          {...(permissions ? { actions } : {})}
          empty={
            <EmptyState icon={<Building2 strokeWidth={1.5} />} title={t('malls.empty.title')}>
              {t('malls.empty.text')}
            </EmptyState>
          }
        />
        <DataTable.Count />
      </DataTable.Root>
      <Suspense>
        <Dialogs />
      </Suspense>
      {leaving && <DeleteMall mall={leaving} onClose={() => setLeaving(undefined)} />}
    </>
  )
}

/** The call is open to every session, the screen is not. */
function useDeniedWithout(allowed: boolean | undefined) {
  useEffect(() => {
    if (allowed === false) deny()
  }, [allowed])
}

/** Each dialog loads when it opens first, and stays mounted for its closing animation. */
function Dialogs() {
  const mall = useWanted('mall')
  const users = useWanted('mallUsers')
  return (
    <>
      {mall && <MallSheet />}
      {users && <MallUsers />}
    </>
  )
}

function useWanted(name: string): boolean {
  const { open } = useDialog(name)
  const [loaded, setLoaded] = useState(false)
  if (open && !loaded) setLoaded(true)
  return loaded
}

function useColumns(own: string): readonly DataTableColumn<Mall>[] {
  const t = useMessages(mallMessages)
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('malls.columns.name'),
        value: ({ name }) => name,
        cell: (mall) => <NameCell mall={mall} here={mall.id === own ? t('malls.current') : undefined} />,
        rowHeader: true,
        width: 'minmax(0, 2.4fr)',
      },
      {
        id: 'languages',
        header: t('malls.columns.languages'),
        value: ({ languages }) => languages.map((code) => languageDisplay[code].label).join(', '),
        cell: ({ languages }) => (
          <span className="flex min-w-0 flex-wrap gap-x-3 gap-y-1">
            {languages.map((code) => (
              <span key={code} className="flex items-center gap-1.5">
                <Flag code={code} /> {languageDisplay[code].label}
              </span>
            ))}
          </span>
        ),
        width: 'minmax(0, 2.4fr)',
      },
      { id: 'timeZone', header: t('malls.columns.timeZone'), value: ({ timeZone }) => timeZone, phone: 'second' },
      {
        id: 'lastEdited',
        header: t('malls.columns.lastEdited'),
        value: ({ updatedAt }) => new Date(updatedAt),
        cell: ({ updatedAt, updatedBy }) => <Cell.Edited at={new Date(updatedAt)} by={authorName(updatedBy)} />,
        search: false,
        wide: true,
        width: 'minmax(0, 1.6fr)',
      },
    ],
    [own, t],
  )
}

const NameCell = ({ mall, here }: { mall: Mall; here: string | undefined }) => (
  <span className="flex min-w-0 items-center gap-3">
    <span className="grid size-8 shrink-0 place-items-center overflow-hidden rounded-md border border-line bg-[white] text-[#59646c]">
      {mall.icon ? <img src={mall.icon.url} alt="" className="size-full object-contain" /> : <Building2 {...icon} />}
    </span>
    <span className="min-w-0 truncate">{mall.name}</span>
    {here && <Badge tone="info">{here}</Badge>}
  </span>
)

/** `Do you want to proceed with this action ?` with the mall's name to type, because its users lose access. */
function DeleteMall({ mall, onClose }: { mall: Mall; onClose: () => void }) {
  const t = useMessages(mallMessages)
  const c = useMessages(contentMessages)
  const { data: malls = [] } = useMalls()
  const { remove } = useMallActions()
  const own = useMallId()
  const { busy, confirm } = useConfirmedAction(async () => {
    if (await remove(mall)) {
      toastDone('deleted', mall.name)
      const other = malls.find(({ id }) => id !== mall.id)
      if (mall.id === own && other) session.chooseMall(other.id)
    } else toastWarning(c('content.kept', { names: mall.name }))
  }, onClose)
  return (
    <ConfirmDialog
      open
      kind="proceed"
      action={t('malls.delete')}
      typeToConfirm={mall.name}
      busy={busy}
      onOpenChange={onClose}
      onConfirm={confirm}
    >
      {t('malls.deleteText', { name: mall.name })}
    </ConfirmDialog>
  )
}
