import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
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
import { useKioskUi } from '../theme/context'
import { numberFormat } from '../theme/intl'
import type { Language } from '../theme/language'
import { announcementText } from './announcement-text'
import { FloorList } from './floor-list'
import {
  addStopOf,
  type DraggedCorner,
  type FloorItem,
  type FloorParts,
  PLAN_STOP,
  removeStopOf,
  STAGE_STOP,
  stopOf,
} from './floor-parts'
import { type FloorPlan, type FloorPoint, MIN_CORNERS } from './floor-plan'
import { FloorStage } from './floor-stage'
import { FloorToolbar } from './floor-toolbar'
import { FloorWindow } from './floor-window'
import { useFloorPicture } from './use-floor-picture'
import { useFloorPlan } from './use-floor-plan'
import { usePlanView } from './use-plan-view'

export type FloorPlanEditorProps = Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange'> & {
  label: string
  value?: FloorPlan
  /** @default nothing on the plan */
  defaultValue?: FloorPlan
  /** Receives unnamed markers and areas too, for the form to reject: see `floorProblems`. */
  onValueChange?: (value: FloorPlan) => void
  /** URL of the floor's picture, if one is selected. */
  picture?: string | undefined
  /** A button that selects a picture, shown without one. */
  choosePicture?: ReactNode
  /** Languages of the labels, the required one first. */
  languages?: readonly Language[]
  /** An error message of the whole field, for example from a server. */
  error?: ReactNode
  /** Makes the editor read-only with a reason: "You can read floors, not change them." */
  readOnlyReason?: ReactNode
  labels?: Partial<FloorPlanLabels>
}

/** A press within this many pixels of the first corner closes the area. */
const NEAR = 14

/**
 * A floor's picture with markers and areas, positioned in fractions of the picture. The plan is an application
 * (WAI-ARIA): arrow keys pan, plus, minus and 0 zoom. Markers, areas and corners are buttons.
 */
export function FloorPlanEditor({
  label,
  value,
  defaultValue,
  onValueChange,
  picture: url,
  choosePicture,
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
  const locked = isLocked(readOnlyReason)
  const state = useFloorPlan({ value, defaultValue, onValueChange, locked, language: languages[0]?.code })
  const picture = useFloorPicture(url)
  const view = usePlanView({
    ratio: picture.ratio,
    onPress: (at) => (state.draft ? place(at) : select(undefined)),
  })
  const shown = picture.state === 'ready'
  const { draft, plan } = state
  // it may have been removed by a new value
  const open = opened && opened.index < plan[`${opened.kind}s`].length ? opened : undefined

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
    const next = [name(item), name({ kind, index: index - 1 }), among === 'plan' ? PLAN_STOP : addStopOf(kind)]
    back.current = next
    thenFocus(
      () => {
        setOpen(undefined)
        select(undefined)
        if (kind === 'marker') state.removeMarker(index)
        else state.removeArea(index)
      },
      ...next,
    )
  }
  /** Places the pending item, and opens it once it is complete. */
  const place = (at: FloorPoint) => {
    if (!draft || at.x < 0 || at.x > 1 || at.y < 0 || at.y > 1) return
    const [first] = draft.points
    const { width, height } = view.picture
    const near = first && Math.hypot((first.x - at.x) * width, (first.y - at.y) * height) < NEAR
    if (draft.kind === 'area' && near && draft.points.length >= MIN_CORNERS) return finish()
    flushSync(() => state.place(at))
    if (draft.kind === 'marker') onOpen({ kind: 'marker', index: plan.markers.length })
  }
  const finish = () => {
    flushSync(state.finish)
    onOpen({ kind: 'area', index: plan.areas.length })
  }
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
      return thenFocus(state.cancel, addStopOf(draft.kind))
    }
    if (event.defaultPrevented || !(ctrlKey || metaKey)) return
    // text inputs have their own undo
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
    const letter = key.toLowerCase()
    const again = letter === 'y' || (letter === 'z' && shiftKey)
    if (!again && letter !== 'z') return
    event.preventDefault()
    if (again) go(state.redo)
    else if (draft) state.takeBackCorner()
    else go(state.undo)
  }
  useOwnEscape(root, () => draft !== undefined || root.current?.querySelector('[data-dragging]') != null)

  const parts: FloorParts = {
    state,
    view,
    t,
    languages,
    number: (count) => numberFormat(locale).format(count),
    percent: (part) => numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(part),
    selected,
    select,
    open,
    onOpen,
    draggedCorner,
    onCornerDrag: setDraggedCorner,
    thenFocus,
    remove,
    keysId: `${id}-keys`,
  }
  const help = error || lockWords(readOnlyReason)
  const announcement = announcementText(parts)
  const undoable = state.canUndo && (state.action?.kind === 'removedMarker' || state.action?.kind === 'removedArea')

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
      {!locked && (
        <FloorToolbar
          shown={shown}
          onBegin={(kind) => thenFocus(() => state.begin(kind, view.view.centre), PLAN_STOP)}
          onFinish={finish}
          onUndo={() => go(state.undo)}
          onRedo={() => go(state.redo)}
          {...parts}
        />
      )}
      <span id={parts.keysId} className="kui:sr-only">
        {t.markerHelp}
      </span>
      <div className="kui:grid kui:min-w-0 kui:gap-4 kui:@2xl:grid-cols-[minmax(0,1fr)_260px]">
        <div className="kui:relative kui:min-w-0">
          <FloorStage
            label={`${t.plan}: ${label}`}
            picture={picture}
            choosePicture={choosePicture}
            onPlace={place}
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
