import { useDraggable } from '@dnd-kit/core'
import {
  ArrowDown,
  ArrowDownToLine,
  ArrowUp,
  ArrowUpToLine,
  CornerDownRight,
  CornerLeftUp,
  GripVertical,
  ListRestart,
  Lock,
} from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../primitives/button/button'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import { Spinner } from '../../primitives/spinner/spinner'
import { useDataTableContext } from '../grid/data-table-context'
import { useGridStop } from '../grid/grid-stop'
import { PressedMenu } from '../grid/pressed-menu'
import type { OrderStep } from './row-order'

const pictogram = { size: 16, strokeWidth: 1.5 }

/** Name of the dragged row at the pointer. */
export function DraggedRow({ name }: { name: string }) {
  return (
    <span
      data-slot="row-held"
      className="kui:flex kui:h-8 kui:w-max kui:max-w-72 kui:cursor-grabbing kui:items-center kui:gap-2 kui:rounded-md kui:bg-raised kui:ps-1.5 kui:pe-3 kui:text-sm kui:font-medium kui:text-fg-strong kui:shadow-2"
    >
      <GripVertical {...pictogram} aria-hidden />
      <span className="kui:truncate">{name}</span>
    </span>
  )
}

interface OrderHandleProps {
  id: string
  /** Name of the row. */
  name: string
  lifted: boolean
  busy: boolean
  /** Id of the element that explains the keys. */
  helpId: string
  /** Reason why rows cannot be moved. */
  locked: string | undefined
  /** Removes the reason, for example the sorting. */
  onUnlock: (() => void) | undefined
  /** The possible steps with labels; called when the menu opens. */
  steps: () => readonly { step: OrderStep; label: string }[]
  onStep: (step: OrderStep) => void
  /** Called when the focus leaves. */
  onLeave: () => void
}

const icons: Record<OrderStep, ReactNode> = {
  up: <ArrowUp {...pictogram} />,
  down: <ArrowDown {...pictogram} />,
  first: <ArrowUpToLine {...pictogram} />,
  last: <ArrowDownToLine {...pictogram} />,
  in: <CornerDownRight {...pictogram} />,
  out: <CornerLeftUp {...pictogram} />,
}

/** Handle of a row: dragged by pointer and touch, picked up with Space; a press opens a menu of all moves. */
export function OrderHandle({ id, name, lifted, busy, helpId, locked, ...on }: OrderHandleProps) {
  const { onUnlock, steps, onStep, onLeave } = on
  const { t } = useDataTableContext()
  const [open, setOpen] = useState(false)
  const { setNodeRef, listeners } = useDraggable({ id, disabled: locked !== undefined || busy })
  const button = useRef<HTMLButtonElement | null>(null)
  const chosen = useRef<(() => void) | undefined>(undefined)
  const buttonId = useId()
  return (
    <span className="kui:relative kui:inline-flex">
      <Button
        id={buttonId}
        ref={(element) => {
          button.current = element
          setNodeRef(element)
        }}
        variant="quiet"
        size="small"
        data-slot="row-handle"
        aria-label={t.moveRow(name)}
        aria-describedby={locked === undefined ? helpId : undefined}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-pressed={lifted || undefined}
        title={locked}
        data-locked={locked !== undefined || undefined}
        icon={busy ? <Spinner /> : <GripVertical {...pictogram} />}
        className="kui:w-(--k-control-sm) kui:shrink-0 kui:cursor-grab kui:touch-none kui:px-0 kui:text-fg-subtle kui:data-locked:cursor-default kui:data-locked:text-fg-disabled"
        onClick={() => !busy && setOpen(true)}
        onBlur={onLeave}
        {...listeners}
        {...useGridStop()}
      />
      {open && (
        <PressedMenu
          button={button}
          onOpenChange={setOpen}
          align="start"
          onClosed={() => {
            // after closing, so that the focus follows the moved row
            chosen.current?.()
            chosen.current = undefined
          }}
        >
          {locked === undefined ? (
            steps().map(({ step, label }) => (
              <DropdownMenu.Item
                key={step}
                icon={icons[step]}
                onSelect={() => {
                  chosen.current = () => onStep(step)
                }}
              >
                {label}
              </DropdownMenu.Item>
            ))
          ) : (
            <>
              <DropdownMenu.Label className="kui:max-w-72 kui:gap-2 kui:py-1.5">
                <Lock {...pictogram} aria-hidden className="kui:shrink-0" />
                {locked}
              </DropdownMenu.Label>
              {onUnlock && (
                <DropdownMenu.Item icon={<ListRestart {...pictogram} />} onSelect={onUnlock}>
                  {t.ownOrder}
                </DropdownMenu.Item>
              )}
            </>
          )}
        </PressedMenu>
      )}
    </span>
  )
}

interface DropLineProps {
  /** Index of the row below the line. */
  row: number
  /** Indentation as CSS. */
  inset: string
  /** Whether the row cannot be dropped here. */
  invalid: boolean
  /** Scrolls it into view, for moves by keyboard. */
  follow: boolean
}

/** Indicates the target position and depth of a row. */
export function DropLine({ row, inset, invalid, follow }: DropLineProps) {
  const ref = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls on each new position
  useLayoutEffect(() => {
    if (follow) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [follow, row])
  return (
    <div
      ref={ref}
      aria-hidden
      data-slot="row-drop-line"
      data-refused={invalid || undefined}
      className="kui:pointer-events-none kui:absolute kui:end-0 kui:z-3 kui:-mt-px kui:h-0.5 kui:scroll-mt-[calc(var(--kui-sticky-top,0px)+5rem)] kui:scroll-mb-20 kui:rounded-full kui:bg-accent-line kui:before:absolute kui:before:-start-1 kui:before:-top-0.75 kui:before:size-2 kui:before:rounded-full kui:before:bg-surface kui:before:shadow-[inset_0_0_0_2px_var(--k-accent-line)] kui:before:content-[''] kui:data-refused:bg-danger kui:data-refused:before:shadow-[inset_0_0_0_2px_var(--k-danger)]"
      style={{ top: `calc(${row} * var(--kui-table-row))`, insetInlineStart: inset }}
    />
  )
}

interface OrderHelpProps {
  /** Id of the explanation, which all handles share. */
  id: string
  announcement: { text: string } | undefined
}

/** Explains the keys of the handles, and announces picking up, moving and dropping of rows. */
export function OrderHelp({ id, announcement }: OrderHelpProps) {
  const { announce, t } = useDataTableContext()
  useEffect(() => {
    if (announcement) announce(announcement.text)
  }, [announcement, announce])
  return (
    <span id={id} hidden>
      {t.moveHelp}
    </span>
  )
}
