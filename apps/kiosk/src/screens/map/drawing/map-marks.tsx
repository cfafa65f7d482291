import type { Point } from '@kiosk-admin/wayfinding'
import { type Box, dotSize, type Label, type MapPins, pinText } from '@kiosk-admin/wayfinding/drawing'
import type { LucideIcon } from 'lucide-react'
import type { MapScene } from './map-scene'

export type PlacedSymbol = { id: string; icon: LucideIcon; isClosed: boolean; box: Box }

/** The pictogram of a unit whose name has no room. */
export type PlacedKind = { id: string; icon: LucideIcon; box: Box }

type MapMarksProps = {
  scene: MapScene
  onScreen: (point: Point) => Point
  scale: number
  symbols: readonly PlacedSymbol[]
  labels: readonly Label[]
  kinds: readonly PlacedKind[]
  pins: MapPins
  youAreHere: string
}

/** Names, pictograms and pins: of the same size at every zoom, and never upside down. */
export function MapMarks({ scene, onScreen, scale, symbols, labels, kinds, pins, youAreHere }: MapMarksProps) {
  const { here, goal } = scene
  return (
    <>
      {labels.map(({ id, lines, size, box, angle }) => (
        <text
          key={id}
          className="map-label"
          fontSize={size}
          transform={`rotate(${angle} ${box.x + box.width / 2} ${box.y + box.height / 2})`}
        >
          {lines.map((line, index) => (
            <tspan
              key={line}
              x={box.x + box.width / 2}
              y={box.y + box.height / 2 + (index - (lines.length - 1) / 2) * size * 1.15}
            >
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {kinds.map(({ id, icon: Icon, box: { x, y, width } }) => (
        <Icon key={id} className="map-kind" x={x} y={y} size={width} strokeWidth={1.75} />
      ))}
      {symbols.map(({ id, icon: Icon, isClosed, box: { x, y, width } }) => (
        <g key={id} className="map-symbol" data-closed={isClosed || undefined}>
          <rect x={x} y={y} width={width} height={width} rx={width / 5} />
          <Icon x={x + width * 0.15} y={y + width * 0.15} size={width * 0.7} strokeWidth={2} />
          {isClosed && <path d={`M${x} ${y}l${width} ${width}`} />}
        </g>
      ))}
      {goal && <Pin kind="goal" text={goal.name} tip={onScreen(goal.at)} box={pins.goal} scale={scale} />}
      {here && (
        <>
          {here.angle !== null && <View at={onScreen(here.at)} angle={here.angle} scale={scale} />}
          <Pin kind="here" text={youAreHere} tip={onScreen(here.at)} box={pins.here} scale={scale} />
        </>
      )}
    </>
  )
}

type PinProps = { kind: 'here' | 'goal'; text: string; tip: Point; box: Box | null; scale: number }

function Pin({ kind, text, tip, box, scale }: PinProps) {
  return (
    <g className="map-pin" data-kind={kind}>
      {box && (
        <>
          <path d={`M${tip.x} ${tip.y}L${box.x + box.width / 2} ${box.y + box.height / 2}`} />
          <rect x={box.x} y={box.y} width={box.width} height={box.height} rx={6 * scale} />
          <text x={box.x + box.width / 2} y={box.y + box.height / 2} fontSize={pinText * scale}>
            {text}
          </text>
        </>
      )}
      <circle cx={tip.x} cy={tip.y} r={(dotSize / 2 - 3) * scale} />
    </g>
  )
}

/** Where the visitor looks. */
function View({ at, angle, scale }: { at: Point; angle: number; scale: number }) {
  return (
    <path
      className="map-view"
      transform={`translate(${at.x} ${at.y}) rotate(${angle}) scale(${scale})`}
      d="M0 0L-28 -52A60 60 0 0 1 28 -52Z"
    />
  )
}
