import { type KeyboardEvent, type MouseEvent, type SyntheticEvent, useId, useMemo, useRef, useState } from 'react'
import { useReportTyping } from '../../internal/form-field'
import { type ComboboxOption, type ComboboxRow, canChoose, moveRow, type RowMove, rowKey, rowOfAll } from './choices'
import { type ComboboxRowsProps, useComboboxRows } from './use-combobox-rows'

export type UseComboboxProps = Partial<Pick<ComboboxRowsProps, 'options' | 'loadOptions' | 'loadAfter'>> & {
  /** The selected values in selection order; at most one unless `multiple`. */
  values: readonly string[]
  onValuesChange: (values: readonly string[]) => void
  /** Creates an option from the typed text; the result is selected. */
  onCreate?: ((text: string) => ComboboxOption | Promise<ComboboxOption>) | undefined
  /** Selecting toggles a value and keeps the list open. @default false */
  multiple?: boolean
  /** With `multiple`, adds a row that selects or clears all listed options. @default false */
  allAtOnce?: boolean
  /** Read-only. @default false */
  locked?: boolean
  /** Text without a matching option stays on blur as `unknown`; otherwise it is reverted. @default false */
  keepUnknown?: boolean
}

export type ComboboxStatus = 'ready' | 'loading' | 'failed' | 'creating' | 'createFailed'

const none: readonly never[] = []

