import { Check, ChevronRight, Minus } from 'lucide-react'
import type { CSSProperties, KeyboardEvent } from 'react'
import type { TreeLabels } from '#labels/tree'
import { Spinner } from '../primitives/spinner/spinner'
import type { VisibleItem } from './tree-items'
import type { TreeView } from './use-tree-view'

interface TreeRowProps {
  view: TreeView
  index: number
  row: VisibleItem
  t: TreeLabels
  onKeyDown: (event: KeyboardEvent<HTMLElement>, index: number) => void
  style?: CSSProperties | undefined
}

/** An item of the tree. Its chevron is for pointers; the keyboard has its arrow keys. */
export function TreeRow({ view, index, row, t, onKeyDown, style }: TreeRowProps) {
  const { item, level, position, size, expanded } = row
  const state = view.stateOf(item)
  const loading = view.isLoading(item.id)
  const Mark = state === 'mixed' ? Minus : Check
  const selection = view.multiple ? { 'aria-checked': state } : { 'aria-selected': state === true }
  return (
    <div
      role="treeitem"
      data-slot="tree-item"
      data-index={index}
      data-state={state === true || undefined}
      aria-label={loading ? `${item.label}, ${t.loading}` : item.label}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={size}
      aria-expanded={expanded}
      aria-disabled={item.disabled || undefined}
      aria-busy={loading || undefined}
      {...selection}
      tabIndex={index === view.active ? 0 : -1}
      className={treeItem}
      style={{ ...style, paddingInlineStart: `${(level - 1) * 1.25 + 0.25}rem` }}
      onFocus={() => view.setFocused(item.id)}
      onKeyDown={(event) => onKeyDown(event, index)}
      onClick={(event) => {
        const chevron = event.target instanceof Element && event.target.closest('[data-slot="tree-chevron"]')
        if (chevron) view.toggle(row)
        else view.select(row)
      }}
    >
      {expanded === undefined ? (
        <span className="kui:w-6 kui:shrink-0" />
      ) : (
        <span data-slot="tree-chevron" data-open={expanded || undefined} className={chevronBox}>
          {loading ? <Spinner size={14} /> : <ChevronRight size={16} strokeWidth={1.5} aria-hidden="true" />}
        </span>
      )}
      {view.multiple && (
        <span data-slot="tree-check" data-on={state !== false || undefined} className={check}>
          {state !== false && <Mark size={12} strokeWidth={2.6} aria-hidden="true" />}
        </span>
      )}
      {item.icon && (
        <span aria-hidden="true" className="kui:shrink-0 kui:text-fg-subtle kui:*:block">
          {item.icon}
        </span>
      )}
      <span className="kui:truncate">{item.label}</span>
    </div>
  )
}

const treeItem = [
  'kui:group/item kui:relative kui:flex kui:h-(--k-control) kui:w-full kui:min-w-0 kui:cursor-pointer kui:items-center kui:gap-1.5 kui:rounded-md kui:pe-2 kui:text-sm kui:text-fg kui:outline-none kui:select-none',
  'kui:hover:bg-hover kui:focus-visible:shadow-[inset_0_0_0_2px_var(--k-focus)] kui:aria-selected:bg-accent-soft kui:aria-selected:font-medium kui:aria-selected:text-accent-text',
  'kui:forced-colors:aria-selected:outline-2 kui:forced-colors:aria-selected:outline-solid',
  'kui:aria-disabled:cursor-default kui:aria-disabled:text-fg-disabled',
].join(' ')

const chevronBox =
  'kui:relative kui:grid kui:size-6 kui:shrink-0 kui:place-items-center kui:rounded-sm kui:text-fg-muted kui:hover:bg-hover kui:pointer-coarse:before:absolute kui:pointer-coarse:before:-inset-2.5 kui:pointer-coarse:before:content-[""] kui:[&>svg]:transition-transform kui:[&>svg]:duration-(--k-dur-1) kui:rtl:[&>svg]:rotate-180 kui:data-open:[&>svg]:rotate-90'

const check =
  'kui:grid kui:size-4 kui:shrink-0 kui:place-items-center kui:rounded-[3px] kui:border-[1.5px] kui:border-line-control kui:bg-surface kui:text-accent-fg kui:data-on:border-accent-line kui:data-on:bg-accent kui:group-aria-disabled/item:border-line kui:group-aria-disabled/item:bg-sunken kui:group-aria-disabled/item:text-fg-disabled'
