import { Magnet } from 'lucide-react'
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { en, type FloorPlanLabels } from '#labels/floor-plan'
import { FieldHelp } from '../fields/field/field-help'
import { cx } from '../internal/cx'
import { stops } from '../internal/hooks/use-focus-back'
import { useLabels } from '../internal/hooks/use-labels'
import { useOwnEscape } from '../internal/hooks/use-own-escape'
import { isLocked, lockWords } from '../internal/lock'
import { mergeRefs } from '../internal/merge-refs'
import { Button } from '../primitives/button/button'
import { IconButton } from '../primitives/button/icon-button'
import { useKioskUi } from '../theme/context'
import { numberFormat } from '../theme/intl'
import type { Language } from '../theme/language'
import { type FloorPlan, type FloorPoint, MIN_CORNERS, onPicture } from './floor-plan'
import { useFloorPicture } from './hooks/use-floor-picture'
import { useFloorPlan } from './hooks/use-floor-plan'
import { useLayers } from './hooks/use-layers'
import { type PlanDrawing, usePlanView } from './hooks/use-plan-view'
import { type OpenPdf, useTrace } from './hooks/use-trace'
import { drawsRing, kindOf, NEW_CONNECTOR, type NewDraft } from './model/draft'
import { itemAt } from './model/hit'
import { countOf, type FloorItem, floorKinds } from './model/items'
import { announcementText } from './parts/announcement-text'
import { FloorHint } from './parts/floor-hint'
import { FloorLayers } from './parts/floor-layers'
import { FloorList } from './parts/floor-list'
import { FloorNorth } from './parts/floor-north'
import {
  addStopOf,
  type DraggedCorner,
  type FloorConnectors,
  type FloorHoursField,
  type FloorParts,
  type FloorTenants,
  METRES_STOP,
  PLAN_STOP,
  removeStopOf,
  STAGE_STOP,
  stopOf,
} from './parts/floor-parts'
import { FloorStage } from './parts/floor-stage'
import { FloorToolbar } from './parts/floor-toolbar'
import { FloorTrace, FloorTraceHandles, FloorTracePicture } from './parts/floor-trace'
import { FloorWindow } from './parts/floor-window'

export type FloorPlanEditorProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> & {
  label: string
  value?: FloorPlan
  /** @default nothing on the plan; only markers and areas can be drawn, as without `map` in a value */
  defaultValue?: FloorPlan
  /** Receives unnamed markers and areas too, for the form to reject. */
  onValueChange?: (value: FloorPlan) => void
  /** URL of the floor's picture, if one is selected. */
  picture?: string | undefined
  /** A button that selects a picture, shown without one. */
  choosePicture?: ReactNode
  /** Opens a PDF as a plan to trace. @default only pictures can be traced */
  openPdf?: OpenPdf
  /** Lifts and stairs, if the value has `connectors`. */
  connectors?: FloorConnectors
  /** Names of tenants by the code of their area, shown on the plan where there is room. @default codes are shown */
  tenants?: FloorTenants | undefined
  /** A field for the hours of doors and walkways. @default they are kept as they are */
  hoursField?: FloorHoursField
  /** Distance in metres of each control point from where the plan's fit puts it, in their order. */
  residuals?: readonly number[] | undefined
  /** Languages of the labels, the required one first. */
  languages?: readonly Language[]
  /** An error message of the whole field, for example from a server. */
  error?: ReactNode
  /** Makes the editor read-only with a reason: "You can read floors, not change them." */
  readOnlyReason?: ReactNode
  labels?: Partial<FloorPlanLabels>
}

/** A press within this many pixels of the first corner closes the ring. */
const NEAR = 14

/**
 * A floor's picture with markers, areas and their doors, walkways, obstacles, amenities, scale and north, positioned in
 * fractions of the picture. The plan is an application (WAI-ARIA): arrow keys pan, plus, minus and 0 zoom. Everything
 * on it, and each corner, is a button.
 */
