import { MapPin, Redo2, Spline, Undo2 } from 'lucide-react'
import { Button } from '../primitives/button/button'
import { IconButton } from '../primitives/button/icon-button'
import { addStopOf, type FloorItem, type FloorParts } from './floor-parts'
import { MAX_AREAS, MAX_MARKERS } from './floor-plan'

type FloorToolbarProps = FloorParts & {
  /** Whether there is a picture. */
  shown: boolean
  onBegin: (kind: FloorItem['kind']) => void
  onFinish: () => void
  onUndo: () => void
  onRedo: () => void
}

/** Buttons that place items, undo and redo. */
export function FloorToolbar({ shown, onBegin, onFinish, onUndo, onRedo, ...parts }: FloorToolbarProps) {
  const { state, t, number, thenFocus } = parts
  const { draft } = state
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
  if (draft) {
    return (
      <div
        data-slot="floor-plan-drawing"
        className="kui:flex kui:flex-wrap kui:items-center kui:gap-2 kui:rounded-md kui:bg-info-soft kui:py-0.5 kui:ps-3 kui:pe-0.5 kui:text-sm"
      >
        <span className="kui:min-w-40 kui:flex-1">{draft.kind === 'marker' ? t.markers.place : t.areas.draw}</span>
        {draft.kind === 'area' && (
          <Button size="small" aria-disabled={!state.canFinish || undefined} onClick={onFinish}>
            {t.done}
          </Button>
        )}
        <Button size="small" variant="quiet" onClick={() => thenFocus(state.cancel, addStopOf(draft.kind))}>
          {t.cancel}
        </Button>
      </div>
    )
  }
  const full = [
    state.plan.markers.length >= MAX_MARKERS && t.markers.full(number(MAX_MARKERS)),
    state.plan.areas.length >= MAX_AREAS && t.areas.full(number(MAX_AREAS)),
  ].filter((text) => text !== false)
  return (
    <div data-slot="floor-plan-toolbar" className="kui:flex kui:flex-wrap kui:items-center kui:gap-2">
      <span data-stop={addStopOf('marker')}>
        <Button
          icon={<MapPin {...icon} />}
          aria-disabled={!shown || !state.canAddMarker || undefined}
          onClick={() => onBegin('marker')}
        >
          {t.markers.add}
        </Button>
      </span>
      <span data-stop={addStopOf('area')}>
        <Button
          icon={<Spline {...icon} />}
          aria-disabled={!shown || !state.canAddArea || undefined}
          onClick={() => onBegin('area')}
        >
          {t.areas.add}
        </Button>
      </span>
      {full.map((text) => (
        <span key={text} className="kui:text-xs kui:text-fg-subtle">
          {text}
        </span>
      ))}
      <span className="kui:ms-auto kui:flex kui:gap-1">
        <IconButton
          label={t.undo}
          shortcut="Ctrl Z"
          icon={<Undo2 {...icon} className="kui:rtl:-scale-x-100" />}
          aria-disabled={!state.canUndo || undefined}
          onClick={onUndo}
        />
        <IconButton
          label={t.redo}
          shortcut="Ctrl Shift Z"
          icon={<Redo2 {...icon} className="kui:rtl:-scale-x-100" />}
          aria-disabled={!state.canRedo || undefined}
          onClick={onRedo}
        />
      </span>
    </div>
  )
}
