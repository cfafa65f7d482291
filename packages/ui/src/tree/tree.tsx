import { type ComponentProps, type KeyboardEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { en, type TreeLabels } from '#labels/tree'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/hooks/use-labels'
import { mergeRefs } from '../internal/merge-refs'
import { useRowWindow } from '../internal/row-window/use-row-window'
import { TreeRow } from './tree-row'
import { type UseTreeViewProps, useTreeView } from './use-tree-view'

export type TreeProps = UseTreeViewProps &
  Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | keyof UseTreeViewProps> & {
    /** Name of the tree. */
    label: string
    labels?: Partial<TreeLabels>
  }

/** With more visible items, only those in the window are drawn. */
const MANY = 200

/**
 * A tree to choose from (WAI-ARIA tree view): arrow keys move and expand, Enter and Space select, letters go to a label,
 * * expands the siblings. With `multiple` items have checkboxes, and parents stand for their children. Long trees draw
 * only what is in the window of their scrolling parent.
 */
export function Tree({
  label,
  items,
  value,
  defaultValue,
  onValueChange,
  multiple,
  expanded,
  defaultExpanded,
  onExpandedChange,
  loadChildren,
  labels,
  className,
  ref,
  ...rest
}: TreeProps) {
  const t = useLabels('tree', en, labels)
  const view = useTreeView({
    ...{
      items,
      value,
      defaultValue,
      onValueChange,
      multiple,
      expanded,
      defaultExpanded,
      onExpandedChange,
      loadChildren,
    },
  })
  const many = view.visible.length > MANY
  const own = useRef<HTMLDivElement>(null)
  const {
    bodyRef,
    probeRef,
    height,
    items: drawn,
    scrollToRow,
  } = useRowWindow({
    count: many ? view.visible.length : 0,
    keep: view.active,
    serverHeight: 'var(--k-control)',
  })

  function onKeyDown(event: KeyboardEvent<HTMLElement>, at: number) {
    if (event.target !== event.currentTarget) return
    const next = view.press(event, at)
    if (next === undefined) return
    event.preventDefault()
    if (next === at) return
    // the item to focus may not be drawn yet
    flushSync(() => view.setFocused(view.visible[next]?.item.id))
    if (many) scrollToRow(next)
    own.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus({ preventScroll: many })
  }
  const row = (index: number, top?: string) => {
    const one = view.visible[index]
    const style = top === undefined ? undefined : { position: 'absolute' as const, insetBlockStart: top }
    return one && <TreeRow key={one.item.id} {...{ view, index, row: one, t, onKeyDown, style }} />
  }
  return (
    <div data-slot="tree" className={cx('kui:relative kui:min-w-0', className)} ref={mergeRefs(own, ref)} {...rest}>
      <div
        ref={many ? bodyRef : undefined}
        role="tree"
        aria-label={label}
        aria-multiselectable={multiple || undefined}
        className="kui:relative"
        style={many ? { height } : undefined}
      >
        {many && <span ref={probeRef} aria-hidden="true" className="kui:absolute kui:h-(--k-control)" />}
        {many ? drawn.map(({ index, top }) => row(index, top)) : view.visible.map((_, index) => row(index))}
      </div>
      <p role="status" data-slot="tree-failure" className="kui:m-0 kui:text-xs kui:text-danger-text">
        {view.failed && t.failed(view.failed.label)}
      </p>
    </div>
  )
}
