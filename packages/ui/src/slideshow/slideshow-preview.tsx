import { RectangleHorizontal, RectangleVertical } from 'lucide-react'
import { type ReactNode, type Ref, useRef } from 'react'
import { en, type SlideshowLabels } from '#labels/slideshow'
import { SegmentedControl } from '../fields/segmented-control/segmented-control'
import { useControllable } from '../internal/hooks/use-controllable'
import { useLabels } from '../internal/hooks/use-labels'
import { KioskFrame } from '../kiosk-frame/kiosk-frame'
import type { DialogContentProps } from '../primitives/dialog/dialog'
import * as Dialog from '../primitives/dialog/dialog.parts'
import { EmptyState } from '../primitives/empty-state/empty-state'
import type { SlideContentProps } from './slide-view'
import type { Orientation } from './slideshow'
import { SlideshowControls } from './slideshow-controls'
import { SlideshowStage } from './slideshow-stage'
import { type UseSlideshowPlayerProps, useSlideshowPlayer } from './use-slideshow-player'

type PlayProps = UseSlideshowPlayerProps &
  SlideContentProps & {
    /** The slideshow's name. */
    label: string
    labels?: Partial<SlideshowLabels> | undefined
  }

export type SlideshowPreviewProps = PlayProps &
  Omit<DialogContentProps, 'children' | 'size' | 'place'> & {
    open: boolean
    onOpenChange: (open: boolean) => void
    /** @default 'portrait' */
    defaultOrientation?: Orientation
    onOrientationChange?: (orientation: Orientation) => void
    /** A note above the screen, for example that it is not on the kiosks. */
    note?: ReactNode
  }

const icon = { size: 16, strokeWidth: 1.5 }

/**
 * Preview of a slideshow in a window (WAI-ARIA dialog, modal): the kiosk's player in a kiosk's frame. Space plays and
 * pauses, the arrow keys go to the previous and next slide, Home and End to the first and last.
 */
export function SlideshowPreview({
  open,
  onOpenChange,
  slideshow,
  orientation: givenOrientation,
  defaultOrientation = 'portrait',
  onOrientationChange,
  playing,
  defaultPlaying,
  onPlayingChange,
  defaultSlideId,
  onSlideChange,
  timeZone,
  now,
  clock,
  patience,
  label,
  mediaUrl,
  language,
  languages,
  rules,
  note,
  labels,
  onOpenAutoFocus,
  ...rest
}: SlideshowPreviewProps) {
  const t = useLabels('slideshow', en, labels)
  const [orientation, setOrientation] = useControllable(givenOrientation, defaultOrientation, onOrientationChange)
  const player = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Content
        size="normal"
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          onOpenAutoFocus?.(event)
          if (event.defaultPrevented) return
          // not a button: Space would press it and close the window
          event.preventDefault()
          player.current?.focus()
        }}
        {...rest}
        data-slot="slideshow-preview"
      >
        <Dialog.Header>
          <Dialog.Title>{t.preview(label)}</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body className="kui:flex kui:flex-col kui:gap-3 kui:pb-5">
          {note}
          <SegmentedControl
            label={t.screen}
            labelHidden
            size="small"
            value={orientation}
            onValueChange={setOrientation}
            options={[
              { value: 'portrait', label: t.portrait, icon: <RectangleVertical {...icon} /> },
              { value: 'landscape', label: t.landscape, icon: <RectangleHorizontal {...icon} /> },
            ]}
          />
          <FramedPlayer
            ref={player}
            {...{ slideshow, orientation, playing, defaultPlaying, onPlayingChange, defaultSlideId, onSlideChange }}
            {...{ timeZone, now, clock, patience, label, mediaUrl, language, languages, rules, labels }}
          />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}

/** Mounted while the window is open, so that each preview starts anew. */
function FramedPlayer({
  label,
  labels,
  ref,
  mediaUrl,
  language,
  languages,
  rules,
  ...play
}: PlayProps & { ref: Ref<HTMLDivElement> }) {
  const t = useLabels('slideshow', en, labels)
  const player = useSlideshowPlayer(play)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div
      ref={ref}
      data-slot="slideshow-player"
      data-playing={player.playing || undefined}
      role="group"
      aria-roledescription={t.slideshow}
      aria-label={label}
      tabIndex={-1}
      className="kui:flex kui:flex-col kui:gap-3"
      onKeyDown={player.onKeyDown}
    >
      <div data-slot="slideshow-kiosk" className="kui:relative kui:h-[min(58dvh,40rem)]">
        <KioskFrame label={label} orientation={player.orientation}>
          <SlideshowStage
            player={player}
            aria-live={player.playing ? 'off' : 'polite'}
            {...{ mediaUrl, language, languages, rules, labels }}
          />
        </KioskFrame>
        {player.nothing && (
          // outside of the kiosk's screen, where it would be tiny
          <div
            data-slot="slideshow-nothing"
            className="kui:absolute kui:inset-0 kui:grid kui:place-items-center kui:p-4"
          >
            <EmptyState
              title={player.nothing === 'none' ? t.nothing : t.broken}
              tone={player.nothing === 'none' ? 'empty' : 'error'}
              className="kui:rounded-lg kui:bg-raised kui:shadow-2"
            >
              {player.nothing === 'none' ? t.nothingHelp : t.brokenHelp}
            </EmptyState>
          </div>
        )}
      </div>
      <SlideshowControls player={player} {...(labels ? { labels } : {})} />
    </div>
  )
}
