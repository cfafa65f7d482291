import { Bookmark, ChevronDown, Pencil, Pin, PinOff, Plus, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import { Button, type ButtonProps } from '../../primitives/button/button'
import { ConfirmDialog } from '../../primitives/confirm-dialog/confirm-dialog'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import { useDataTableContext } from '../grid/data-table-context'
import { PLAIN_STATE, type TableState } from '../model/table-state'
import { ViewNameDialog } from './view-name-dialog'
import { addView, changeView, newViewId, openFirst, removeView, sameState, type TableView, whyNotName } from './views'

export interface DataTableViewsProps extends Omit<ButtonProps, 'children'> {
  views?: readonly TableView[]
  /** @default none */
  defaultViews?: readonly TableView[]
  onViewsChange?: (views: readonly TableView[]) => void
  /** State without any view. @default the initial state, unless that was a view */
  standard?: Partial<TableState>
}

const pictogram = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
const NONE: readonly TableView[] = []

type OpenDialog = { kind: 'save' } | { kind: 'rename' | 'delete'; view: TableView }

/**
 * Named views of search, sorting, filters and columns (ARIA menu button): open, save, update, rename and delete, and
 * choose the default. `useStoredViews` stores them in the browser.
 */
export function DataTableViews({ views, defaultViews = NONE, onViewsChange, standard, ...rest }: DataTableViewsProps) {
  const { table, t, announce } = useDataTableContext()
  const [all, setAll] = useControllable(views, defaultViews, onViewsChange)
  const [openedId, setOpenedId] = useState(() => all.find(({ state }) => sameState(state, table.state))?.id)
  const [atFirst] = useState(openedId === undefined ? table.state : PLAIN_STATE)
  const plain = standard ? { ...PLAIN_STATE, ...standard } : atFirst
  const [dialog, setDialog] = useState<OpenDialog>()
  // a view equal to the current state is the current one, however it was reached
  const current = all.find(({ state }) => sameState(state, table.state))
  const opened = current ?? all.find(({ id }) => id === openedId)
  const changed = opened ? opened !== current : !sameState(plain, table.state)

  function open(view: TableView | undefined) {
    setOpenedId(view?.id)
    table.setState(view?.state ?? plain)
  }
  function name(text: string) {
    if (dialog?.kind === 'rename') setAll(changeView(all, dialog.view.id, { name: text }))
    else {
      const view = { id: newViewId(), name: text, state: table.state }
      setAll(addView(all, view))
      setOpenedId(view.id)
    }
    announce(t.viewSaved(text))
    setDialog(undefined)
  }
  return (
    <>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button icon={<Bookmark {...pictogram} />} {...rest} data-slot="data-table-views">
            <span className="kui:max-w-40 kui:truncate">{opened?.name ?? t.standardView}</span>
            {changed && <span className="kui:font-normal kui:text-fg-muted">{t.viewChanged}</span>}
            <ChevronDown {...pictogram} />
          </Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="start" aria-label={t.views}>
          <DropdownMenu.RadioGroup value={opened?.id ?? ''}>
            <DropdownMenu.RadioItem value="" onSelect={() => open(undefined)}>
              {t.standardView}
            </DropdownMenu.RadioItem>
            {all.map((view) => (
              <DropdownMenu.RadioItem key={view.id} value={view.id} onSelect={() => open(view)}>
                <span className="kui:max-w-60 kui:truncate">{view.name}</span>
                {view.first && <span className="kui:text-xs kui:text-fg-subtle">{t.viewDefault}</span>}
              </DropdownMenu.RadioItem>
            ))}
          </DropdownMenu.RadioGroup>
          <DropdownMenu.Separator />
          <DropdownMenu.Item icon={<Plus {...pictogram} />} onSelect={() => setDialog({ kind: 'save' })}>
            {t.saveView}
          </DropdownMenu.Item>
          {opened && (
            <ViewItems
              view={opened}
              changed={changed}
              onUpdate={() => {
                setAll(changeView(all, opened.id, { state: table.state }))
                announce(t.viewSaved(opened.name))
              }}
              onFirst={(first) => setAll(openFirst(all, first ? opened.id : undefined))}
              onAsk={(kind) => setDialog({ kind, view: opened })}
            />
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {(dialog?.kind === 'save' || dialog?.kind === 'rename') && (
        <ViewNameDialog
          title={dialog.kind === 'save' ? t.saveViewTitle : t.renameViewTitle}
          defaultName={dialog.kind === 'rename' ? dialog.view.name : ''}
          whyNot={(text) => whyNotName(all, text, dialog.kind === 'rename' ? dialog.view.id : undefined)}
          onName={name}
          onClose={() => setDialog(undefined)}
        />
      )}
      <ConfirmDialog
        kind="delete"
        open={dialog?.kind === 'delete'}
        onOpenChange={() => setDialog(undefined)}
        onConfirm={() => {
          if (dialog?.kind !== 'delete') return
          setAll(removeView(all, dialog.view.id))
          announce(t.viewDeleted(dialog.view.name))
          setDialog(undefined)
        }}
      >
        {dialog?.kind === 'delete' && dialog.view.name}
      </ConfirmDialog>
    </>
  )
}

interface ViewItemsProps {
  view: TableView
  changed: boolean
  onUpdate: () => void
  onFirst: (first: boolean) => void
  onAsk: (kind: 'rename' | 'delete') => void
}

/** Actions on the open view. */
function ViewItems({ view, changed, onUpdate, onFirst, onAsk }: ViewItemsProps) {
  const { t } = useDataTableContext()
  return (
    <>
      {changed && (
        <DropdownMenu.Item icon={<Save {...pictogram} />} onSelect={onUpdate}>
          {t.updateView(view.name)}
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Item
        icon={view.first ? <PinOff {...pictogram} /> : <Pin {...pictogram} />}
        onSelect={() => onFirst(!view.first)}
      >
        {view.first ? t.doNotOpenFirst : t.openFirst}
      </DropdownMenu.Item>
      <DropdownMenu.Item icon={<Pencil {...pictogram} />} onSelect={() => onAsk('rename')}>
        {t.renameView}
      </DropdownMenu.Item>
      <DropdownMenu.Separator />
      <DropdownMenu.Item danger icon={<Trash2 {...pictogram} />} onSelect={() => onAsk('delete')}>
        {t.deleteView}
      </DropdownMenu.Item>
    </>
  )
}
