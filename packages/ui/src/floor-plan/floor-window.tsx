import { Trash2 } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { LocalisedField } from '../fields/localised-field/localised-field'
import { TextField } from '../fields/text-field/text-field'
import { Button } from '../primitives/button/button'
import { Popover, PopoverAnchor, PopoverContent } from '../primitives/popover/popover'
import { type FloorItem, type FloorParts, nameOf, sameItem } from './floor-parts'
import { MAX_AREA_ID, MAX_LABEL, middleOf } from './floor-plan'

type FloorWindowProps = FloorParts & {
  /** Whether there is a picture to anchor to. */
  shown: boolean
  /** Focus stops after closing; the first that exists is focused. */
  back: RefObject<readonly string[]>
  onClose: () => void
}

/** The popover of a marker or area: its name, and the remove button. */
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
        // items opened from the list may have no position
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
            // a press elsewhere has moved the focus already
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
  // new items have no name yet; the mark shows that one is required
  const wrong = problem?.problem.startsWith('long') && t.problems[problem.problem]
  const [first] = languages
  return (
    <form
      data-slot="floor-plan-form"
      className="kui:contents"
      // Enter closes the popover and must not submit the form
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
