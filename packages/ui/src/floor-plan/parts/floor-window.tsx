import { Trash2 } from 'lucide-react'
import { type RefObject, useRef } from 'react'
import { onEnter } from '../../internal/on-enter'
import { Button } from '../../primitives/button/button'
import { Popover, PopoverAnchor, PopoverContent } from '../../primitives/popover/popover'
import { anchorOf, type FloorItem } from '../model/items'
import { ItemFields } from './floor-fields'
import { type FloorParts, nameOf, stopOf } from './floor-parts'

type FloorWindowProps = FloorParts & {
  /** Whether there is a picture to anchor to. */
  shown: boolean
  /** Focus stops after closing; the first that exists is focused. */
  back: RefObject<readonly string[]>
  onClose: () => void
}

/** The popover of an item: its fields, and the remove button. */
export function FloorWindow({ shown, back, onClose, ...parts }: FloorWindowProps) {
  const { state, view, open, thenFocus } = parts
  const at = open && anchorOf(state.plan, open)
  const { picture } = view
  const left = useRef(false)
  const shownNow = useRef(open)
  shownNow.current = open
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
          // a touch dismisses what was open before it, not what it opened
          key={stopOf(open)}
          aria-label={nameOf(open, state.plan, parts)}
          className="kui:flex kui:w-72 kui:max-w-[calc(100vw-16px)] kui:flex-col kui:gap-3"
          sideOffset={shown && open.kind === 'marker' ? 10 : 16}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            const { target } = event
            if (!(target instanceof HTMLElement)) return
            const first = target.querySelector<HTMLElement>('input, select') ?? target.querySelector('button')
            first?.focus()
          }}
          onInteractOutside={() => {
            left.current = true
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            // a press elsewhere has moved the focus already, and so has the next item
            if (!left.current && !shownNow.current) thenFocus(() => undefined, ...back.current)
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
  const { state, t, isLocked, remove } = parts
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be drawn
    <div
      data-slot="floor-plan-form"
      role="group"
      aria-label={nameOf(item, state.plan, parts)}
      className="kui:contents"
      onKeyDown={onEnter(onDone)}
    >
      <ItemFields item={item} {...parts} />
      <div className="kui:flex kui:justify-between kui:gap-2">
        {!isLocked(item) && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t.markers.remove(nameOf(item, state.plan, parts))}
            icon={<Trash2 size={16} strokeWidth={1.5} aria-hidden="true" />}
            onClick={() => remove(item, 'plan')}
          />
        )}
        <Button size="small" className="kui:ms-auto" onClick={onDone}>
          {t.done}
        </Button>
      </div>
    </div>
  )
}
