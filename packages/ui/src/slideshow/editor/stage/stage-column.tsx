import { Film, GalleryVerticalEnd, Image, Maximize, Plus, Redo2, Type, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { SegmentedControl } from '../../../fields/segmented-control/segmented-control'
import { FormFieldContext } from '../../../internal/form-field'
import { kioskScreens } from '../../../kiosk-frame/kiosk'
import { Button } from '../../../primitives/button/button'
import { IconButton } from '../../../primitives/button/icon-button'
import { EmptyState } from '../../../primitives/empty-state/empty-state'
import { numberFormat } from '../../../theme/intl'
import { SlideshowStage } from '../../slideshow-stage'
import { useSlideshowPlayer } from '../../use-slideshow-player'
import { useEditor } from '../editor-context'
import { TemplateTiles } from '../templates/template-tiles'
import { SlideStage, StageScreen } from './slide-stage'
import { textSelectors } from './stage-layers'
import { EditTimeline, PlayTimeline } from './stage-timeline'

const pictogram = { size: 16, strokeWidth: 1.5 }

/** Column of tools, stage and timeline; the stage shows the edited slide or plays the slideshow. */
export function StageColumn({ onPreview }: { onPreview: () => void }) {
  const { state, t, thenFocus } = useEditor()
  const [playing, setPlaying] = useState(false)
  const [scale, setScale] = useState(0)
  const shown = playing && state.slides.length > 0
  return (
    <section
      data-slot="slide-stage"
      aria-label={t.stage(state.slide?.name || t.unnamed)}
      className="kui:@container/stage kui:flex kui:h-130 kui:min-w-0 kui:flex-col kui:bg-sunken kui:@4xl/editor:h-auto kui:@4xl/editor:min-h-0"
    >
      {/* the tools are not fields of the surrounding form and need no space for errors */}
      <FormFieldContext.Provider value={undefined}>
        <StageTools playing={shown} onPlayingChange={setPlaying} scale={scale} onPreview={onPreview} />
      </FormFieldContext.Provider>
      {state.slides.length === 0 ? (
        <NoSlides />
      ) : shown ? (
        <PlayingStage onScale={setScale} />
      ) : (
        <>
          <SlideStage onScale={setScale} />
          {/* the playing timeline is a separate component with its own button */}
          <EditTimeline
            onPlay={() => thenFocus(() => setPlaying(true), '[data-slot="stage-timeline"] [data-stop="play"]')}
          />
        </>
      )}
    </section>
  )
}

type StageToolsProps = {
  playing: boolean
  onPlayingChange: (playing: boolean) => void
  scale: number
  onPreview: () => void
}

function StageTools({ playing, onPlayingChange, scale, onPreview }: StageToolsProps) {
  const { state, t, locale } = useEditor()
  const { orientation } = state
  const { width, height } = kioskScreens[orientation]
  const pixels = (count: number) => numberFormat(locale, { useGrouping: false }).format(count)
  return (
    <div
      data-slot="stage-tools"
      className="kui:flex kui:flex-wrap kui:items-center kui:gap-x-1 kui:gap-y-1 kui:px-4 kui:py-3 kui:@xl/stage:gap-x-1.5 kui:@4xl/editor:px-5 kui:[&_[data-slot=segmented-control]]:bg-[light-dark(oklch(0.9_0.005_235),oklch(0.22_0.01_240))]"
    >
      <SegmentedControl
        label={t.view}
        labelHidden
        value={playing ? 'play' : 'edit'}
        onValueChange={(view) => onPlayingChange(view === 'play')}
        options={[
          { value: 'edit', label: t.edit },
          { value: 'play', label: t.play, disabled: state.slides.length === 0 },
        ]}
      />
      <AddLayers onAdd={() => onPlayingChange(false)} />
      <span className="kui:flex">
        <IconButton
          size="small"
          label={t.undo}
          shortcut="Ctrl Z"
          icon={<Undo2 {...pictogram} className="kui:rtl:-scale-x-100" />}
          aria-disabled={!state.canUndo || undefined}
          onClick={state.undo}
        />
        <IconButton
          size="small"
          label={t.redo}
          shortcut="Ctrl Shift Z"
          icon={<Redo2 {...pictogram} className="kui:rtl:-scale-x-100" />}
          aria-disabled={!state.canRedo || undefined}
          onClick={state.redo}
        />
      </span>
      <span className="kui:flex-1" />
      <SegmentedControl
        label={t.screen}
        labelHidden
        size="small"
        value={orientation}
        onValueChange={state.setOrientation}
        options={[
          { value: 'portrait', label: t.portrait },
          { value: 'landscape', label: t.landscape },
        ]}
      />
      {state.slides.length > 0 && (
        <span
          data-slot="stage-size"
          className="kui:hidden kui:text-sm kui:text-fg-muted kui:tabular-nums kui:@3xl/stage:inline"
        >
          {t.sizeOf(pixels(width), pixels(height), numberFormat(locale, { style: 'percent' }).format(scale))}
        </span>
      )}
      <IconButton
        size="small"
        label={t.preview}
        icon={<Maximize {...pictogram} />}
        aria-disabled={state.slides.length === 0 || undefined}
        onClick={onPreview}
      />
    </div>
  )
}

const kinds = [
  ['text', Type],
  ['image', Image],
  ['video', Film],
] as const

/** Buttons that add a text, image or video; icons only on a narrow stage. */
function AddLayers({ onAdd }: { onAdd: () => void }) {
  const { state, t, thenFocus } = useEditor()
  return (
    <fieldset
      data-slot="stage-add"
      aria-label={t.add}
      className="kui:m-0 kui:flex kui:min-w-0 kui:gap-1 kui:border-0 kui:p-0"
    >
      {kinds.map(([kind, Icon]) => {
        if (kind !== 'text' && !state.canPick) return null
        return (
          <Button
            key={kind}
            size="small"
            data-stop={`add-${kind}`}
            icon={<Icon {...pictogram} />}
            aria-disabled={state.locked || undefined}
            onClick={() => {
              if (state.locked) return
              if (kind !== 'text') {
                onAdd()
                return void state.addMedia(kind)
              }
              thenFocus(
                () => {
                  onAdd()
                  state.addText()
                },
                ...textSelectors,
              )
            }}
          >
            <span className="kui:sr-only kui:@md/stage:not-sr-only">{t[kind]}</span>
          </Button>
        )
      })}
    </fieldset>
  )
}

function NoSlides() {
  const { state, t, thenFocus } = useEditor()
  return (
    <div
      data-slot="stage-empty"
      className="kui:flex kui:min-h-0 kui:flex-1 kui:flex-col kui:items-center kui:overflow-y-auto"
    >
      <EmptyState
        icon={<GalleryVerticalEnd size={18} strokeWidth={1.5} />}
        title={t.noSlides}
        action={
          !state.locked && (
            <Button
              icon={<Plus {...pictogram} />}
              onClick={() => thenFocus(state.addSlide, '[role="option"][tabindex="0"]')}
            >
              {t.addSlide}
            </Button>
          )
        }
      >
        {t.noSlidesHelp}
      </EmptyState>
      {!state.locked && <TemplateTiles className="kui:w-full kui:max-w-120 kui:px-4 kui:pb-6" />}
    </div>
  )
}

/** Plays the slideshow on the stage as the kiosk does, starting at the edited slide. */
function PlayingStage({ onScale }: { onScale: (scale: number) => void }) {
  const { state, content } = useEditor()
  const { slideshow, orientation, slide } = state
  const player = useSlideshowPlayer({ slideshow, orientation, ...(slide ? { defaultSlideId: slide.id } : {}) })
  return (
    <>
      <StageScreen orientation={orientation} onScale={onScale}>
        <SlideshowStage player={player} {...content} className="kui:rounded-[6px]" />
      </StageScreen>
      <PlayTimeline player={player} />
    </>
  )
}
