import { type ComponentProps, Fragment, useState } from 'react'
import { en, type MapLabels } from '#labels/map'
import { en as primitives } from '#labels/primitives'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { ErrorState } from '../../primitives/error-state/error-state'
import { StationMarker } from './station-marker'
import type { MapStation } from './station-marks'

/** In fractions of the picture's sides from left and top: 0–1. */
export type PlanPoint = { x: number; y: number }

/** A station, or another item with a code, and its position on a floor's picture. */
export type PlanStation = Omit<MapStation, 'position'> & {
  position: PlanPoint
  /** The area of the floor. */
  corners?: readonly PlanPoint[]
}

export interface StationPlanProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The accessible name: "Level 1". */
  label: string
  picture: { url: string; width?: number | null; height?: number | null }
  stations: readonly PlanStation[]
  /** Makes markers buttons. */
  onOpen?: (id: string) => void
  /** Shows states. @default true */
  states?: boolean
  /** Maximum height in pixels. @default 360 */
  height?: number
  labels?: Partial<MapLabels>
}

/** Width of a code's marker, to place stations at one position side by side. */
const APART = 52

/**
 * Stations on a floor's picture, read-only. Markers have code, colour and shape as on `StationMap`. The root is a named
 * **figure**.
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
  /** A retry remounts the image: browsers cache failed images. */
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<string>()
  const ratio = picture.width && picture.height ? picture.width / picture.height : (natural ?? 1.6)
  const spots = Map.groupBy(stations, ({ position: { x, y } }) => `${x} ${y}`)
  return (
    <figure data-slot="station-plan" aria-label={label} className={cx('kui:m-0 kui:min-w-0', className)} {...rest}>
      {failed === `${picture.url} ${attempt}` ? (
        <ErrorState title={t.planFailed} onRetry={() => setAttempt(attempt + 1)} />
      ) : (
        // floor plans are dark on white, so items keep light colours in the dark theme
        <div
          data-slot="station-plan-picture"
          // pictures are not mirrored in right-to-left pages
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
