import { useRef, useState } from 'react'
import { NumberField } from '../../fields/number-field/number-field'
import { onEnter } from '../../internal/on-enter'
import { Button } from '../../primitives/button/button'
import { Kbd } from '../../primitives/kbd/kbd'
import { isLength, MAX_METRES } from '../floor-plan'
import { type FloorTool, maximumPoints } from '../model/draft'
import { addStopOf, type FloorParts, METRES, METRES_STOP } from './floor-parts'
import { refusalText } from './refusal-text'

type FloorHintProps = FloorParts & { onFinish: (metres?: number) => void }

/** What to do with the selected tool, and the buttons that end drawing. */
export function FloorHint({ onFinish, ...parts }: FloorHintProps) {
  const { state, t, thenFocus } = parts
  const { draft } = state
  const { action } = state
  const refusal = action?.kind === 'refused' ? refusalText(action.tool, parts) : undefined
  const needsMetres = draft?.tool === 'scale' && state.canFinish
  return (
    <div
      data-slot="floor-plan-drawing"
      data-drawing={draft !== undefined || undefined}
      className="kui:flex kui:min-h-(--k-control) kui:flex-wrap kui:items-center kui:gap-2 kui:rounded-md kui:bg-sunken kui:py-0.5 kui:ps-3 kui:pe-0.5 kui:text-sm kui:text-fg-muted kui:data-drawing:bg-info-soft kui:data-drawing:text-fg"
    >
      <span className="kui:min-w-40 kui:flex-1">
        {needsMetres ? t.hints.metres : draft ? hintOf(draft.tool, t) : (refusal ?? t.hints.select)}
      </span>
      {needsMetres && <Metres t={t} onFinish={onFinish} />}
      {draft && maximumPoints(draft.tool) > 2 && (
        <Button size="small" aria-disabled={!state.canFinish || undefined} onClick={() => onFinish()}>
          {t.done}
        </Button>
      )}
      {draft && (
        <Button
          size="small"
          variant="quiet"
          aria-keyshortcuts="Escape"
          onClick={() => thenFocus(state.cancel, addStopOf(draft.tool))}
        >
          {draft.count > 0 && draft.points.length === 0 ? t.stop : t.cancel}
          <Kbd aria-hidden="true" className="kui:pointer-coarse:hidden">
            Esc
          </Kbd>
        </Button>
      )}
    </div>
  )
}

function hintOf(tool: FloorTool, t: FloorParts['t']): string {
  switch (tool) {
    case 'marker':
      return t.markers.place
    case 'area':
    case 'walkway':
    case 'obstacle':
      return t.areas.draw
    case 'connector':
    case 'control':
      return t.hints.amenity
    default:
      return t.hints[tool]
  }
}

/** The distance between the two points of the scale. */
function Metres({ t, onFinish }: Pick<FloorParts, 't'> & { onFinish: (metres: number) => void }) {
  const [metres, setMetres] = useState<number | null>(null)
  const [tried, setTried] = useState(false)
  // Enter reads the text and submits in one event
  const latest = useRef(metres)
  const finish = () => {
    if (isLength(latest.current)) onFinish(latest.current)
    else setTried(true)
  }
  return (
    // no form: the editor may stand in one, and a form in a form is submitted by the browser itself
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be drawn
    <div
      role="group"
      aria-label={t.kinds.scale}
      data-stop={METRES_STOP}
      className="kui:flex kui:flex-wrap kui:items-start kui:gap-2"
      onKeyDown={onEnter(finish)}
    >
      <NumberField
        label={t.metres}
        labelHidden
        unit={METRES}
        decimals={2}
        min={0}
        max={MAX_METRES}
        value={metres}
        onValueChange={(next) => {
          latest.current = next
          setMetres(next)
        }}
        error={tried && !isLength(metres) && t.badMetres}
        className="kui:w-36"
      />
      <Button size="small" onClick={finish}>
        {t.done}
      </Button>
    </div>
  )
}
