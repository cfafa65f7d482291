import { boxOf } from '../model/geometry'
import { anchorOf, countOf, type FloorItem, type FloorKind, floorKinds, itemOf, pointsOf } from '../model/items'
import { fitsInto } from '../model/label-room'
import { type FloorParts, type LiveParts, nameOf, sameItem, tenantOf, titleOf } from './floor-parts'
import { FloorPointItem } from './floor-point'
import { FloorShapeItem } from './floor-shape-item'

/** Up to this many labels are always shown; more show when zoomed in, hovered or focused. */
const MANY = 24
const CLOSE = 2
/** More doors than these are buttons when zoomed in; their marks are always there. */
const MANY_DOORS = 200
/** Pixels that a shape needs for its button, if there are many. */
const ROOM = { width: 26, height: 20 }
/** Pixels around the viewport in which items are drawn too. */
const MARGIN = 80

/** Buttons of what is in view. The selected item stays, as it may have the focus. */
export function FloorItems({ live, ...parts }: FloorParts & { live: LiveParts }) {
  const { state, view, layers, selected } = parts
  const inView = viewTest(parts)
  return floorKinds
    .filter((kind) => !layers.isHidden(kind))
    .flatMap((kind) => {
      const count = countOf(state.plan, kind)
      const labelled = count <= MANY || view.view.zoom >= CLOSE
      return Array.from({ length: count }, (_, index): FloorItem => ({ kind, index }))
        .filter((item) => sameItem(selected, item) || inView(item, count))
        .map((item) => <Item key={`${kind} ${item.index}`} live={live} item={item} labelled={labelled} parts={parts} />)
    })
}

const points = ['marker', 'door', 'amenity', 'connector', 'control'] as const
const isPoint = (kind: FloorKind): kind is (typeof points)[number] => points.some((one) => one === kind)

/** Where an item is in the viewport, in pixels. */
function boxIn({ state, view: { picture } }: FloorParts, item: FloorItem) {
  const box = boxOf(pointsOf(state.plan, item))
  return {
    left: picture.left + box.left * picture.width,
    top: picture.top + box.top * picture.height,
    width: (box.right - box.left) * picture.width,
    height: (box.bottom - box.top) * picture.height,
  }
}

function viewTest(parts: FloorParts) {
  const { size, view } = parts.view
  return (item: FloorItem, count: number) => {
    const { left, top, width, height } = boxIn(parts, item)
    const isSeen =
      left <= size.width + MARGIN && left + width >= -MARGIN && top <= size.height + MARGIN && top + height >= -MARGIN
    if (!isSeen || count <= MANY) return isSeen
    if (item.kind === 'door') return count <= MANY_DOORS || view.zoom >= CLOSE
    return isPoint(item.kind) || (width >= ROOM.width && height >= ROOM.height)
  }
}

/** What names the pictogram of an item, if it has one. */
function pictogramOf(plan: FloorParts['state']['plan'], { kind, index }: FloorItem) {
  if (kind === 'control') return kind
  return kind === 'amenity' || kind === 'connector' ? itemOf(plan, kind, index)?.kind : undefined
}

/** The tenant or code of an area. Among many areas, what fits into it; the selected one shows all. */
function areaLabel(
  item: FloorItem,
  { title: code, selected }: { title: string; selected: boolean },
  parts: FloorParts,
) {
  const { state, tenants } = parts
  const tenant = tenantOf(item, state.plan, tenants)
  const name = tenant === undefined ? code : `${code} ${tenant}`
  if (countOf(state.plan, item.kind) <= MANY || selected) return { name, title: tenant ?? code }
  const room = boxIn(parts, item)
  const title = [tenant, code].find((text) => text !== undefined && fitsInto(text, room)) ?? ''
  return { name, title, width: Math.floor(room.width), height: Math.floor(room.height) }
}

type ItemProps = { live: LiveParts; item: FloorItem; labelled: boolean; parts: FloorParts }

/** Passes on plain values, so that an item is drawn again only when it looks different. */
function Item({ live, item, labelled, parts }: ItemProps) {
  const { state, selected, open, problemOf, isLocked, keysId, number } = parts
  const { kind, index } = item
  const { x, y } = anchorOf(state.plan, item)
  const common = {
    ...{ live, index, x, y, keysId },
    title: titleOf(item, state.plan, parts),
    selected: sameItem(selected, item),
    expanded: sameItem(open, item),
    wrong: problemOf(item) !== undefined,
    locked: isLocked(item),
    passive: state.draft !== undefined,
  }
  const name = nameOf(item, state.plan, parts)
  if (kind === 'area') return <FloorShapeItem kind={kind} {...common} {...areaLabel(item, common, parts)} />
  if (!isPoint(kind)) return <FloorShapeItem kind={kind} name={name} {...common} />
  return (
    <FloorPointItem
      kind={kind}
      name={kind === 'marker' ? undefined : name}
      number={kind === 'marker' ? number(index + 1) : undefined}
      pictogram={pictogramOf(state.plan, item)}
      labelled={labelled}
      small={kind === 'door' && countOf(state.plan, kind) > MANY}
      {...common}
    />
  )
}
