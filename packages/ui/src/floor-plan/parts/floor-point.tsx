import { LocateFixed } from 'lucide-react'
import { memo } from 'react'
import { cx } from '../../internal/cx'
import type { FloorAmenityKind, FloorConnector, FloorPoint } from '../floor-plan'
import { usePointDrag } from '../hooks/use-point-drag'
import { anchorOf, type FloorItem } from '../model/items'
import { amenityIcons } from './amenity-icons'
import { connectorIcons } from './connector-icons'
import { type LiveParts, nudgeOf, stopOf } from './floor-parts'

type Pictogram = FloorAmenityKind | FloorConnector['kind'] | 'control'

type FloorPointItemProps = {
  live: LiveParts
  kind: 'marker' | 'door' | 'amenity' | 'connector' | 'control'
  index: number
  x: number
  y: number
  /** The accessible name of what has no visible number. */
  name?: string | undefined
  title: string
  /** The number on a marker. */
  number?: string | undefined
  pictogram?: Pictogram | undefined
  selected: boolean
  expanded: boolean
  wrong: boolean
  /** Cannot be changed: read-only, or its layer is locked. */
  locked: boolean
  /** Does not take presses while something is drawn. */
  passive: boolean
  /** Whether the label is shown. */
  labelled: boolean
  /** Whether a door is a small mark, among many of them. @default false */
  small?: boolean
  keysId: string
}

/**
 * A marker, door, amenity, lift or stairs: a button that can be dragged, moved by arrow keys, opened and removed. Its size does not
 * depend on the zoom.
 */
export const FloorPointItem = memo(function FloorPointItem({
  live,
  kind,
  index,
  x,
  y,
  name,
  title,
  number,
  pictogram,
  selected,
  expanded,
  wrong,
  locked,
  passive,
  labelled,
  small = false,
  keysId,
}: FloorPointItemProps) {
  const item: FloorItem = { kind, index }
  const drag = usePointDrag({
    at: { x, y },
    locked,
    placeUnder: (event) => live.current.view.placeUnder(event),
    adjust: (to) => live.current.state.fitItem(item, to),
    onDrop: (to) => live.current.state.moveItem(item, to),
  })
  return (
    <button
      type="button"
      data-slot={`floor-plan-${kind}`}
      data-stop={stopOf(item)}
      data-selected={selected || undefined}
      data-dragging={drag.dragging || undefined}
      data-wrong={wrong || undefined}
      aria-label={name}
      aria-describedby={locked ? undefined : keysId}
      aria-haspopup="dialog"
      aria-expanded={expanded}
      className={cx(
        'kui:group/marker kui:absolute kui:z-1 kui:flex kui:-translate-x-1/2 kui:touch-none kui:flex-col kui:items-center kui:select-none',
        kind === 'marker' ? 'kui:-translate-y-full kui:pb-1.25' : 'kui:-translate-y-1/2 kui:rounded-sm',
        'kui:after:absolute',
        kind === 'door'
          ? 'kui:after:-inset-1.5 kui:pointer-coarse:after:-inset-4'
          : 'kui:after:-inset-1 kui:pointer-coarse:after:-inset-2.5',
        'kui:hover:z-2 kui:data-selected:z-3 kui:data-dragging:z-3 kui:data-dragging:cursor-grabbing',
        passive && 'kui:pointer-events-none',
      )}
      style={inPercent(drag.at)}
      {...drag.props}
      onFocus={({ currentTarget }) => {
        live.current.select(item)
        // no transitions while dragging
        if (currentTarget.matches(':focus-visible')) live.current.view.reveal({ x, y })
      }}
      onBlur={() => live.current.state.settle()}
      onClick={() => {
        if (!drag.wasDragged()) live.current.onOpen(item)
      }}
      onKeyDown={(event) => {
        const { state, view, remove } = live.current
        const by = nudgeOf(event)
        if (drag.onKey(event)) event.stopPropagation()
        else if (by) {
          event.preventDefault()
          event.stopPropagation()
          if (locked) return
          view.reveal(state.nudgeItem(item, by) ?? anchorOf(state.plan, item))
        } else if (event.key === 'Delete' || event.key === 'Backspace') {
          event.preventDefault()
          if (!locked) remove(item, 'plan')
        }
      }}
    >
      {kind === 'door' ? (
        <span
          data-small={small || undefined}
          className="kui:size-3 kui:data-small:size-1.75 kui:data-small:border kui:rounded-xs kui:border-2 kui:border-sign kui:bg-[white] kui:group-focus-visible/marker:shadow-ring kui:group-data-selected/marker:border-accent kui:group-data-selected/marker:bg-accent-soft"
        />
      ) : (
        <span
          data-slot={kind === 'marker' ? 'floor-plan-marker-plate' : undefined}
          className={cx(
            'kui:relative kui:grid kui:h-6 kui:min-w-6 kui:place-items-center kui:rounded-sm kui:border kui:border-[white] kui:bg-sign kui:text-sm kui:leading-none kui:font-bold kui:text-sign-fg kui:tabular-nums',
            kind === 'marker' &&
              'kui:px-1.25 kui:after:absolute kui:after:top-full kui:after:border-x-[5px] kui:after:border-t-[5px] kui:after:border-x-transparent kui:after:border-t-sign kui:group-data-selected/marker:after:border-t-accent kui:group-data-wrong/marker:after:border-t-danger',
            'kui:group-data-selected/marker:bg-accent kui:group-data-selected/marker:text-accent-fg kui:group-data-wrong/marker:bg-danger kui:group-data-wrong/marker:text-status-fg',
            'kui:group-focus-visible/marker:shadow-ring kui:group-data-dragging/marker:shadow-2',
          )}
        >
          {pictogram ? <Picture kind={pictogram} /> : number}
        </span>
      )}{' '}
      {/* the accessible name, also while the label is hidden */}
      {kind !== 'door' && (
        <span
          data-slot={`floor-plan-${kind}-label`}
          data-labelled={labelled || undefined}
          className="kui:pointer-events-none kui:absolute kui:top-full kui:mt-0.5 kui:w-max kui:max-w-36 kui:truncate kui:rounded-xs kui:bg-raised kui:px-1.25 kui:py-0.5 kui:text-xs kui:font-medium kui:text-fg kui:opacity-0 kui:shadow-1 kui:data-labelled:opacity-100 kui:group-hover/marker:opacity-100 kui:group-focus-visible/marker:opacity-100 kui:group-data-selected/marker:opacity-100 kui:group-data-wrong/marker:text-danger-text"
        >
          {title}
        </span>
      )}
    </button>
  )
})

const icons = { ...amenityIcons, ...connectorIcons, control: LocateFixed }

function Picture({ kind }: { kind: Pictogram }) {
  const Icon = icons[kind]
  return <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
}

/** Items are placed in a box of the picture's size, so panning and zooming draws none of them again. */
export const inPercent = ({ x, y }: FloorPoint) => ({ left: `${x * 100}%`, top: `${y * 100}%` })
