import { type ComponentProps, Fragment, useState } from 'react'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { ErrorState } from '../../primitives/error-state/error-state'
import { en as primitives } from '../../primitives/labels/en'
import { en, type MapLabels } from '../labels/en'
import { StationMarker } from './station-marker'
import type { MapStation } from './station-marks'

/** In fractions of the picture's sides, from the left and the top: 0–1. */
export type PlanPoint = { x: number; y: number }

/** A station, or anything else with a code, and where it is on a floor's picture. */
export type PlanStation = Omit<MapStation, 'position'> & {
  position: PlanPoint
  /** The part of the floor that it stands in. */
  corners?: readonly PlanPoint[]
}

export interface StationPlanProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** What the plan is called: "Level 1". */
  label: string
  picture: { url: string; width?: number | null; height?: number | null }
  stations: readonly PlanStation[]
  /** Makes each a button. */
  onOpen?: (id: string) => void
  /** Says and shows how each is doing. @default true */
  states?: boolean
  /** At most, in pixels. @default 360 */
  height?: number
  labels?: Partial<MapLabels>
}

/** As wide as the marker of a code, for those that stand at the same spot. */
const APART = 52

/**
 * A floor's picture with the stations on it, to look at and to press; nothing is moved. A plate with the station's code
 * points at its place, in the colour and with the shape of its state, as on `StationMap`. The root is a named **figure**.
 */
export function StationPlan({
  label,
  picture,
  stations,
  onOpen,
  states = true,
  height = 360,
  labels,
  className,
  ...rest
}: StationPlanProps) {
  const t = useLabels('map', en, labels)
  const { status: words } = useLabels('primitives', primitives)
  const [natural, setNatural] = useState<number>()
  /** Another attempt is another element: browsers keep what failed. */
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<string>()
  const ratio = picture.width && picture.height ? picture.width / picture.height : (natural ?? 1.6)
  const spots = Map.groupBy(stations, ({ position: { x, y } }) => `${x} ${y}`)
  return (
    <figure data-slot="station-plan" aria-label={label} className={cx('kui:m-0 kui:min-w-0', className)} {...rest}>
      {failed === `${picture.url} ${attempt}` ? (
        <ErrorState title={t.planFailed} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        // plans are drawn dark on white: what lies on them is so in the dark theme as well
        <div
          data-slot="station-plan-picture"
          // a picture is not mirrored from right to left
          dir="ltr"
          className="kui:relative kui:isolate kui:max-w-full kui:rounded-lg kui:scheme-light"
          style={{ width: height * ratio, aspectRatio: ratio }}
        >
          <img
            key={attempt}
            src={picture.url}
            alt=""
            draggable={false}
            className="kui:block kui:size-full kui:rounded-lg kui:bg-[white] kui:shadow-[0_0_0_1px_var(--k-line)]"
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              naturalHeight > 0 && setNatural(naturalWidth / naturalHeight)
            }
            onError={() => setFailed(`${picture.url} ${attempt}`)}
          />
          <svg
            aria-hidden="true"
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            className="kui:pointer-events-none kui:absolute kui:inset-0 kui:size-full"
          >
            {stations.map(
              ({ id, corners }) =>
                corners && (
                  <polygon
                    key={id}
                    points={corners.map(({ x, y }) => `${x},${y}`).join(' ')}
                    vectorEffect="non-scaling-stroke"
                    className="kui:fill-accent kui:stroke-accent kui:stroke-2 kui:[fill-opacity:0.15]"
                  />
                ),
            )}
          </svg>
          {[...spots].map(([spot, some]) => (
            <Fragment key={spot}>
              {some.map((station, index) => (
                <span
                  key={station.id}
                  className="kui:absolute"
                  style={{ left: `${station.position.x * 100}%`, top: `${station.position.y * 100}%` }}
                >
                  <StationMarker
                    mark={{ items: [station], state: station.state }}
                    x={(index - (some.length - 1) / 2) * APART}
                    y={0}
                    chosen={undefined}
                    plain={!states}
                    aria-label={[
                      station.name ? `${station.code} ${station.name}` : station.code,
                      states && words[station.state],
                      station.detail,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                    fixed={!onOpen}
                    onClick={() => onOpen?.(station.id)}
                  />
                </span>
              ))}
            </Fragment>
          ))}
        </div>
      )}
    </figure>
  )
}
