import { Ellipsis } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Button } from '../../primitives/button/button'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import type { RowAction } from '../model/row-action'
import { useGridStop } from './grid-stop'
import { PressedMenu } from './pressed-menu'

export interface RowActionsProps {
  actions: readonly RowAction[]
  /** Accessible name of the menu button: "More actions for Ask & Alm". */
  label: string
}

// Plain buttons with native tooltips and a menu mounted on demand, because scrolling renders hundreds of rows.
const square = 'kui:w-(--k-control-sm) kui:shrink-0 kui:px-0'

/** Inline buttons of a row and the menu of all its actions. */
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
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      title={label}
      icon={icon}
      onClick={onSelect}
      className={`${square} kui:opacity-0 kui:group-focus-within/row:opacity-100 kui:group-hover/row:opacity-100 kui:group-data-selected/row:opacity-100 kui:pointer-coarse:opacity-100 kui:@max-[640px]/table:hidden`}
      {...useGridStop(item)}
    />
  )
}

function MenuOfActions({ actions, label, item }: RowActionsProps & { item: number }) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  return (
    <span className="kui:relative kui:inline-flex">
      <Button
        ref={button}
        id={id}
        variant="quiet"
        size="small"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        icon={<Ellipsis size={16} strokeWidth={1.5} />}
        className={square}
        onClick={() => setOpen(true)}
        {...useGridStop(item)}
      />
      {open && (
        <PressedMenu button={button} onOpenChange={setOpen} align="end">
          {actions.map((action, index) => (
            <MenuAction
              key={action.id}
              action={action}
              rule={action.danger === true && index > 0 && !actions[index - 1]?.danger}
            />
          ))}
        </PressedMenu>
      )}
    </span>
  )
}

/** A menu item; a line separates destructive ones. */
function MenuAction({ action: { label, icon, onSelect, danger, locked }, rule }: { action: RowAction; rule: boolean }) {
  return (
    <>
      {rule && <DropdownMenu.Separator />}
      <DropdownMenu.Item icon={icon} danger={danger} disabled={locked !== undefined} onSelect={onSelect}>
        {label}
        {locked && <span className="kui:block kui:max-w-52 kui:pb-1 kui:text-xs">{locked}</span>}
      </DropdownMenu.Item>
    </>
  )
}
