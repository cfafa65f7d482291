// The zoomable picture of a floor with its markers and areas.

import { ImagePlus, Maximize, Minus, MoveUp, Plus } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useId } from 'react'
import { cx } from '../../internal/cx'
import { IconButton } from '../../primitives/button/icon-button'
import { EmptyState } from '../../primitives/empty-state/empty-state'
import { ErrorState } from '../../primitives/error-state/error-state'
import { Spinner } from '../../primitives/spinner/spinner'
import type { FloorPoint } from '../floor-plan'
import type { FloorPictureState } from '../hooks/use-floor-picture'
import { FloorCorners } from './floor-corners'
import { FloorItems } from './floor-items'
import { type FloorParts, type LiveParts, nudgeOf, PLAN_STOP, STAGE_STOP } from './floor-parts'
import { FloorDraftShape, FloorShapes } from './floor-shapes'

type FloorStageProps = FloorParts & {
  live: LiveParts
  label: string
  picture: FloorPictureState
  choosePicture: ReactNode
  /** Places an item, or its next point. */
  onPlace: (at: FloorPoint) => void
  /** What lies between the picture and the items. */
  under: ReactNode
  /** What lies over the items. */
  over: ReactNode
}

/** The viewport of the plan, or the message without a picture. */
export function FloorStage({ live, label, picture, choosePicture, onPlace, under, over, ...parts }: FloorStageProps) {
  const { state, view, t } = parts
  return (
    <div
      data-slot="floor-plan-stage"
      data-stop={STAGE_STOP}
      // keeps the focus when the retry button disappears, since a picture may fail again
      tabIndex={-1}
      className="kui:relative kui:h-90 kui:min-w-0 kui:overflow-hidden kui:rounded-lg kui:bg-sunken kui:shadow-[inset_0_0_0_1px_var(--k-line-faint)] kui:focus-visible:shadow-ring kui:@2xl:h-130"
    >
      {picture.state === 'none' ? (
        <div className="kui:grid kui:h-full kui:place-items-center">
          <EmptyState icon={<ImagePlus size={18} strokeWidth={1.5} />} title={t.picture.none} action={choosePicture}>
            {choosePicture ? t.picture.noneHelp : undefined}
          </EmptyState>
        </div>
      ) : picture.state === 'failed' ? (
        <div className="kui:grid kui:h-full kui:place-items-center kui:overflow-auto">
          <ErrorState title={t.picture.failed} onRetry={() => parts.thenFocus(picture.retry, STAGE_STOP)}>
            {t.picture.failedHelp}
          </ErrorState>
        </div>
      ) : (
        <>
          <Plan live={live} label={label} picture={picture} onPlace={onPlace} under={under} over={over} {...parts} />
          {picture.state === 'loading' ? (
            <div className="kui:absolute kui:inset-0 kui:grid kui:place-items-center kui:text-fg-muted">
              <Spinner size={24} label={t.picture.loading} />
            </div>
          ) : (
            <>
              <ZoomButtons view={view} t={t} percent={parts.percent} />
              {state.plan.map && <North {...parts} />}
            </>
          )}
        </>
      )}
      {state.draft === undefined ? null : (
        <span className="kui:pointer-events-none kui:absolute kui:inset-0 kui:rounded-lg kui:shadow-[inset_0_0_0_2px_var(--k-accent-line)]" />
      )}
    </div>
  )
}

function Plan({ live, label, picture, onPlace, under, over, ...parts }: Omit<FloorStageProps, 'choosePicture'>) {
  const { state, view, layers, t } = parts
  const helpId = useId()
  const shown = picture.state === 'ready'
  return (
    <div
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: applications handle keys
      tabIndex={0}
      data-slot="floor-plan-window"
      data-stop={PLAN_STOP}
      data-drawing={state.draft !== undefined || undefined}
      aria-label={label}
      aria-describedby={helpId}
      // pictures are not mirrored in right-to-left pages
      dir="ltr"
      className="kui:absolute kui:inset-0 kui:cursor-grab kui:overflow-hidden kui:rounded-lg kui:active:cursor-grabbing kui:data-drawing:cursor-crosshair kui:focus-visible:shadow-[inset_0_0_0_2px_var(--k-focus)]"
      // one finger scrolls the page at full size unless it draws, two fingers zoom
      style={{ touchAction: view.canZoomOut || state.draft?.tool === 'rectangle' ? 'none' : 'pan-x pan-y' }}
      ref={view.windowRef}
      {...view.windowProps}
      onPointerMove={(event) => {
        view.windowProps.onPointerMove(event)
        if (event.pointerType === 'mouse') state.aimAt(view.placeUnder(event), event.shiftKey)
      }}
      onKeyDown={(event) => planKeys(event, { onPlace, ...parts })}
    >
      <span id={helpId} className="kui:sr-only">
        {t.planHelp}
      </span>
      <img
        key={picture.attempt}
        data-slot="floor-plan-picture"
        src={picture.url}
        alt=""
        draggable={false}
        hidden={!shown}
        className="kui:pointer-events-none kui:absolute kui:max-w-none kui:bg-[white] kui:select-none"
        style={{ ...view.picture, visibility: layers.isHidden('picture') ? 'hidden' : undefined }}
        {...picture.imageProps}
      />
      {shown && (
        // floor plans are dark on white, so items keep light colours in the dark theme
        <div className="kui:scheme-light">
          <div className="kui:absolute" style={view.picture}>
            {under}
            <FloorShapes {...parts} />
            <FloorItems live={live} {...parts} />
            <FloorCorners {...parts} />
            {over}
          </div>
          <FloorDraftShape {...parts} />
          {state.draft && <Crosshair at={state.draft.aim} {...parts} />}
        </div>
      )}
    </div>
  )
}

