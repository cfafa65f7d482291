import { CircleAlert } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { DatePicker } from '../../fields/date-picker/date-picker'
import { NumberField } from '../../fields/number-field/number-field'
import { Select } from '../../fields/select/select'
import { Switch } from '../../fields/switch/switch'
import { TextField } from '../../fields/text-field/text-field'
import { Spinner } from '../../primitives/spinner/spinner'
import { useDataTableContext } from '../grid/data-table-context'
import { OWN_KEYS } from '../grid/grid-feature'
import type { CellDraft, CellEdit } from './cell-edit'

/** The next focus after closing an editor. */
export type EditorExit = 'enter' | 'next' | 'previous' | 'away'

interface CellEditorProps {
  edit: CellEdit<unknown>
  /** Accessible name: "Name, Ask & Alm". */
  label: string
  initial: CellDraft
  /** Initial input where `initial` is not a number. */
  initialText: string | undefined
  error: string | undefined
  /** Saves or rejects the input; returns whether the editor closes. */
  onCommit: (draft: CellDraft, exit: EditorExit, text: string | undefined) => boolean
  onCancel: () => void
}

// The field fills its cell; its error floats below (above in the last row), because row heights are fixed.
const inCell = [
  'kui:relative kui:w-full kui:[&_[data-slot=field-label]]:sr-only',
  'kui:[&>div+div]:absolute kui:[&>div+div]:top-full kui:[&>div+div]:start-0 kui:[&>div+div]:z-2 kui:[&>div+div]:mt-0.5 kui:[&>div+div]:w-max kui:[&>div+div]:max-w-72 kui:[&>div+div]:rounded-md kui:[&>div+div]:bg-raised kui:[&>div+div]:px-2 kui:[&>div+div]:py-1 kui:[&>div+div]:shadow-2',
  'kui:group-last/row:[&>div+div]:top-auto kui:group-last/row:[&>div+div]:bottom-full',
].join(' ')

/** A field in a cell. Enter saves, Escape cancels, Tab saves and moves on, leaving saves. */
export function CellEditor({ edit, label, initial, initialText, error, onCommit, onCancel }: CellEditorProps) {
  const [draft, setDraft] = useState(initial)
  // fields parse their input on blur, before the next rendering
  const latest = useRef(initial)
  const over = useRef(false)
  const box = useRef<HTMLSpanElement>(null)
  const change = (next: CellDraft) => {
    latest.current = next
    setDraft(next)
  }
  const commit = (exit: EditorExit) => {
    over.current = onCommit(latest.current, exit, box.current?.querySelector('input')?.value)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // a calendar opened from the cell handles its own keys
    if (event.defaultPrevented || !event.currentTarget.contains(event.target as Node)) return
    if (event.key === 'Escape') {
      over.current = true
      onCancel()
    } else if (event.key === 'Enter' && !isButton(event.target)) commit('enter')
    else if (event.key === 'Tab') {
      // Tab reaches a date's calendar button before the next cell
      const button = [...event.currentTarget.querySelectorAll('button')].find(isButton)
      if (button && event.shiftKey === isButton(event.target)) return
      over.current = true
      readNow(event.target)
      commit(event.shiftKey ? 'previous' : 'next')
      if (!over.current && event.target instanceof HTMLElement) event.target.focus()
    } else return
    event.preventDefault()
  }

  function onBlur(event: FocusEvent<HTMLElement>) {
    const to = event.relatedTarget
    const inside = event.currentTarget.contains(to) || to?.closest('[data-radix-popper-content-wrapper]')
    // focus in the calendar or another window does not close the editor
    if (over.current || inside || !document.hasFocus() || !event.currentTarget.contains(event.target)) return
    commit('away')
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles key and focus events of the field inside
    <span
      ref={box}
      {...OWN_KEYS}
      data-slot="cell-editor"
      className="kui:-mx-2 kui:flex kui:min-w-0 kui:flex-1 kui:cursor-default kui:text-sm kui:font-normal kui:text-fg"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <EditorField {...{ edit, label, draft, initialText, error, change }} />
    </span>
  )
}

const isButton = (target: EventTarget) => target instanceof HTMLButtonElement && target.role !== 'switch'

/** Blurs the input, so that its field parses it. */
const readNow = (target: EventTarget) => {
  if (target instanceof HTMLInputElement) target.blur()
}

interface EditorFieldProps extends Pick<CellEditorProps, 'edit' | 'label' | 'initialText' | 'error'> {
  draft: CellDraft
  change: (draft: CellDraft) => void
}

function EditorField({ edit, label, draft, initialText, error, change }: EditorFieldProps): ReactNode {
  const own = { label, error, className: inCell }
  switch (edit.kind) {
    case 'text':
      return <TextField {...own} value={String(draft)} onValueChange={change} />
    case 'number':
      return (
        <NumberField
          {...own}
          min={edit.min}
          max={edit.max}
          step={edit.step}
          initialText={initialText}
          value={draft as number | null}
          onValueChange={change}
        />
      )
    case 'select':
      return <Select {...own} options={edit.options} value={String(draft)} onValueChange={change} />
    case 'switch':
      return <Switch {...own} value={draft === true} onValueChange={change} />
    case 'date':
      return <DatePicker {...own} min={edit.min} max={edit.max} value={String(draft)} onValueChange={change} />
  }
}

/** The new value of a cell while it is being saved, with a spinner. */
export function CellSaving({ children }: { children: ReactNode }) {
  const { t } = useDataTableContext()
  return (
    <span data-slot="cell-saving" title={t.saving} className="kui:flex kui:min-w-0 kui:items-center kui:gap-2">
      <span className="kui:flex kui:min-w-0 kui:opacity-60">{children}</span>
      <Spinner className="kui:text-fg-muted" />
      <span className="kui:sr-only">{t.saving}</span>
    </span>
  )
}

interface CellFailedProps {
  label: string
  message: string
  onAgain: () => void
  children: ReactNode
}

/** The previous value of a cell that was not saved, with a button that edits the rejected input again. */
export function CellFailed({ label, message, onAgain, children }: CellFailedProps) {
  const { t } = useDataTableContext()
  const messageId = useId()
  return (
    <span data-slot="cell-failed" className="kui:relative kui:flex kui:min-w-0 kui:items-center kui:gap-2">
      <span className="kui:flex kui:min-w-0">{children}</span>
      <button
        type="button"
        data-slot="cell-again"
        // not focusable: Enter on the cell does the same
        tabIndex={-1}
        aria-label={t.editAgain(label)}
        aria-describedby={messageId}
        onClick={onAgain}
        className="kui:relative kui:grid kui:size-6 kui:shrink-0 kui:place-items-center kui:rounded-sm kui:text-danger-text kui:before:absolute kui:before:inset-0 kui:hover:bg-hover kui:pointer-coarse:before:-inset-2.5"
      >
        <CircleAlert size={16} strokeWidth={1.5} aria-hidden />
      </button>
      <span id={messageId} className="kui:sr-only">
        {message}
      </span>
      <span
        aria-hidden
        className="kui:pointer-events-none kui:absolute kui:start-0 kui:top-full kui:z-2 kui:hidden kui:w-max kui:max-w-72 kui:rounded-md kui:bg-raised kui:px-2 kui:py-1 kui:text-xs kui:font-normal kui:text-danger-text kui:shadow-2 kui:in-[[data-cell-edit]:is(:focus,:hover)]:block kui:group-last/row:top-auto kui:group-last/row:bottom-full"
      >
        {message}
      </span>
    </span>
  )
}