/** State, actions and prop getters of a combobox (WAI-ARIA combobox with listbox popup). */
export function useCombobox({
  values: chosen,
  onValuesChange: setChosen,
  options = none,
  loadOptions,
  loadAfter,
  onCreate,
  multiple = false,
  allAtOnce = false,
  locked = false,
  keepUnknown = false,
}: UseComboboxProps) {
  const listId = useId()
  const latest = useRef(chosen)
  latest.current = chosen
  const [open, setOpen] = useState(false)
  /** The typed text; undefined when nothing is typed. */
  const [typed, setTyped] = useState<string>()
  const [unknown, setUnknown] = useState(false)
  const [active, setActive] = useState<{ key: string; by: 'keys' | 'pointer' }>()

  const search = (typed ?? '').trim()
  const {
    rows: listed,
    empty,
    state,
    retry,
    optionOf,
    named,
    add,
  } = useComboboxRows({
    options,
    loadOptions,
    loadAfter,
    creatable: onCreate !== undefined,
    search,
    open,
  })
  const rows = useMemo(() => {
    const all = multiple && allAtOnce ? rowOfAll(listed, chosen) : undefined
    return all ? [all, ...listed] : listed
  }, [multiple, allAtOnce, listed, chosen])
  const activeIndex = useMemo(() => {
    const index = active ? rows.findIndex((row) => rowKey(row) === active.key) : -1
    // while typing, Enter selects the first match
    return index >= 0 || search === '' ? index : moveRow(rows, -1, 'first')
  }, [active, rows, search])
  const [first] = chosen
  const text = typed ?? (multiple || first === undefined ? '' : optionOf(first).label)

  const activate = (index: number, by: 'keys' | 'pointer') => {
    const row = rows[index]
    setActive(row && { key: rowKey(row), by })
  }
  const show = (move?: 'first' | 'last') => {
    if (locked) return
    const at = multiple ? -1 : rows.findIndex((row) => row.kind === 'option' && row.option.value === first)
    activate(at >= 0 || !move ? at : moveRow(rows, -1, move), 'keys')
    setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setTyped(undefined)
    setUnknown(false)
    setActive(undefined)
    creation.forget()
  }
  const toggle = (value: string) => {
    const before = latest.current
    if (!multiple) setChosen([value])
    else setChosen(before.includes(value) ? before.filter((one) => one !== value) : [...before, value])
  }
  const take = (option: ComboboxOption) => {
    toggle(option.value)
    if (!multiple) return close()
    setTyped(undefined)
    setUnknown(false)
    setActive({ key: rowKey({ kind: 'option', option }), by: 'keys' })
  }
  const takeAll = ({ values, takesAway }: Extract<ComboboxRow, { kind: 'all' }>) => {
    const before = latest.current
    const listed = new Set(values)
    const has = new Set(before)
    if (takesAway) setChosen(before.filter((value) => !listed.has(value)))
    else setChosen([...before, ...values.filter((value) => !has.has(value))])
    setActive({ key: 'all', by: 'keys' })
  }
  const creation = useCreation(onCreate, (option) => {
    add(option)
    take(option)
  })
  const choose = (row: ComboboxRow | undefined) => {
    if (locked || !canChoose(row)) return
    if (row.kind === 'option') take(row.option)
    else if (row.kind === 'retry') retry()
    else if (row.kind === 'all') takeAll(row)
    else void creation.create(row.text)
  }
  /** Handles the typed text on blur: a complete label selects, an empty text clears. */
  const read = () => {
    const found = named()
    const option = found?.disabled ? undefined : found
    if (keepUnknown && search !== '' && !option) {
      setOpen(false)
      setActive(undefined)
      setUnknown(true)
      return
    }
    if (typed !== undefined && !multiple) {
      if (search === '' && first !== undefined) setChosen([])
      else if (option && option.value !== first) setChosen([option.value])
    } else if (keepUnknown && option && !chosen.includes(option.value)) setChosen([...chosen, option.value])
    close()
  }
  const type = (next: string) => {
    setTyped(next)
    setUnknown(false)
    setActive(undefined)
    creation.forget()
    setOpen(true)
  }

  useReportTyping(!locked && keepUnknown && search !== '' && !unknown, read)

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    // Input methods use Enter and arrow keys; Ctrl+Enter belongs to the form.
    if (locked || event.nativeEvent.isComposing || ctrlKey || metaKey) return
    const arrow = key === 'ArrowDown' || key === 'ArrowUp'
    const move = moves[key]
    const taken = open ? move !== undefined || key === 'Enter' || key === 'Escape' : arrow
    if (!taken) return
    event.preventDefault()
    if (key === 'Escape' || (altKey && key === 'ArrowUp')) close()
    else if (!open) show(altKey ? undefined : key === 'ArrowDown' ? 'first' : 'last')
    else if (move) activate(moveRow(rows, activeIndex, move), 'keys')
    else if (activeIndex >= 0) choose(rows[activeIndex])
    else if (search === '') read()
  }

  const idOf = (index: number) => `${listId}-${index}`
  const expanded = open && !locked
  const status: ComboboxStatus = creation.state ?? state
  return {
    open: expanded,
    rows,
    empty,
    status,
    search,
    chosen: chosen.map(optionOf),
    activeIndex: expanded ? activeIndex : -1,
    /** Whether the active row is "Select all". */
    onAll: expanded && rows[activeIndex]?.kind === 'all',
    /** Whether the pointer set the active row: the list must not scroll then. */
    activeByPointer: active?.by === 'pointer',
    /** Whether there is unselected text. */
    typing: typed !== undefined,
    show,
    /** Whether the text matched no option on blur. */
    unknown: unknown && search !== '',
    /** Clears the typed text. */
    close,
    /** Handles the typed text like on blur. */
    leave: read,
    choose,
    toggle,
    clear: () => {
      setChosen([])
      close()
    },
    inputProps: {
      role: 'combobox' as const,
      autoComplete: 'off',
      spellCheck: false,
      'aria-autocomplete': 'list' as const,
      'aria-haspopup': 'listbox' as const,
      'aria-expanded': expanded,
      'aria-controls': expanded ? listId : undefined,
      'aria-activedescendant': expanded && activeIndex >= 0 ? idOf(activeIndex) : undefined,
      value: text,
      readOnly: locked,
      onChange: (event: SyntheticEvent<HTMLInputElement>) => type(event.currentTarget.value),
      onClick: () => {
        if (!open) show()
      },
      onKeyDown,
      onBlur: read,
    },
    listProps: {
      id: listId,
      role: 'listbox' as const,
      'aria-multiselectable': multiple || undefined,
      // keep the focus in the input
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    rowProps: (index: number) => {
      const row = rows[index]
      return {
        id: idOf(index),
        role: 'option' as const,
        'aria-selected': row?.kind === 'option' && chosen.includes(row.option.value),
        'aria-disabled': !canChoose(row) || undefined,
        'aria-setsize': rows.length,
        'aria-posinset': index + 1,
        onClick: () => choose(row),
        onPointerMove: () => {
          if (index !== activeIndex && canChoose(row)) activate(index, 'pointer')
        },
      }
    },
  }
}

/** Creates an option from the typed text, one at a time. */
function useCreation(onCreate: UseComboboxProps['onCreate'], onMade: (option: ComboboxOption) => void) {
  const [state, setState] = useState<'creating' | 'createFailed'>()
  return {
    state,
    /** Clears the error; a pending creation continues. */
    forget: () => setState((before) => (before === 'creating' ? before : undefined)),
    create: async (name: string) => {
      if (!onCreate || state === 'creating') return
      setState('creating')
      try {
        onMade(await onCreate(name))
        setState(undefined)
      } catch {
        setState('createFailed')
      }
    },
  }
}

const moves: Readonly<Record<string, RowMove>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  PageDown: 'pageDown',
  PageUp: 'pageUp',
}

export type ComboboxState = ReturnType<typeof useCombobox>
