import { useDirection } from '@radix-ui/react-direction'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { navButton } from './calendar-classes'
import { COLUMNS, PAGE, type PeriodLimits, pageStart, periodAfterKey, withinPeriods } from './period-grid-keys'

export type PeriodGridProps = PeriodLimits & {
  /** The selected period; undefined for none. */
  value: number | undefined
  onValueChange: (value: number) => void
  /** The present period, marked. */
  now: number
  /** Title of a page, by its first period. */
  title: (start: number) => string
  /** Text of a period in the grid. */
  text: (period: number) => string
  /** Name of a period for screen readers. */
  name: (period: number) => string
  previous: string
  next: string
}

const rows = Array.from({ length: PAGE / COLUMNS }, (_, row) =>
  Array.from({ length: COLUMNS }, (_, at) => row * COLUMNS + at),
)

/** Twelve months or years of a page to choose from (WAI-ARIA grid). Takes the focus when it appears. */
export function PeriodGrid({
  value,
  onValueChange,
  now,
  min,
  max,
  title,
  text,
  name,
  previous,
  next,
}: PeriodGridProps) {
  const limits = { min, max }
  const [at, setAt] = useState(() => withinPeriods(value ?? now, limits))
  const grid = useRef<HTMLDivElement>(null)
  const forward = useDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const start = pageStart(at)
  const focus = () => grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  useLayoutEffect(() => {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  }, [])

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const to = periodAfterKey(event.key, at, forward)
    if (to === undefined) return
    event.preventDefault()
    // the button to focus may be on another page
    flushSync(() => setAt(withinPeriods(to, limits)))
    focus()
  }
  const pageButton = (by: number) => {
    const Icon = by < 0 ? ChevronLeft : ChevronRight
    const end = by < 0 ? start <= min : start + PAGE > max
    return (
      <button
        type="button"
        data-slot="period-page"
        aria-label={by < 0 ? previous : next}
        aria-disabled={end || undefined}
        className={navButton}
        onClick={() => !end && setAt(withinPeriods(at + by, limits))}
      >
        <Icon size={16} strokeWidth={1.5} aria-hidden="true" className="kui:rtl:-scale-x-100" />
      </button>
    )
  }

  return (
    <div data-slot="period-grid" className="kui:w-66">
      <div className="kui:mb-2 kui:flex kui:items-center kui:justify-between">
        {pageButton(-PAGE)}
        <span aria-live="polite" className="kui:text-sm kui:font-medium kui:text-fg-strong kui:tabular-nums">
          {title(start)}
        </span>
        {pageButton(PAGE)}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: the cells are laid out as a grid */}
      <div ref={grid} role="grid" aria-label={title(start)} onKeyDown={onKeyDown} tabIndex={-1}>
        {rows.map((row) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: the buttons have the focus
          <div key={row[0]} role="row" className="kui:grid kui:grid-cols-3">
            {row.map((index) => {
              const period = start + index
              const disabled = period < min || period > max
              return (
                // biome-ignore lint/a11y/useSemanticElements: see above
                // biome-ignore lint/a11y/useFocusableInteractive: the buttons have the focus
                <div key={period} role="gridcell" aria-selected={period === value} className="kui:p-px">
                  <button
                    type="button"
                    data-slot="period"
                    tabIndex={period === at ? 0 : -1}
                    aria-label={name(period)}
                    aria-current={period === now ? 'date' : undefined}
                    disabled={disabled}
                    data-chosen={period === value || undefined}
                    className={cell}
                    onClick={() => onValueChange(period)}
                  >
                    {text(period)}
                  </button>
                </div>
              )
            })}
          </div>
        ))}
      </div>
    </div>
  )
}

const cell = [
  'kui:relative kui:grid kui:h-10 kui:w-full kui:cursor-pointer kui:place-items-center kui:rounded-sm kui:border-0 kui:bg-transparent kui:p-0 kui:font-sans kui:text-sm kui:text-fg kui:tabular-nums kui:outline-none kui:not-disabled:hover:bg-hover kui:focus-visible:z-1 kui:focus-visible:shadow-ring kui:pointer-coarse:h-11',
  'kui:aria-[current=date]:font-bold kui:aria-[current=date]:shadow-[inset_0_0_0_1.5px_var(--k-fg-strong)] kui:aria-[current=date]:focus-visible:shadow-ring',
  'kui:data-chosen:bg-accent kui:data-chosen:font-bold kui:data-chosen:text-accent-fg kui:data-chosen:not-disabled:hover:bg-accent-hover',
  // selected periods are marked by background only, which forced colours remove
  'kui:data-chosen:forced-colors:forced-color-adjust-none kui:data-chosen:forced-colors:bg-[Highlight] kui:data-chosen:forced-colors:text-[HighlightText]',
  'kui:disabled:cursor-default kui:disabled:text-fg-disabled',
].join(' ')
