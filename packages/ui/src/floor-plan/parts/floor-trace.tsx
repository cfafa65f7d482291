import { FileImage, Move, MoveDiagonal2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { NumberField } from '../../fields/number-field/number-field'
import { Select } from '../../fields/select/select'
import { Slider } from '../../fields/slider/slider'
import { Switch } from '../../fields/switch/switch'
import { Button } from '../../primitives/button/button'
import { Popover, PopoverContent, PopoverTrigger } from '../../primitives/popover/popover'
import { Spinner } from '../../primitives/spinner/spinner'
import { type FloorPoint, onPicture } from '../floor-plan'
import { usePointDrag } from '../hooks/use-point-drag'
import { LARGEST_TRACE, type OpenPdf, type Trace, type TraceState, traceTypes } from '../hooks/use-trace'
import { type FloorParts, nudgeOf } from './floor-parts'
import { inPercent } from './floor-point'

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true } as const

type FloorTraceProps = FloorParts & { tracing: TraceState; openPdf: OpenPdf | undefined }

/** Chooses a plan to draw over, and places it in numbers. */
export function FloorTrace({ tracing, openPdf, t, percent, number }: FloorTraceProps) {
  const input = useRef<HTMLInputElement>(null)
  const { trace, problem, pages, page = 1 } = tracing
  const textOf = { ...t.trace, wrongType: openPdf ? t.trace.wrongTypeWithPdf : t.trace.wrongType }
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button variant="quiet" icon={<FileImage {...icon} />}>
          {t.trace.title}
        </Button>
      </PopoverTrigger>
      <PopoverContent
        aria-label={t.trace.title}
        className="kui:flex kui:w-80 kui:max-w-[calc(100vw-16px)] kui:flex-col kui:gap-3"
      >
        <p className="kui:text-sm kui:text-fg-muted">
          {trace ? trace.name : openPdf ? t.trace.helpWithPdf : t.trace.help}
        </p>
        {problem && (
          <p role="alert" className="kui:text-sm kui:text-danger-text">
            {textOf[problem]}
          </p>
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={t.trace.choose}
          accept={traceTypes(openPdf).join(',')}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) tracing.choose(file)
            // the same file can be chosen again
            currentTarget.value = ''
          }}
        />
        {tracing.opening && <Spinner label={t.trace.opening} />}
        {pages && (
          <Select
            label={t.trace.page}
            value={page}
            onValueChange={tracing.setPage}
            options={Array.from({ length: pages }, (_, index) => ({
              value: index + 1,
              label: t.trace.pageOf(number(index + 1), number(pages)),
            }))}
          />
        )}
        {trace && (
          <>
            <Slider
              label={t.trace.opacity}
              min={0}
              max={100}
              value={Math.round(trace.opacity * 100)}
              onValueChange={(opacity) => tracing.setOpacity(opacity / 100)}
              format={(opacity) => percent(opacity / 100)}
            />
            <div className="kui:grid kui:grid-cols-3 kui:gap-2">
              <Percent
                label={t.trace.left}
                value={trace.centre.x}
                most={1}
                onValueChange={(x) => tracing.moveTo({ ...trace.centre, x })}
              />
              <Percent
                label={t.trace.top}
                value={trace.centre.y}
                most={1}
                onValueChange={(y) => tracing.moveTo({ ...trace.centre, y })}
              />
              <Percent label={t.width} value={trace.width} most={LARGEST_TRACE} onValueChange={tracing.setWidth} />
            </div>
            <Switch label={t.trace.handles} value={tracing.handled} onValueChange={tracing.setHandled} />
          </>
        )}
        <div className="kui:flex kui:flex-wrap kui:justify-between kui:gap-2">
          <Button size="small" onClick={() => input.current?.click()}>
            {t.trace.choose}
          </Button>
          {trace && (
            <Button size="small" variant="quiet" onClick={tracing.remove}>
              {t.trace.remove}
            </Button>
          )}
        </div>
      </PopoverContent>
    </Popover>
  )
}

type PercentProps = { label: string; value: number; most: number; onValueChange: (fraction: number) => void }

/** A fraction in percent. What cannot be one stays in the field until it is left, and changes nothing. */
function Percent({ label, value, most, onValueChange }: PercentProps) {
  const [typed, setTyped] = useState<{ percent: number | null; of: number }>()
  const shown = Math.round(value * 1000) / 10
  return (
    <NumberField
      label={label}
      unit="%"
      decimals={1}
      min={0}
      max={most * 100}
      value={typed?.of === value ? typed.percent : shown}
      onValueChange={(percent) => {
        const isGood = percent !== null && percent >= 0 && percent <= most * 100
        setTyped(isGood ? undefined : { percent, of: value })
        if (isGood) onValueChange(percent / 100)
      }}
      onBlur={() => setTyped(undefined)}
    />
  )
}

/** The traced plan, in a box of the picture's size. */
export function FloorTracePicture({ trace, onFail }: { trace: Trace; onFail: () => void }) {
  return (
    <img
      src={trace.url}
      alt=""
      draggable={false}
      data-slot="floor-plan-trace"
      className="kui:pointer-events-none kui:absolute kui:max-w-none kui:-translate-1/2 kui:select-none"
      style={{ ...inPercent(trace.centre), width: `${trace.width * 100}%`, opacity: trace.opacity }}
      onError={onFail}
    />
  )
}

/** Handles that move and scale the traced plan, by dragging and arrow keys. */
export function FloorTraceHandles({ tracing, trace, ...parts }: FloorParts & { tracing: TraceState; trace: Trace }) {
  const { t } = parts
  const { x, y } = trace.centre
  return (
    <>
      <Handle {...parts} label={t.trace.move} at={trace.centre} onMove={tracing.moveTo} icon={<Move {...icon} />} />
      <Handle
        {...parts}
        label={t.trace.scale}
        // the right edge, which may be beyond the picture
        at={onPicture({ x: x + trace.width / 2, y })}
        onMove={(to) => tracing.setWidth((to.x - x) * 2)}
        icon={<MoveDiagonal2 {...icon} />}
      />
    </>
  )
}

type HandleProps = FloorParts & { label: string; at: FloorPoint; onMove: (to: FloorPoint) => void; icon: ReactNode }

function Handle({ label, at, onMove, icon: face, ...parts }: HandleProps) {
  const { state, view } = parts
  const drag = usePointDrag({ at, locked: false, placeUnder: view.placeUnder, onDrop: onMove })
  return (
    <button
      type="button"
      data-slot="floor-plan-trace-handle"
      data-dragging={drag.dragging || undefined}
      aria-label={label}
      className="kui:absolute kui:z-4 kui:grid kui:size-7 kui:-translate-1/2 kui:cursor-grab kui:touch-none kui:place-items-center kui:rounded-full kui:border kui:border-[white] kui:bg-sign kui:text-sign-fg kui:after:absolute kui:focus-visible:shadow-ring kui:pointer-coarse:after:-inset-2"
      style={inPercent(drag.at)}
      {...drag.props}
      onKeyDown={(event) => {
        const by = nudgeOf(event)
        if (drag.onKey(event)) event.stopPropagation()
        else if (by) {
          event.preventDefault()
          event.stopPropagation()
          const to = onPicture({ x: at.x + by.x, y: at.y + by.y })
          onMove(to)
          state.announceAt(to)
        }
      }}
    >
      {face}
    </button>
  )
}
