import { Pencil, Trash2 } from 'lucide-react'
import { useId, useLayoutEffect } from 'react'
import { useRowWindow } from '../../internal/row-window/use-row-window'
import { IconButton } from '../../primitives/button/icon-button'
import { sameLabel } from '../floor-plan'
import { anchorOf, countOf, type FloorItem, type FloorKind, isRing, listedKinds, pointsOf } from '../model/items'
import {
  areaOfDoor,
  editStopOf,
  type FloorParts,
  layerName,
  nameOf,
  removeStopOf,
  sameItem,
  stopOf,
  tenantOf,
  titleOf,
} from './floor-parts'

/** A list of everything on the plan by layer, to find, edit and remove it. */
export function FloorList({ shown, ...parts }: FloorParts & { shown: boolean }) {
  const { state, t } = parts
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset does not scroll in every browser
    <div
      role="group"
      aria-label={t.list}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and none of its buttons takes the focus while the picture loads
      tabIndex={0}
      data-slot="floor-plan-lists"
      className="kui:max-h-110 kui:min-w-0 kui:overflow-y-auto kui:rounded-sm kui:focus-visible:shadow-ring kui:@2xl:max-h-130"
    >
      <div className="kui:flex kui:min-w-0 kui:flex-col kui:gap-4">
        {listedKinds.map((kind) => {
          const count = countOf(state.plan, kind)
          if (count === 0 && kind !== 'marker') return null
          return <Items key={kind} kind={kind} title={layerName(kind, t)} count={count} shown={shown} {...parts} />
        })}
      </div>
    </div>
  )
}

type ItemsProps = FloorParts & { kind: FloorKind; title: string; count: number; shown: boolean }

/** The items of a kind. Only visible rows and the selected one are drawn. */
function Items({ kind, title, count, shown, ...parts }: ItemsProps) {
  const { t, number, selected } = parts
  const id = useId()
  const active = selected?.kind === kind ? selected.index : -1
  const { bodyRef, probeRef, rowHeight, height, items, scrollToRow } = useRowWindow({ count, keep: active })
  // what is selected on the plan comes into view in the list
  useLayoutEffect(() => {
    if (active >= 0 && rowHeight > 0) scrollToRow(active)
  }, [active, rowHeight, scrollToRow])
  return (
    <div className="kui:min-w-0">
      <p
        id={id}
        data-slot="floor-plan-list-title"
        className="kui:mb-1 kui:flex kui:gap-1.5 kui:text-sm kui:font-medium kui:text-fg-strong"
      >
        {title} <span className="kui:font-normal kui:text-fg-subtle kui:tabular-nums">{number(count)}</span>
      </p>
      {count === 0 ? (
        <p data-slot="floor-plan-none" className="kui:text-sm kui:text-fg-muted">
          {t.markers.none}
        </p>
      ) : (
        <ol ref={bodyRef} aria-labelledby={id} data-slot="floor-plan-list" className="kui:relative" style={{ height }}>
          <li
            ref={probeRef}
            aria-hidden="true"
            className="kui:invisible kui:absolute kui:inset-x-0 kui:top-0 kui:min-h-11 kui:border-t kui:py-1"
          >
            <span className="kui:block kui:min-h-6 kui:pointer-coarse:min-h-11">&nbsp;</span>
            <span className="kui:block kui:text-xs">&nbsp;</span>
          </li>
          {items.map(({ index, top }) => (
            <Row
              key={index}
              item={{ kind, index }}
              count={count}
              height={rowHeight}
              top={top}
              shown={shown}
              {...parts}
            />
          ))}
        </ol>
      )}
    </div>
  )
}

type RowProps = FloorParts & { item: FloorItem; count: number; height: number; top: string; shown: boolean }

