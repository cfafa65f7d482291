import { cva } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { type ChartsLabels, en } from '#labels/charts'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { Skeleton } from '../../primitives/skeleton/skeleton'
import { useKioskUi } from '../../theme/context'
import { chartText } from '../model/chart-text'
import { changeSince } from '../model/series'

const statTile = cva('kui:flex kui:min-w-0 kui:tabular-nums', {
  variants: {
    size: {
      small: 'kui:flex-col',
      normal: 'kui:flex-wrap kui:items-end kui:gap-x-4 kui:gap-y-1',
      large: 'kui:flex-wrap kui:items-end kui:gap-x-4 kui:gap-y-1',
    },
  },
})

const number = cva('kui:text-fg-strong kui:font-[600]', {
  variants: {
    size: {
      small: 'kui:text-[17px] kui:leading-6',
      normal: 'kui:text-num kui:tracking-(--k-tracking-num)',
      large: 'kui:text-num-lg kui:tracking-(--k-tracking-num)',
    },
  },
})

export type StatTileProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The label: `clicks in 28 days`. */
  label: string
  /** A number, or text such as a day; `null` if unknown. */
  value: number | string | null
  /** The value of the previous period; changes are shown for numbers only. */
  previous?: number | null
  /** The direction of improvement, shown in green. @default 'more' */
  better?: 'more' | 'less' | 'neither'
  /** The visual size. @default 'normal' */
  size?: 'small' | 'normal' | 'large'
  format?: Intl.NumberFormatOptions
  /** @default false */
  loading?: boolean
  /** Content beside the value: a `Sparkline`. */
  children?: ReactNode
  labels?: Partial<ChartsLabels>
}

/** A value with its label and its change since the previous period (WAI-ARIA group). */
export function StatTile({
  label,
  value,
  previous,
  better = 'more',
  size = 'normal',
  format,
  loading = false,
  labels,
  className,
  children,
  ...rest
}: StatTileProps) {
  const t = useLabels('charts', en, labels)
  const { locale, timeZone } = useKioskUi()
  const id = useId()
  const text = chartText({ locale, timeZone, format })
  const shown = typeof value === 'number' ? text.value(value) : (value ?? '–')
  const name = (
    <span id={id} className="kui:block">
      {label}
    </span>
  )
  const since = !loading && typeof value === 'number' && typeof previous === 'number' && (
    <Since value={value} previous={previous} better={better} text={text} t={t} />
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: fieldsets are for form controls
    <div
      role="group"
      data-slot="stat-tile"
      aria-labelledby={id}
      aria-busy={loading || undefined}
      className={cx(statTile({ size }), className)}
      {...rest}
    >
      {size === 'small' && <span className="kui:text-xs kui:text-fg-muted">{name}</span>}
      <span data-slot="stat-tile-value" className={number({ size })}>
        {loading ? (
          <>
            <span className="kui:sr-only">{t.loading}</span>
            <Skeleton style={{ width: '3em', height: '0.7em', margin: '0.15em 0' }} />
          </>
        ) : (
          <>
            <span aria-hidden={value === null || undefined}>{shown}</span>
            {value === null && <span className="kui:sr-only">{t.unknown}</span>}
          </>
        )}
      </span>
      {size === 'small' ? (
        <span className="kui:text-xs kui:text-fg-muted">{since}</span>
      ) : (
        <span className="kui:pb-0.5 kui:text-sm kui:text-fg-muted">
          {name}
          {since}
        </span>
      )}
      {children && <span className="kui:ms-auto kui:self-center">{children}</span>}
    </div>
  )
}

interface SinceProps extends Pick<Required<StatTileProps>, 'better'> {
  value: number
  previous: number
  text: ReturnType<typeof chartText>
  t: ChartsLabels
}

function Since({ value, previous, better, text, t }: SinceProps) {
  const { difference, share } = changeSince(value, previous)
  if (share === undefined) {
    return <span className="kui:block">{difference === 0 ? t.noChange : t.newSince}</span>
  }
  const good = better === 'more' ? difference > 0 : difference < 0
  const tone = difference === 0 || better === 'neither' ? undefined : good ? 'good' : 'bad'
  return (
    <span className="kui:block">
      <span
        data-slot="stat-tile-change"
        data-tone={tone}
        className="kui:font-medium kui:data-[tone=bad]:text-danger-text kui:data-[tone=good]:text-success-text"
      >
        {text.change(share)}
      </span>{' '}
      {t.sinceBefore}
    </span>
  )
}
