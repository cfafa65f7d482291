import { Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from '../primitives/button/icon-button'
import {
  editStopOf,
  type FloorItem,
  type FloorParts,
  nameOf,
  removeStopOf,
  sameItem,
  stopOf,
  titleOf,
} from './floor-parts'
import { middleOf, sameLabel } from './floor-plan'

/** A list of everything on the plan, to find, edit and remove it. */
export function FloorList({ shown, ...parts }: FloorParts & { shown: boolean }) {
  const { state, t, number } = parts
  const { markers, areas } = state.plan
  return (
    <div data-slot="floor-plan-lists" className="kui:flex kui:min-w-0 kui:flex-col kui:gap-4">
      <Items title={t.markers.title} count={number(markers.length)}>
        {markers.length === 0 ? (
          <li data-slot="floor-plan-none" className="kui:text-sm kui:text-fg-muted">
            {t.markers.none}
          </li>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: markers have no id
          markers.map((_, index) => <Row key={index} item={{ kind: 'marker', index }} shown={shown} {...parts} />)
        )}
      </Items>
      {areas.length > 0 && (
        <Items title={t.areas.title} count={number(areas.length)}>
          {areas.map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: areas have no id
            <Row key={index} item={{ kind: 'area', index }} shown={shown} {...parts} />
          ))}
        </Items>
      )}
    </div>
  )
}

function Items({ title, count, children }: { title: string; count: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className="kui:min-w-0">
      <p
        id={id}
        data-slot="floor-plan-list-title"
        className="kui:mb-1 kui:flex kui:gap-1.5 kui:text-sm kui:font-medium kui:text-fg-strong"
      >
        {title} <span className="kui:font-normal kui:text-fg-subtle kui:tabular-nums">{count}</span>
      </p>
      <ol
        aria-labelledby={id}
        data-slot="floor-plan-list"
        className="kui:flex kui:max-h-110 kui:flex-col kui:overflow-auto"
      >
        {children}
      </ol>
    </div>
  )
}

function Row({ item, shown, ...parts }: FloorParts & { item: FloorItem; shown: boolean }) {
  const { state, view, t, number, percent, selected, onOpen, remove, thenFocus, languages } = parts
  const id = useId()
  const title = titleOf(item, parts)
  const name = nameOf(item, parts)
  const problem = state.problems.find((one) => sameItem(one, item))
  const alike = item.kind === 'marker' ? sameLabel(state.plan.markers, item.index, languages) : []
  const corners = state.plan.areas[item.index]?.points.length ?? 0
  const at = item.kind === 'marker' ? state.plan.markers[item.index]?.position : undefined
  const detail = item.kind === 'area' ? t.areas.corners(corners) : at ? `${percent(at.x)}, ${percent(at.y)}` : undefined
  const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const
  return (
    <li
      data-slot="floor-plan-item"
      data-selected={sameItem(selected, item) || undefined}
      className="kui:flex kui:min-h-11 kui:items-center kui:gap-1 kui:border-t kui:border-line-faint kui:ps-1 kui:first:border-t-0 kui:data-selected:bg-accent-soft"
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
            view.reveal(at ?? middleOf(state.plan.areas[item.index]?.points ?? []))
            thenFocus(() => undefined, stopOf(item))
          }}
        >
          {item.kind === 'marker' && (
            <span className="kui:grid kui:h-5 kui:min-w-5 kui:shrink-0 kui:place-items-center kui:rounded-sm kui:bg-sign kui:px-1 kui:text-xs kui:font-bold kui:text-sign-fg kui:tabular-nums">
              {number(item.index + 1)}
            </span>
          )}{' '}
          <span className="kui:truncate">{title}</span>
        </button>
        <p
          id={`${id}-detail`}
          data-slot="floor-plan-detail"
          data-wrong={problem !== undefined || undefined}
          className="kui:text-xs kui:text-fg-subtle kui:tabular-nums kui:data-wrong:text-danger-text"
        >
          {problem
            ? t.problems[problem.problem]
            : alike.length > 0
              ? t.markers.same(alike.map((index) => number(index + 1)).join(', '))
              : detail}
        </p>
      </div>
      {!state.locked && (
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
