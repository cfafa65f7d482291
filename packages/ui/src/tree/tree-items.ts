// Visible items of a tree, and selections in which parents stand for their children.

import type { ReactNode } from 'react'
import { fold } from '../internal/fold'

export interface TreeItem {
  id: string
  label: string
  /** An icon before the label. */
  icon?: ReactNode
  children?: readonly TreeItem[]
  /** Whether children are loaded when it is expanded. @default false */
  lazy?: boolean
  /** Cannot be selected; can be expanded. @default false */
  disabled?: boolean
}

/** An item with its place, as in `aria-level`, `aria-posinset` and `aria-setsize`. */
export interface VisibleItem {
  item: TreeItem
  parentId: string | undefined
  /** 1 at the top. */
  level: number
  /** From 1, among its siblings. */
  position: number
  size: number
  /** Undefined for items without children. */
  expanded: boolean | undefined
}

const childrenOf = ({ children }: TreeItem): readonly TreeItem[] => children ?? []

/** The items under expanded ones, in order. */
export function visibleItems(items: readonly TreeItem[], expanded: ReadonlySet<string>): VisibleItem[] {
  const visible: VisibleItem[] = []
  const walk = (siblings: readonly TreeItem[], parentId: string | undefined, level: number) => {
    for (const [index, item] of siblings.entries()) {
      const children = childrenOf(item)
      const open = children.length > 0 || item.lazy ? expanded.has(item.id) : undefined
      visible.push({ item, parentId, level, position: index + 1, size: siblings.length, expanded: open })
      if (open) walk(children, item.id, level + 1)
    }
  }
  walk(items, undefined, 1)
  return visible
}

/** Adds loaded children to their items. */
export function withLoaded(
  items: readonly TreeItem[],
  loaded: ReadonlyMap<string, readonly TreeItem[]>,
): readonly TreeItem[] {
  if (loaded.size === 0) return items
  return items.map((item) => {
    const own = item.children ?? loaded.get(item.id)
    // an item whose children turned out to be none is no parent
    return own ? { ...item, lazy: false, children: withLoaded(own, loaded) } : item
  })
}

/** The items without children under an item, or itself. */
const leavesOf = (item: TreeItem): readonly TreeItem[] => {
  const children = childrenOf(item)
  return children.length > 0 ? children.flatMap(leavesOf) : [item]
}

/** The checked items without children, where a checked parent stands for all of its own. */
export function checkedLeaves(items: readonly TreeItem[], value: readonly string[]): ReadonlySet<string> {
  const given = new Set(value)
  const checked = new Set<string>()
  const walk = (item: TreeItem, within: boolean) => {
    const inside = within || given.has(item.id)
    const children = childrenOf(item)
    for (const child of children) walk(child, inside)
    if (children.length === 0 && inside) checked.add(item.id)
  }
  for (const item of items) walk(item, false)
  return checked
}

/** Whether all, some or none of the items without children under an item are checked. */
export function checkedState(item: TreeItem, checked: ReadonlySet<string>): boolean | 'mixed' {
  const leaves = leavesOf(item)
  const count = leaves.filter(({ id }) => checked.has(id)).length
  return count === leaves.length ? true : count > 0 && 'mixed'
}

const idsOf = (items: readonly TreeItem[]): string[] => items.flatMap((item) => [item.id, ...idsOf(childrenOf(item))])

/**
 * Checks all enabled items under an item, or unchecks them if all are checked. The value then consists of items without
 * children, in the order of the tree, and of ids that are not in the tree.
 */
export function toggleChecked(items: readonly TreeItem[], value: readonly string[], item: TreeItem): string[] {
  const checked = new Set(checkedLeaves(items, value))
  const own = leavesOf(item).filter(({ disabled }) => !disabled)
  const check = !own.every(({ id }) => checked.has(id))
  for (const { id } of own) {
    if (check) checked.add(id)
    else checked.delete(id)
  }
  const known = idsOf(items)
  const here = new Set(known)
  return [...known.filter((id) => checked.has(id)), ...value.filter((id) => !here.has(id))]
}

/** Index of the next item whose label starts with a text, from `at` on and then from the top; -1 for none. */
export function indexByLabel(visible: readonly VisibleItem[], text: string, at: number): number {
  const wanted = fold(text)
  const order = visible.map((_, index) => (at + index) % visible.length)
  return order.find((index) => fold(visible[index]?.item.label ?? '').startsWith(wanted)) ?? -1
}
