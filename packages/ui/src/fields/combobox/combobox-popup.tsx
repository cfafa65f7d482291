import * as Popover from '@radix-ui/react-popover'
import { type ReactNode, useRef } from 'react'
import { en, type FieldsLabels } from '#labels/fields'
import { useLabels } from '../../internal/hooks/use-labels'
import { Spinner } from '../../primitives/spinner/spinner'
import { useKioskUi } from '../../theme/context'
import { ComboboxList } from './combobox-list'
import type { ComboboxState } from './use-combobox'

type ComboboxPopupProps = {
  box: ComboboxState
  /** The control that the list is anchored to. */
  children: ReactNode
  labels: Partial<FieldsLabels> | undefined
}

/** The list below the control, in its own layer: Escape closes the list and not the dialog around it. */
export function ComboboxPopup({ box, children, labels }: ComboboxPopupProps) {
  const { overlays } = useKioskUi()
  const anchor = useRef<HTMLDivElement>(null)
  return (
    <Popover.Root open={box.open} onOpenChange={(open) => open || box.leave()}>
      <Popover.Anchor ref={anchor} asChild>
        {children}
      </Popover.Anchor>
      <Popover.Portal container={overlays}>
        <Popover.Content
          data-slot="combobox-popup"
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          className="kui:z-(--k-z-menu) kui:flex kui:max-h-[min(20rem,var(--radix-popover-content-available-height,20rem))] kui:w-(--radix-popover-trigger-width) kui:min-w-55 kui:flex-col kui:rounded-lg kui:bg-raised kui:p-1 kui:shadow-2 kui:data-[state=open]:animate-[kui-rise_var(--k-dur-2)_var(--k-ease-out)]"
          // the focus stays in the input, which also handles Escape
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault()
          }}
        >
          <ComboboxList box={box} labels={labels} />
          <ComboboxNote box={box} labels={labels} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

/** The status message of the list. */
function noteOf({ status, rows, empty }: ComboboxState, t: FieldsLabels['combobox']) {
  if (status === 'loading') return t.loading
  if (status === 'failed') return t.failed
  if (status === 'creating') return t.creating
  if (status === 'createFailed') return t.createFailed
  return rows.some((row) => row.kind === 'option') ? undefined : empty ? t.empty : t.nothing
}

function ComboboxNote({ box, labels }: Omit<ComboboxPopupProps, 'children'>) {
  const t = useLabels('fields', en, labels)
  const note = noteOf(box, t.combobox)
  if (!note || box.status === 'creating') return null
  const failed = box.status === 'failed' || box.status === 'createFailed'
  return (
    <p
      data-slot="combobox-note"
      data-failed={failed || undefined}
      className="kui:order-first kui:flex kui:items-center kui:gap-2 kui:px-2 kui:py-1.5 kui:text-sm kui:text-fg-muted kui:data-[failed]:text-danger-text"
    >
      {box.status === 'loading' && <Spinner size={14} />}
      {note}
    </p>
  )
}

/** Announces changes of the list; always rendered, because screen readers ignore new live regions. */
export function ComboboxStatusLine({ box, labels }: Omit<ComboboxPopupProps, 'children'>) {
  const t = useLabels('fields', en, labels)
  const options = box.rows.filter((row) => row.kind === 'option').length
  return (
    <span role="status" className="kui:sr-only">
      {box.open && (noteOf(box, t.combobox) ?? t.combobox.count(options))}
      {box.onAll && ` ${t.combobox.chosenCount(box.chosen.length)}`}
    </span>
  )
}
