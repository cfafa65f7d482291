import { ChevronRight } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import type { TableLabels } from '#labels/table'
import type { TreePlace } from './tree-rows'

/** ARIA attributes of a row in the tree. */
export const treeRowProps = (place: TreePlace | undefined) =>
  place && {
    'aria-level': place.level,
    'aria-posinset': place.position,
    'aria-setsize': place.size,
    'aria-expanded': place.expanded,
    'data-tree': '',
  }

interface TreeCellProps {
  place: TreePlace
  /** Name of the row. */
  name: string
  onToggle: () => void
  t: TableLabels
  children: ReactNode
}

/** Name of a row, indented by its depth, with a button to expand it. */
export function TreeCell({ place: { level, expanded }, name, onToggle, t, children }: TreeCellProps) {
  function toggle(event: MouseEvent<HTMLElement>) {
    onToggle()
    // keep the focus on the row, because its arrow keys do the same
    event.currentTarget.closest<HTMLElement>('[data-column-id]')?.focus()
  }
  return (
    <>
      <span aria-hidden className="kui:shrink-0" style={{ width: `${(level - 1) * 1.25}rem` }} />
      {expanded === undefined ? (
        <span aria-hidden className="kui:w-7 kui:shrink-0" />
      ) : (
        <button
          type="button"
          data-slot="tree-toggle"
          tabIndex={-1}
          aria-label={expanded ? t.closeRow(name) : t.openRow(name)}
          data-open={expanded || undefined}
          onClick={toggle}
          className="kui:relative kui:me-1 kui:-ms-1 kui:grid kui:size-7 kui:shrink-0 kui:place-items-center kui:rounded-sm kui:text-fg-muted kui:before:absolute kui:before:inset-0 kui:before:content-[''] kui:hover:bg-hover kui:pointer-coarse:before:-inset-2 kui:@max-[640px]/table:h-5 kui:[&>svg]:transition-transform kui:[&>svg]:duration-(--k-dur-1) kui:rtl:[&>svg]:rotate-180 kui:data-open:[&>svg]:rotate-90"
        >
          <ChevronRight size={16} strokeWidth={1.5} aria-hidden />
        </button>
      )}
      {children}
    </>
  )
}
