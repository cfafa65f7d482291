import { Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import * as DropdownMenu from '../primitives/dropdown-menu.parts'
import { IconButton } from '../primitives/icon-button'
import { useGridStop } from './grid-stop'

/** Something that can be done with a row. */
export interface RowAction {
  id: string
  label: string
  icon: ReactNode
  onSelect: () => void
  /** Also a button in the row, shown on hover, on focus and for fingers. @default false */
  inline?: boolean
  /** It deletes or ends something. @default false */
  danger?: boolean
  /** Why it cannot be done now; it is shown, locked. */
  locked?: string
}

export interface RowActionsProps {
  actions: readonly RowAction[]
  /** The name of the menu's button: "More actions for Ask & Alm". */
  label: string
}

/** A row's buttons and its menu, which holds all of them. */
export function RowActions({ actions, label }: RowActionsProps) {
  const inline = actions.filter((action) => action.inline && !action.locked)
  return (
    <div data-slot="row-actions" className="kui:flex kui:items-center kui:gap-1">
      {inline.map((action, index) => (
        <InlineAction key={action.id} action={action} item={index} />
      ))}
      <MenuOfActions actions={actions} label={label} item={inline.length} />
    </div>
  )
}

function InlineAction({ action: { label, icon, onSelect }, item }: { action: RowAction; item: number }) {
  return (
    <IconButton
      label={label}
      icon={icon}
      size="small"
      onClick={onSelect}
      className="kui:opacity-0 kui:group-focus-within/row:opacity-100 kui:group-hover/row:opacity-100 kui:group-data-selected/row:opacity-100 kui:pointer-coarse:opacity-100 kui:@max-[640px]/table:hidden"
      {...useGridStop(item)}
    />
  )
}

function MenuOfActions({ actions, label, item }: RowActionsProps & { item: number }) {
  const stop = useGridStop(item)
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild {...stop}>
        <IconButton label={label} icon={<Ellipsis size={16} strokeWidth={1.5} />} size="small" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {actions.map(({ id, label: name, icon, onSelect, danger, locked }, index) => (
          <MenuAction key={id} rule={danger === true && index > 0 && !actions[index - 1]?.danger}>
            <DropdownMenu.Item icon={icon} danger={danger} disabled={locked !== undefined} onSelect={onSelect}>
              {name}
              {locked && <span className="kui:block kui:max-w-52 kui:pb-1 kui:text-xs">{locked}</span>}
            </DropdownMenu.Item>
          </MenuAction>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

/** What deletes is ruled off from what does not. */
const MenuAction = ({ rule, children }: { rule: boolean; children: ReactNode }) => (
  <>
    {rule && <DropdownMenu.Separator />}
    {children}
  </>
)
