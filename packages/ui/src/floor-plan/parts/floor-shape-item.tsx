import { memo } from 'react'
import { cx } from '../../internal/cx'
import type { FloorItem, FloorKind } from '../model/items'
import { type LiveParts, nudgeOf, stopOf } from './floor-parts'
import { inPercent } from './floor-point'

type FloorShapeItemProps = {
  live: LiveParts
  kind: Exclude<FloorKind, 'marker' | 'door' | 'amenity'>
  index: number
  x: number
  y: number
  title: string
  name: string
  selected: boolean
  expanded: boolean
  wrong: boolean
  locked: boolean
  passive: boolean
  keysId: string
  /** Pixels of the shape, if its label has to stay in it. @default the label is as wide as its text */
  width?: number | undefined
  height?: number | undefined
}

const faces = {
  named:
    'kui:max-w-36 kui:border kui:border-accent-line kui:bg-raised kui:px-1.5 kui:py-1 kui:text-xs kui:font-medium kui:text-accent-text kui:data-selected:bg-accent-soft kui:data-wrong:border-danger kui:data-wrong:text-danger-text kui:pointer-coarse:after:-inset-2.5',
  inside:
    'kui:min-h-5 kui:min-w-6 kui:text-center kui:text-xs kui:leading-[15px] kui:font-medium kui:text-fg-strong kui:data-wrong:text-danger-text',
  dot: 'kui:size-3.5 kui:border-2 kui:border-fg-muted kui:bg-raised kui:data-selected:border-accent kui:data-selected:bg-accent-soft kui:after:-inset-1.5 kui:pointer-coarse:after:-inset-4',
}

/** The name of an area or scale, or the handle of a walkway or obstacle: opened, moved by arrow keys and removed. */
export const FloorShapeItem = memo(function FloorShapeItem({
  live,
  kind,
  index,
  x,
  y,
  title,
  name,
  selected,
  expanded,
  wrong,
  locked,
  passive,
  keysId,
  width,
  height,
}: FloorShapeItemProps) {
  const item: FloorItem = { kind, index }
  const isNamed = kind === 'area' || kind === 'scale'
  const isInside = width !== undefined
  return (
    <button
      type="button"
      data-slot={`floor-plan-${kind}`}
      data-stop={stopOf(item)}
      data-selected={selected || undefined}
      data-wrong={wrong || undefined}
      aria-label={name === title && isNamed ? undefined : name}
      aria-describedby={locked ? undefined : keysId}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      className={cx(
        'kui:absolute kui:-translate-1/2 kui:rounded-sm kui:after:absolute kui:focus-visible:shadow-ring',
        isInside ? faces.inside : isNamed ? faces.named : faces.dot,
        passive && 'kui:pointer-events-none',
      )}
      style={{ ...inPercent({ x, y }), maxWidth: width, maxHeight: height }}
      onPointerDown={(event) => event.stopPropagation()}
      onFocus={({ currentTarget }) => {
        live.current.select(item)
        if (currentTarget.matches(':focus-visible')) live.current.view.reveal({ x, y })
      }}
      onBlur={() => live.current.state.settle()}
      onClick={() => live.current.onOpen(item)}
      onKeyDown={(event) => {
        const { state, view, remove } = live.current
        const by = nudgeOf(event)
        if (by) {
          event.preventDefault()
          event.stopPropagation()
          const to = locked ? undefined : state.nudgeItem(item, by)
          if (to) view.reveal(to)
        } else if (event.key === 'Delete' || event.key === 'Backspace') {
          event.preventDefault()
          if (!locked) remove(item, 'plan')
        }
      }}
    >
      {isNamed && (
        <span
          className={isInside ? 'kui:rounded-xs kui:bg-raised/70 kui:box-decoration-clone' : 'kui:block kui:truncate'}
        >
          {title}
        </span>
      )}
    </button>
  )
})