function Row({ item, count, height, top, shown, ...parts }: RowProps) {
  const { state, view, layers, t, number, selected, select, problemOf, isLocked, onOpen, remove, thenFocus } = parts
  const id = useId()
  const { kind, index } = item
  const title = titleOf(item, state.plan, parts)
  const name = nameOf(item, state.plan, parts)
  const problem = problemOf(item)
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
  return (
    <li
      data-slot="floor-plan-item"
      data-selected={sameItem(selected, item) || undefined}
      aria-setsize={count}
      aria-posinset={index + 1}
      className="kui:absolute kui:inset-x-0 kui:top-0 kui:flex kui:items-center kui:gap-1 kui:border-t kui:border-line-faint kui:ps-1 kui:data-selected:bg-accent-soft"
      style={{ height, transform: `translateY(${top})` }}
    >
      <div className="kui:min-w-0 kui:flex-1 kui:py-1">
        <button
          type="button"
          data-slot="floor-plan-show"
          aria-label={t.markers.show(name)}
          aria-describedby={`${id}-detail`}
          disabled={!shown}
          className="kui:flex kui:min-h-6 kui:max-w-full kui:pointer-coarse:min-h-11 kui:pointer-coarse:min-w-11 kui:items-center kui:gap-2 kui:rounded-sm kui:text-start kui:text-sm kui:font-medium kui:text-fg-strong kui:enabled:hover:underline kui:focus-visible:shadow-ring"
          onClick={() => {
            view.reveal(anchorOf(state.plan, item))
            thenFocus(() => {
              layers.show(kind)
              // small items are drawn only while they are selected
              select(item)
            }, stopOf(item))
          }}
        >
          {kind === 'marker' && (
            <span className="kui:grid kui:h-5 kui:min-w-5 kui:shrink-0 kui:place-items-center kui:rounded-sm kui:bg-sign kui:px-1 kui:text-xs kui:font-bold kui:text-sign-fg kui:tabular-nums">
              {number(index + 1)}
            </span>
          )}{' '}
          <span className="kui:truncate">{title}</span>
        </button>
        <p
          id={`${id}-detail`}
          data-slot="floor-plan-detail"
          data-wrong={problem !== undefined || undefined}
          className="kui:truncate kui:text-xs kui:text-fg-subtle kui:tabular-nums kui:data-wrong:text-danger-text"
        >
          {problem ? t.problems[problem.problem] : (tenantOf(item, state.plan, parts.tenants) ?? detailOf(item, parts))}
        </p>
      </div>
      {!isLocked(item) && (
        <>
          <span data-stop={editStopOf(item)}>
            <IconButton
              size="small"
              label={t.markers.edit(name)}
              icon={<Pencil {...icon} />}
              onClick={() => onOpen(item, editStopOf(item))}
            />
          </span>
          <span data-stop={removeStopOf(item)}>
            <IconButton
              size="small"
              label={t.markers.remove(name)}
              icon={<Trash2 {...icon} />}
              onClick={() => remove(item, 'list')}
            />
          </span>
        </>
      )}
    </li>
  )
}

function detailOf(item: FloorItem, parts: FloorParts): string {
  const { state, t, languages, number, percent } = parts
  const { plan } = state
  const { x, y } = anchorOf(plan, item)
  switch (item.kind) {
    case 'marker': {
      const alike = sameLabel(plan.markers, item.index, languages)
      if (alike.length > 0) return t.markers.same(alike.map((index) => number(index + 1)).join(', '))
      return `${percent(x)}, ${percent(y)}`
    }
    case 'door':
      return areaOfDoor(item, plan, t)
    case 'control': {
      const metres = parts.residuals?.[item.index]
      return metres === undefined ? `${percent(x)}, ${percent(y)}` : t.control.residual(number(metres))
    }
    case 'amenity':
    case 'connector':
    case 'scale':
      return `${percent(x)}, ${percent(y)}`
    default: {
      const count = pointsOf(plan, item).length
      return isRing(plan, item) ? t.areas.corners(count) : t.points.count(count)
    }
  }
}
