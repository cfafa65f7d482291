import { Plus } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useId, useRef, useState } from 'react'
import { DragFrame } from '../../../internal/drag-frame'
import { useOwnEscape } from '../../../internal/hooks/use-own-escape'
import { kioskScreens } from '../../../kiosk-frame/kiosk'
import { IconButton } from '../../../primitives/button/icon-button'
import { numberFormat } from '../../../theme/intl'
import { shownSlides, totalSeconds } from '../../slideshow'
import { useEditor } from '../editor-context'
import { clockText } from '../stage/stage-timeline'
import { TemplateMenu } from '../templates/template-tiles'
import { SlideThumb } from './slide-thumb'
import { StripMenu, StripSlide, slideSelector } from './strip-slide'

/** Dragged slides and the target gap. */
type Lift = { ids: readonly string[]; start: number; axis: 'x' | 'y'; pitch: number; gap: number }

const firstStop = '[role="option"][tabindex="0"]'

/**
 * All slides in order (WAI-ARIA listbox, multi-selectable): arrow keys select, with Shift a range, Home and End go to
 * the ends, Ctrl A selects all, Alt and an arrow key moves, Delete deletes, Ctrl D copies. Dragged by pointer, or by
 * the handle on touch.
 */
export function SlideStrip() {
  const editor = useEditor()
  const { state, t, locale, today, thenFocus } = editor
  const { slides, selection, orientation, slideshow } = state
  const list = useRef<HTMLDivElement>(null)
  const helpId = useId()
  const [lift, setLift] = useState<Lift>()
  // Escape must not close a surrounding dialog while a drag is cancelled
  useOwnEscape(list, () => lift !== undefined)
  const shown = shownSlides(slideshow, today, orientation)
  const seconds = totalSeconds(shown, slideshow.displaySpeed)
  // from two minutes on, minutes are easier to read
  const length = seconds < 120 ? t.secondsOf(numberFormat(locale).format(seconds)) : clockText(seconds)
  const { width, height } = kioskScreens[orientation]

  function pickUp(id: string) {
    const ids = selection.ids.includes(id) ? selection.ids : [id]
    if (!selection.ids.includes(id)) state.selectSlide(id)
    const [first, second] = Array.from(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])
    if (!first) return
    const across = Math.abs((second?.offsetLeft ?? 0) - first.offsetLeft)
    const down = Math.abs((second?.offsetTop ?? 0) - first.offsetTop)
    const start = slides.findIndex((slide) => slide.id === id)
    const axis = across > down ? 'x' : 'y'
    setLift({ ids, start, axis, pitch: Math.max(across, down) || 1, gap: start })
  }

  function drag(delta: { x: number; y: number }) {
    if (!lift) return
    const mirrored = lift.axis === 'x' && list.current !== null && getComputedStyle(list.current).direction === 'rtl'
    const offset = (delta[lift.axis] / lift.pitch) * (mirrored ? -1 : 1)
    const gap = Math.min(slides.length, Math.max(0, Math.round(lift.start + 0.5 + offset)))
    if (gap !== lift.gap) setLift({ ...lift, gap })
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, altKey, shiftKey } = event
    const ctrl = event.ctrlKey || event.metaKey
    const at = slides.findIndex(({ id }) => id === selection.active)
    const mirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const back = key === 'ArrowUp' || key === (mirrored ? 'ArrowRight' : 'ArrowLeft')
    const on = key === 'ArrowDown' || key === (mirrored ? 'ArrowLeft' : 'ArrowRight')
    const choose = (index: number) => {
      const id = slides[Math.min(slides.length - 1, Math.max(0, index))]?.id
      if (id !== undefined) thenFocus(() => state.selectSlide(id, shiftKey ? 'range' : 'only'), slideSelector(id))
    }
    const move = (step: 'before' | 'after' | 'first' | 'last') => thenFocus(() => state.stepSlides(step), firstStop)
    if (altKey && (back || on)) move(back ? 'before' : 'after')
    else if (altKey && (key === 'Home' || key === 'End')) move(key === 'Home' ? 'first' : 'last')
    else if (altKey) return
    else if (ctrl && key === 'a') state.selectAllSlides()
    else if (ctrl && key === 'd') thenFocus(state.copySlides, firstStop)
    else if (ctrl) return
    else if (back || on) choose(at + (back ? -1 : 1))
    else if (key === 'Home' || key === 'End') choose(key === 'Home' ? 0 : slides.length - 1)
    else if (key === 'Delete' || key === 'Backspace') {
      thenFocus(state.removeSlides, firstStop, '[data-stop="add-slide"]')
    } else return
    event.preventDefault()
  }

  const dragged = lift && slides[lift.start]
  return (
    <section
      data-slot="slide-strip"
      aria-label={t.slides}
      className="kui:flex kui:min-h-0 kui:min-w-0 kui:flex-col kui:gap-2.5 kui:border-b kui:border-line-faint kui:py-3 kui:@4xl/editor:border-e kui:@4xl/editor:border-b-0"
      style={{ '--kui-strip-row': `${Math.max(52, Math.round((74 * height) / width))}px` } as CSSProperties}
    >
      <div
        data-slot="strip-head"
        className="kui:flex kui:items-center kui:justify-between kui:gap-2 kui:ps-4 kui:pe-3.5"
      >
        <span data-slot="strip-count" className="kui:text-xs kui:font-medium kui:text-fg-muted">
          {t.countOf(slides.length, length)}
        </span>
        <span className="kui:flex kui:gap-1">
          <TemplateMenu />
          <IconButton
            size="small"
            variant="secondary"
            label={t.addSlide}
            icon={<Plus size={16} strokeWidth={1.5} />}
            aria-disabled={state.locked || undefined}
            data-stop="add-slide"
            onClick={state.addSlide}
          />
        </span>
      </div>
      <span id={helpId} hidden>
        {t.slidesHelp}
      </span>
      <DragFrame
        overlay={
          dragged && (
            <span
              data-slot="strip-held"
              className="kui:block kui:w-max kui:cursor-grabbing kui:rounded-sm kui:shadow-2"
            >
              <SlideThumb slide={dragged} />
            </span>
          )
        }
        onStart={pickUp}
        onMove={drag}
        onEnd={() => {
          if (lift) state.moveSlides(lift.ids, lift.gap)
          setLift(undefined)
        }}
        onCancel={() => setLift(undefined)}
      >
        <div
          data-slot="strip-scroller"
          className="kui:flex kui:min-h-0 kui:flex-col kui:overflow-auto kui:px-4 kui:pb-1 kui:@4xl/editor:flex-1 kui:@4xl/editor:flex-row kui:@4xl/editor:ps-2 kui:@4xl/editor:pe-3"
        >
          {slides.length > 0 && (
            <div
              ref={list}
              role="listbox"
              data-slot="strip-list"
              aria-label={t.slides}
              aria-describedby={helpId}
              aria-multiselectable="true"
              aria-readonly={state.locked || undefined}
              className="kui:relative kui:flex kui:w-max kui:gap-2.5 kui:p-1 kui:@4xl/editor:h-max kui:@4xl/editor:flex-col"
              onKeyDown={onKeyDown}
            >
              {slides.map((slide, index) => (
                <StripSlide key={slide.id} slide={slide} index={index} lifted={lift?.ids.includes(slide.id) ?? false} />
              ))}
              {lift && <DropLine lift={lift} />}
            </div>
          )}
          {!state.locked && (
            <div
              data-slot="strip-menus"
              className="kui:flex kui:w-max kui:gap-2.5 kui:px-1 kui:@4xl/editor:h-max kui:@4xl/editor:flex-col kui:@4xl/editor:py-1"
            >
              {slides.map((slide, index) => (
                <StripMenu key={slide.id} slide={slide} index={index} />
              ))}
            </div>
          )}
        </div>
      </DragFrame>
    </section>
  )
}

/** The target position of the dragged slides. */
function DropLine({ lift: { gap, pitch, axis } }: { lift: Lift }) {
  // before the first slide at the list's edge, otherwise in the middle of the 10 px gap
  const at = gap * pitch + 4 - 5
  return (
    <span
      aria-hidden="true"
      data-slot="strip-drop-line"
      data-axis={axis}
      className="kui:pointer-events-none kui:absolute kui:z-1 kui:rounded-full kui:bg-accent-line kui:before:absolute kui:before:-start-1 kui:before:-top-0.75 kui:before:size-2 kui:before:rounded-full kui:before:bg-accent-line kui:data-[axis=x]:inset-y-0 kui:data-[axis=x]:w-0.5 kui:data-[axis=y]:-end-10 kui:data-[axis=y]:start-7 kui:data-[axis=y]:h-0.5"
      style={axis === 'x' ? { insetInlineStart: Math.max(0, at) } : { top: Math.max(0, at) }}
    />
  )
}