/** An arrow to the north. */
function North({ state, t, number }: FloorParts) {
  const north = state.plan.map?.north ?? 0
  return (
    <span
      role="img"
      aria-label={t.north.at(number(north))}
      data-slot="floor-plan-north"
      className="kui:pointer-events-none kui:absolute kui:start-3 kui:top-3 kui:z-5 kui:grid kui:size-8 kui:place-items-center kui:rounded-full kui:bg-raised kui:text-fg-strong kui:shadow-1"
    >
      <MoveUp size={18} strokeWidth={1.5} aria-hidden="true" style={{ rotate: `${north}deg` }} />
    </span>
  )
}

/** The crosshair where Enter places an item, visible on any picture. */
function Crosshair({ at, view: { picture } }: Pick<FloorParts, 'view'> & { at: FloorPoint }) {
  const bar = 'kui:absolute kui:top-1/2 kui:left-1/2 kui:-translate-1/2 kui:bg-black kui:shadow-[0_0_0_1px_white]'
  return (
    <span
      aria-hidden="true"
      data-slot="floor-plan-crosshair"
      className="kui:pointer-events-none kui:absolute kui:z-4 kui:size-0"
      style={{ left: picture.left + at.x * picture.width, top: picture.top + at.y * picture.height }}
    >
      <span className={cx(bar, 'kui:h-0.5 kui:w-7')} />
      <span className={cx(bar, 'kui:h-7 kui:w-0.5')} />
    </span>
  )
}

function planKeys(
  event: KeyboardEvent<HTMLElement>,
  { state, view, onPlace }: FloorParts & { onPlace: FloorStageProps['onPlace'] },
) {
  const { target, currentTarget, key } = event
  // portals bubble React events here
  if (!(target instanceof Node) || !currentTarget.contains(target)) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  const zoom = { '+': view.zoomIn, '=': view.zoomIn, '-': view.zoomOut, '0': view.showWhole }[key]
  const by = nudgeOf(event)
  const { draft } = state
  if (zoom) zoom()
  else if (target !== currentTarget) return
  else if (by && draft) {
    const aim = state.aimBy(by)
    if (aim) view.reveal(aim)
  } else if (by) view.look({ x: by.x * 20, y: by.y * 20 })
  else if (key === 'Enter' && draft) onPlace(draft.aim)
  else if (key === 'Backspace' && draft) state.takeBackCorner()
  else return
  event.preventDefault()
}

function ZoomButtons({ view, t, percent }: Pick<FloorParts, 'view' | 't' | 'percent'>) {
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a column in every browser
    <div
      role="group"
      aria-label={t.zoom(percent(view.view.zoom))}
      data-slot="floor-plan-zoom"
      className="kui:absolute kui:end-3 kui:top-3 kui:z-5 kui:flex kui:flex-col kui:gap-1"
    >
      <IconButton
        variant="secondary"
        label={t.zoomIn}
        shortcut="+"
        icon={<Plus {...icon} />}
        aria-disabled={!view.canZoomIn || undefined}
        onClick={view.zoomIn}
      />
      <IconButton
        variant="secondary"
        label={t.zoomOut}
        shortcut="−"
        icon={<Minus {...icon} />}
        aria-disabled={!view.canZoomOut || undefined}
        onClick={view.zoomOut}
      />
      <IconButton
        variant="secondary"
        label={t.showWhole}
        shortcut="0"
        icon={<Maximize {...icon} />}
        aria-disabled={!view.canZoomOut || undefined}
        onClick={view.showWhole}
      />
    </div>
  )
}
