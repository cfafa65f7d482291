import { Trash2 } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { LocalisedField } from '../fields/localised-field/localised-field'
import { TextField } from '../fields/text-field/text-field'
import { Button } from '../primitives/button/button'
import { Popover, PopoverAnchor, PopoverContent } from '../primitives/popover/popover'
import { type FloorItem, type FloorParts, nameOf, sameItem } from './floor-parts'
import { MAX_AREA_ID, MAX_LABEL, middleOf } from './floor-plan'

type FloorWindowProps = FloorParts & {
  /** Whether there is a plan to stand on. */
  shown: boolean
  /** Who gets the focus once it is closed, the first of these that is there. */
  back: RefObject<readonly string[]>
  onClose: () => void
}

/** The small window at a marker or an area: what it is called, and its end. */
export function FloorWindow({ shown, back, onClose, ...parts }: FloorWindowProps) {
  const { state, view, open, thenFocus } = parts
  const { markers, areas } = state.plan
  const at = open?.kind === 'marker' ? markers[open.index]?.position : open && middleOf(areas[open.index]?.points ?? [])
  const { picture } = view
  const left = useRef(false)
  const place = at && shown && { left: picture.left + at.x * picture.width, top: picture.top + at.y * picture.height }
  return (
    <Popover open={open !== undefined} onOpenChange={(next) => next || onClose()}>
      <PopoverAnchor
        className="kui:pointer-events-none kui:absolute kui:size-0"
        // what is open in the list alone has no place on a plan
        style={place || { left: '50%', top: '50%' }}
      />
      {open && (
        <PopoverContent
          aria-label={nameOf(open, parts)}
          className="kui:flex kui:w-72 kui:max-w-[calc(100vw-16px)] kui:flex-col kui:gap-3"
          sideOffset={shown && open.kind === 'marker' ? 10 : 16}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.target instanceof HTMLElement) event.target.querySelector('input')?.focus()
          }}
          onInteractOutside={() => {
            left.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // who pressed elsewhere is there already
            if (!left.current) thenFocus(() => undefined, ...back.current)
            left.current = false
          }}
        >
          <Fields item={open} onDone={onClose} {...parts} />
        </PopoverContent>
      )}
    </Popover>
  )
}

function Fields({ item, onDone, ...parts }: FloorParts & { item: FloorItem; onDone: () => void }) {
  const { state, t, languages, remove } = parts
  const { index } = item
  const problem = state.problems.find((one) => sameItem(one, item))
  // what was just put there has no name yet, and the mark says that it needs one
  const wrong = problem?.problem.startsWith('long') && t.problems[problem.problem]
  const [first] = languages
  return (
    <form
      data-slot="floor-plan-form"
      className="kui:contents"
      // Enter in a field is Done; the form around the plan must not be sent by it
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        onDone()
      }}
    >
      {item.kind === 'marker' ? (
        <LocalisedField
          label={t.markers.label}
          required
          languages={languages}
          counter={MAX_LABEL}
          value={state.plan.markers[index]?.label ?? {}}
          onValueChange={(label) => state.setLabel(index, label)}
          readOnlyReason={state.locked}
          {...(wrong && first ? { errors: { [first.code]: wrong } } : {})}
        />
      ) : (
        <TextField
          label={t.areas.id}
          hint={t.areas.idHint}
          required
          counter={MAX_AREA_ID}
          value={state.plan.areas[index]?.areaId ?? ''}
          onValueChange={(areaId) => state.setAreaId(index, areaId)}
          error={wrong}
          readOnlyReason={state.locked}
        />
      )}
      <div className="kui:flex kui:justify-between kui:gap-2">
        {!state.locked && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t.markers.remove(nameOf(item, parts))}
            icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />}
            onClick={() => remove(item, 'plan')}
          />
        )}
        <Button size="small" type="submit" className="kui:ms-auto">
          {t.done}
        </Button>
      </div>
    </form>
  )
}
