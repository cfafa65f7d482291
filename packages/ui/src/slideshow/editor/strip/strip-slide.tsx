import { useDraggable } from '@dnd-kit/core'
import { CalendarOff, EllipsisVertical, GripVertical } from 'lucide-react'
import type { PointerEvent } from 'react'
import { IconButton } from '../../../primitives/button/icon-button'
import * as DropdownMenu from '../../../primitives/dropdown-menu/dropdown-menu.parts'
import { numberFormat } from '../../../theme/intl'
import { isSlideOn, type Slide } from '../../slideshow'
import { useEditor } from '../editor-context'
import type { SlideStep } from '../edits'
import { SlideThumb } from './slide-thumb'

const pictogram = { size: 16, strokeWidth: 1.5 }

/** Selector of a slide in the strip, to focus it. */
export const slideSelector = (id: string) => `[role="option"][data-slide="${CSS.escape(id)}"]`

/** Name for screen readers: "Slide 3: Christmas market". */
function useSlideName() {
  const { t, locale } = useEditor()
  return (slide: Slide, index: number) =>
    t.layerNamed(t.slideNumber(numberFormat(locale).format(index + 1)), slide.name || t.unnamed)
}

/** A slide of the strip: number, drag handle and thumbnail. */
export function StripSlide({ slide, index, lifted }: { slide: Slide; index: number; lifted: boolean }) {
  const { state, t, locale, today } = useEditor()
  const nameOf = useSlideName()
  const { setNodeRef, listeners } = useDraggable({ id: slide.id, disabled: state.locked })
  const { ids, active } = state.selection
  const off = !isSlideOn(slide, today)
  const name = nameOf(slide, index)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the surrounding list handles keys
    <div
      role="option"
      data-slot="strip-slide"
      data-slide={slide.id}
      data-active={slide.id === active || undefined}
      data-lifted={lifted || undefined}
      aria-selected={ids.includes(slide.id)}
      aria-current={slide.id === active || undefined}
      tabIndex={slide.id === active ? 0 : -1}
      className="kui:group/slide kui:relative kui:flex kui:shrink-0 kui:cursor-pointer kui:flex-col-reverse kui:items-center kui:gap-1.5 kui:rounded-md kui:outline-none kui:@4xl/editor:flex-row kui:@4xl/editor:items-start kui:@4xl/editor:h-(--kui-strip-row) kui:pointer-coarse:@4xl/editor:h-[max(var(--kui-strip-row),4.75rem)]"
      {...listeners}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        // touch on the picture scrolls the strip, on the handle it drags the slide
        const onGrip = event.target instanceof Element && event.target.closest('[data-slot="strip-grip"]') !== null
        if (event.pointerType === 'mouse' || onGrip) listeners?.onPointerDown?.(event)
      }}
      onClick={(event) =>
        state.selectSlide(slide.id, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'only')
      }
    >
      <span className="kui:sr-only">{off ? `${name}, ${t.notToday}` : name}</span>
      <span
        data-slot="strip-place"
        aria-hidden="true"
        className="kui:flex kui:items-center kui:gap-0.5 kui:text-sm kui:font-semibold kui:text-fg-muted kui:tabular-nums kui:group-data-active/slide:text-fg-strong kui:@4xl/editor:w-6 kui:pointer-coarse:@4xl/editor:w-11 kui:@4xl/editor:flex-col kui:@4xl/editor:pt-0.75"
      >
        {numberFormat(locale).format(index + 1)}
        {!state.locked && (
          <span
            data-slot="strip-grip"
            className="kui:grid kui:size-6 kui:cursor-grab kui:touch-none kui:place-items-center kui:text-fg-subtle kui:pointer-coarse:size-11"
          >
            <GripVertical {...pictogram} />
          </span>
        )}
        {off && <CalendarOff {...pictogram} className="kui:text-fg-subtle" />}
      </span>
      <span
        // a placeholder of the same size replaces the dragged slide
        ref={setNodeRef}
        data-slot="strip-picture"
        aria-hidden="true"
        data-off={off || undefined}
        className="kui:rounded-sm kui:group-aria-selected/slide:shadow-[0_0_0_3px_var(--k-accent-line)] kui:group-data-active/slide:shadow-[0_0_0_2px_var(--k-surface),0_0_0_4px_var(--k-accent-line)] kui:group-focus-visible/slide:shadow-ring kui:group-data-lifted/slide:opacity-45 kui:data-off:opacity-55 kui:forced-colors:group-aria-selected/slide:outline-2 kui:forced-colors:group-aria-selected/slide:outline-solid"
      >
        <SlideThumb slide={slide} />
      </span>
    </div>
  )
}

const steps: readonly SlideStep[] = ['before', 'after', 'first', 'last']

/** Menu of a slide; beside the list, because options must not contain buttons. */
export function StripMenu({ slide, index }: { slide: Slide; index: number }) {
  const { state, t, thenFocus } = useEditor()
  const nameOf = useSlideName()
  const labelOf = { before: t.earlier, after: t.later, first: t.toStart, last: t.toEnd }
  return (
    <div
      data-slot="strip-menu"
      className="kui:grid kui:shrink-0 kui:w-18.5 kui:justify-center kui:@4xl/editor:w-auto kui:@4xl/editor:justify-start kui:@4xl/editor:content-start kui:@4xl/editor:h-(--kui-strip-row) kui:pointer-coarse:@4xl/editor:h-[max(var(--kui-strip-row),4.75rem)]"
    >
      <DropdownMenu.Root
        onOpenChange={(open) => open && !state.selection.ids.includes(slide.id) && state.selectSlide(slide.id)}
      >
        <DropdownMenu.Trigger asChild>
          <IconButton
            size="small"
            label={t.moreFor(nameOf(slide, index))}
            icon={<EllipsisVertical {...pictogram} />}
            className="kui:text-fg-subtle"
          />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="start">
          <DropdownMenu.Item shortcut="Ctrl D" onSelect={state.copySlides}>
            {t.copy}
          </DropdownMenu.Item>
          {steps
            .filter((step) => state.canStep(step))
            .map((step) => (
              <DropdownMenu.Item key={step} onSelect={() => state.stepSlides(step)}>
                {labelOf[step]}
              </DropdownMenu.Item>
            ))}
          <DropdownMenu.Separator />
          <DropdownMenu.Item
            danger
            shortcut="Del"
            onSelect={() => thenFocus(state.removeSlides, '[role="option"][tabindex="0"]', '[data-stop="add-slide"]')}
          >
            {t.delete}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  )
}