export function FloorPlanEditor({
  label,
  value,
  defaultValue,
  onValueChange,
  picture: url,
  choosePicture,
  openPdf,
  connectors,
  tenants,
  hoursField,
  residuals,
  languages: given,
  error,
  readOnlyReason,
  labels,
  className,
  ref,
  onKeyDown,
  ...rest
}: FloorPlanEditorProps) {
  const t = useLabels('floor-plan', en, labels)
  const { locale, languages: known } = useKioskUi()
  const languages = given ?? known
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const back = useRef<readonly string[]>([])
  const [selected, select] = useState<FloorItem>()
  const [opened, setOpen] = useState<FloorItem>()
  const [draggedCorner, setDraggedCorner] = useState<DraggedCorner>()
  const [snapping, setSnapping] = useState(true)
  const locked = isLocked(readOnlyReason)
  const layers = useLayers()
  const tracing = useTrace(openPdf)
  const picture = useFloorPicture(url)
  const dragging: PlanDrawing = {
    onStart: (at, { shiftKey }) => state.startAt(at, shiftKey),
    onMove: (at, { shiftKey }) => state.aimAt(at, shiftKey),
    onEnd: (at, { shiftKey }) => {
      place(onPicture(at), shiftKey)
      // a drag along one edge has drawn nothing
      state.takeBackCorner()
    },
    onCancel: () => state.takeBackCorner(),
  }
  const view = usePlanView({
    ratio: picture.ratio,
    onPress: (at, { shiftKey }) => {
      if (state.draft) return place(at, shiftKey)
      const item = itemAt(plan, at, view.picture, (kind) => !layers.isHidden(kind) && !layers.isLocked(kind))
      select(item)
      if (item) thenFocus(() => undefined, stopOf(item))
    },
    drawing: () => (state.draft?.tool === 'rectangle' ? dragging : undefined),
  })
  const state = useFloorPlan({
    ...{ value, defaultValue, onValueChange, locked, snapping },
    language: languages[0]?.code,
    // before the picture is there, nothing is drawn
    size: view.picture.width > 0 ? view.picture : undefined,
    hidden: floorKinds.filter(layers.isHidden),
  })
  const shown = picture.state === 'ready'
  const { draft, plan, problems } = state
  // it may have been removed by a new value
  const open = opened && opened.index < countOf(plan, opened.kind) ? opened : undefined
  const problemByStop = useMemo(() => new Map(problems.map((problem) => [stopOf(problem), problem])), [problems])

  const focusStop = (...names: readonly string[]) => {
    for (const name of names) {
      const at = root.current?.querySelector<HTMLElement>(`[data-stop="${name}"]`)
      const stop = at?.matches('button, [tabindex]') ? at : at?.querySelector<HTMLElement>(stops)
      if (stop) return stop.focus()
    }
  }
  const thenFocus: FloorParts['thenFocus'] = (act, ...names) => {
    flushSync(act)
    focusStop(...names)
  }
  const onOpen: FloorParts['onOpen'] = (item, from = stopOf(item)) => {
    back.current = [from]
    select(item)
    setOpen(item)
  }
  const remove: FloorParts['remove'] = (item, among) => {
    const { kind, index } = item
    const name = among === 'plan' ? stopOf : removeStopOf
    const tool = kind === 'walkway' ? 'walkway' : kind
    const next = [name(item), name({ kind, index: index - 1 }), among === 'plan' ? PLAN_STOP : addStopOf(tool)]
    back.current = next
    thenFocus(
      () => {
        setOpen(undefined)
        select(undefined)
        state.removeItem(item)
      },
      ...next,
    )
  }
  const begin = (what: NewDraft) =>
    thenFocus(() => {
      layers.show(kindOf(what.tool))
      select(undefined)
      state.begin(what, view.view.centre)
    }, PLAN_STOP)
  /** Places the pending item or its next point, and opens it once it is complete. */
  const place = (at: FloorPoint, free = false) => {
    if (!draft || at.x < 0 || at.x > 1 || at.y < 0 || at.y > 1) return
    if (draft.tool === 'connector' && draft.connector.id === NEW_CONNECTOR) {
      thenFocus(state.cancel, addStopOf('connector'))
      return connectors?.onCreate?.(onPicture(at))
    }
    const [first] = draft.points
    const { width, height } = view.picture
    const near = first && Math.hypot((first.x - at.x) * width, (first.y - at.y) * height) < NEAR
    if (drawsRing(draft.tool) && near && draft.points.length >= MIN_CORNERS) return finish()
    const item = flushSync(() => state.place(at, free))
    if (item) openDrawn(item)
    else focusStop(METRES_STOP)
  }
  const finish = (metres?: number) => {
    const item = flushSync(() => state.finish(metres))
    if (item?.kind === 'scale') thenFocus(() => select(item), stopOf(item))
    else if (item) openDrawn(item)
  }
  /** Opens a new item. The next one is drawn after it, with the tool that is still in hand. */
  const openDrawn = (item: FloorItem) => onOpen(item, live.current.state.draft ? PLAN_STOP : undefined)
  const go = (way: () => void) => {
    const from = document.activeElement
    flushSync(() => {
      setOpen(undefined)
      way()
    })
    if (from && !from.isConnected) focusStop(PLAN_STOP, STAGE_STOP)
  }
  const onKeys = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event)
    const { target, key, ctrlKey, metaKey, shiftKey } = event
    // portals bubble React events here
    const inside = target instanceof Node && event.currentTarget.contains(target)
    if (key === 'Escape' && draft && inside) {
      event.preventDefault()
      return thenFocus(state.cancel, addStopOf(draft.tool))
    }
    if (event.defaultPrevented || !(ctrlKey || metaKey)) return
    // text inputs have their own undo
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
    const letter = key.toLowerCase()
    const again = letter === 'y' || (letter === 'z' && shiftKey)
    if (!again && letter !== 'z') return
    event.preventDefault()
    if (again) go(state.redo)
    else if (draft && draft.points.length > 0) state.takeBackCorner()
    else go(state.undo)
  }
  useOwnEscape(root, () => draft !== undefined || root.current?.querySelector('[data-dragging]') != null)

  const formats = useMemo(
    () => ({
      number: (count: number) => numberFormat(locale).format(count),
      percent: (part: number) => numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(part),
    }),
    [locale],
  )
  const parts: FloorParts = {
    ...{ state, view, layers, t, languages },
    ...formats,
    selected,
    select,
    open,
    onOpen,
    problemOf: (item) => problemByStop.get(stopOf(item)),
    isLocked: ({ kind }) => locked || layers.isLocked(kind),
    draggedCorner,
    onCornerDrag: setDraggedCorner,
    thenFocus,
    remove,
    connectors,
    tenants,
    hoursField,
    residuals,
    keysId: `${id}-keys`,
  }
  const help = error || lockWords(readOnlyReason)
  const announcement = announcementText(parts)
  const undoable = state.canUndo && state.action?.kind === 'removed'
  const live = useRef(parts)
  live.current = parts
  const hasMap = plan.map !== undefined
  const trace = layers.isHidden('trace') ? undefined : tracing.trace

  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldsets cannot be grids in every browser
    <div
      ref={mergeRefs(root, ref)}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={help ? `${id}-help` : undefined}
      data-slot="floor-plan-editor"
      data-locked={locked || undefined}
      data-invalid={state.problems.length > 0 || undefined}
      className={cx('kui:@container kui:flex kui:min-w-0 kui:flex-col kui:gap-2 kui:text-sm kui:text-fg', className)}
      onKeyDown={onKeys}
      {...rest}
    >
      <span id={`${id}-label`} data-slot="floor-plan-label" className="kui:font-semibold kui:text-fg-strong">
        {label}
      </span>
      {help && (
        <div className="kui:flex kui:text-xs kui:text-fg-subtle">
          <FieldHelp id={`${id}-help`} invalid={Boolean(error)} locked={locked}>
            {help}
          </FieldHelp>
        </div>
      )}
      {locked ? (
        <div className="kui:flex">
          <FloorLayers traced={false} {...parts} />
        </div>
      ) : (
        <>
          <FloorToolbar
            shown={shown}
            onBegin={begin}
            onUndo={() => go(state.undo)}
            onRedo={() => go(state.redo)}
            onFocusPlan={() => focusStop(PLAN_STOP)}
            {...parts}
          >
            {hasMap && <FloorNorth {...parts} />}
            <IconButton
              label={t.tools.snap}
              icon={<Magnet size={16} strokeWidth={1.5} aria-hidden="true" />}
              aria-pressed={snapping}
              className="kui:aria-pressed:bg-accent-soft kui:aria-pressed:text-accent-text"
              onClick={() => setSnapping((before) => !before)}
            />
            <FloorLayers traced={tracing.trace !== undefined} {...parts} />
            {hasMap && <FloorTrace tracing={tracing} openPdf={openPdf} {...parts} />}
          </FloorToolbar>
          <FloorHint onFinish={finish} {...parts} />
        </>
      )}
      <span id={parts.keysId} className="kui:sr-only">
        {t.markerHelp}
      </span>
      <div className="kui:grid kui:min-w-0 kui:gap-4 kui:@2xl:grid-cols-[minmax(0,1fr)_260px]">
        <div className="kui:relative kui:min-w-0">
          <FloorStage
            live={live}
            label={`${t.plan}: ${label}`}
            picture={picture}
            choosePicture={choosePicture}
            onPlace={place}
            under={trace && <FloorTracePicture trace={trace} onFail={tracing.fail} />}
            over={
              trace && tracing.handled && !draft && <FloorTraceHandles tracing={tracing} trace={trace} {...parts} />
            }
            {...parts}
          />
          <FloorWindow shown={shown} back={back} onClose={() => setOpen(undefined)} {...parts} />
        </div>
        <FloorList shown={shown} {...parts} />
      </div>
      <div
        role="status"
        data-slot="floor-plan-news"
        data-shown={undoable || undefined}
        className="kui:flex kui:items-center kui:justify-between kui:gap-3 kui:text-sm kui:data-shown:rounded-md kui:data-shown:bg-info-soft kui:data-shown:py-1 kui:data-shown:ps-3 kui:data-shown:pe-1"
      >
        <span key={state.actionCount} className={undoable ? '' : 'kui:sr-only'}>
          {announcement}
        </span>
        {undoable && (
          <Button size="small" variant="quiet" onClick={() => go(state.undo)}>
            {t.undo}
          </Button>
        )}
      </div>
    </div>
  )
}
