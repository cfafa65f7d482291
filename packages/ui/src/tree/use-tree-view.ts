import { useDirection } from '@radix-ui/react-direction'
import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { useControllable } from '../internal/hooks/use-controllable'
import {
  checkedLeaves,
  checkedState,
  indexByLabel,
  type TreeItem,
  toggleChecked,
  type VisibleItem,
  visibleItems,
  withLoaded,
} from './tree-items'

export interface UseTreeViewProps {
  items: readonly TreeItem[]
  /** Ids of the selected items: with `multiple` those without children, of which a parent stands for all. */
  value?: readonly string[] | undefined
  /** @default none */
  defaultValue?: readonly string[] | undefined
  onValueChange?: ((value: readonly string[]) => void) | undefined
  /** Selects several items, with checkboxes. @default false */
  multiple?: boolean | undefined
  /** Ids of the expanded items. */
  expanded?: readonly string[] | undefined
  /** @default none */
  defaultExpanded?: readonly string[] | undefined
  onExpandedChange?: ((expanded: readonly string[]) => void) | undefined
  /** Loads the children of a `lazy` item when it is expanded. */
  loadChildren?: ((item: TreeItem) => Promise<readonly TreeItem[]>) | undefined
}

const NONE: readonly string[] = []

/** Milliseconds between two letters of one word. */
const WORD = 500

/** State of a tree: its visible items, selection, expansion and keys (WAI-ARIA tree view). */
export function useTreeView({
  items: given,
  value,
  defaultValue = NONE,
  onValueChange,
  multiple = false,
  expanded,
  defaultExpanded = NONE,
  onExpandedChange,
  loadChildren,
}: UseTreeViewProps) {
  const [selected, setSelected] = useControllable(value, defaultValue, onValueChange)
  const [opened, setOpened] = useControllable(expanded, defaultExpanded, onExpandedChange)
  const [loaded, setLoaded] = useState<ReadonlyMap<string, readonly TreeItem[]>>(new Map())
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set())
  const [failed, setFailed] = useState<TreeItem>()
  const [focused, setFocused] = useState<string>()
  const word = useRef({ text: '', at: 0 })
  const direction = useDirection()

  const items = useMemo(() => withLoaded(given, loaded), [given, loaded])
  const visible = useMemo(() => visibleItems(items, new Set(opened)), [items, opened])
  const checked = useMemo(() => checkedLeaves(items, selected), [items, selected])
  const found = visible.findIndex(({ item }) => item.id === (focused ?? selected[0]))
  /** Index of the item that can be reached by Tab. */
  const active = Math.max(0, found)

  const latestOpened = useRef(opened)
  latestOpened.current = opened
  const close = (id: string) => setOpened(latestOpened.current.filter((one) => one !== id))

  async function load(item: TreeItem) {
    if (!loadChildren || loading.has(item.id)) return
    setFailed(undefined)
    setLoading((last) => new Set(last).add(item.id))
    const children = await loadChildren(item).catch(() => undefined)
    setLoading((last) => new Set([...last].filter((id) => id !== item.id)))
    if (children) setLoaded((last) => new Map(last).set(item.id, children))
    else {
      setFailed(item)
      close(item.id)
    }
  }
  const open = (those: readonly VisibleItem[]) => {
    const closed = those.filter((one) => one.expanded === false)
    if (closed.length === 0) return
    setOpened([...opened, ...closed.map(({ item }) => item.id)])
    for (const { item } of closed) if (item.lazy) void load(item)
  }
  const toggle = (one: VisibleItem) => {
    if (one.expanded) close(one.item.id)
    else open([one])
  }
  const select = ({ item }: VisibleItem) => {
    if (item.disabled) return
    if (multiple) setSelected(toggleChecked(items, selected, item))
    else if (selected.length !== 1 || selected[0] !== item.id) setSelected([item.id])
  }
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'

  /** Index that a key leads to; undefined for keys that do not move. */
  function indexAfter({ key, timeStamp }: Pick<KeyboardEvent, 'key' | 'timeStamp'>, at: number) {
    const here = visible[at]
    if (key === 'ArrowDown') return Math.min(at + 1, visible.length - 1)
    if (key === 'ArrowUp') return Math.max(at - 1, 0)
    if (key === 'Home') return 0
    if (key === 'End') return visible.length - 1
    if (key === forward) return here?.expanded && visible[at + 1]?.parentId === here.item.id ? at + 1 : at
    if (/^Arrow(Left|Right)$/.test(key)) {
      const parent = visible.findIndex(({ item }) => item.id === here?.parentId)
      return parent < 0 ? at : parent
    }
    if (!/^\S$/u.test(key) || key === '*') return undefined
    const continued = timeStamp - word.current.at < WORD
    const text = continued ? word.current.text + key : key
    word.current = { text, at: timeStamp }
    // the first letter again goes to the next item
    const next = indexByLabel(visible, text, text.length === 1 ? at + 1 : at)
    return next < 0 ? at : next
  }

  /** Handles a key on an item. Returns the index to focus; undefined for other keys. */
  function press(event: KeyboardEvent, at: number): number | undefined {
    const here = visible[at]
    if (!here || event.ctrlKey || event.metaKey || event.altKey) return undefined
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    if ((event.key === forward && here.expanded === false) || (event.key === backward && here.expanded)) {
      toggle(here)
      return at
    }
    if (event.key === '*') {
      open(visible.filter(({ parentId }) => parentId === here.parentId))
      return at
    }
    if (event.key === 'Enter' || event.key === ' ') {
      select(here)
      return at
    }
    return indexAfter(event, at)
  }

  return {
    visible,
    multiple,
    active,
    setFocused,
    toggle,
    select,
    press,
    /** The item whose children could not be loaded last. */
    failed,
    isLoading: (id: string) => loading.has(id),
    /** With `multiple` whether it is checked; otherwise whether it is the selected one. */
    stateOf: (item: TreeItem): boolean | 'mixed' =>
      multiple ? checkedState(item, checked) : selected.includes(item.id),
  }
}

export type TreeView = ReturnType<typeof useTreeView>
