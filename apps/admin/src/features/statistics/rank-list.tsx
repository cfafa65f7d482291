import type { ApiError } from '@kiosk-admin/api-client'
import { CodeBadge, ErrorState, Skeleton, useKioskUi } from '@kiosk-admin/ui'
import { changeSince, chartText } from '@kiosk-admin/ui/headless'
import { failureText } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { type Ranked, stationLabel } from './figures'
import { statisticsMessages } from './messages'

type Row = Ranked & { previous?: number; logoUrl?: string | null }

type RankListProps = {
  by: 'station' | 'category' | 'shop' | 'search'
  /** Highest count first. */
  rows: readonly Row[]
  loading: boolean
  error: ApiError | undefined
  onRetry: () => void
  /** Filters by the row. */
  onChoose?: (key: string) => void
  /** Text without rows. @default 'No clicks' */
  empty?: string
}

const line = 'flex min-h-8 w-full items-center gap-2.5 rounded-md px-1 py-0.5 text-md text-fg'

const outlines = [80, 66, 58, 50, 44]

/** Names with counts, highest first; selecting one filters by it. */
export function RankList({ by, rows, loading, error, onRetry, onChoose, empty }: RankListProps) {
  const t = useMessages(statisticsMessages)
  if (error) {
    return (
      <ErrorState title={t('statistics.failed')} onRetry={onRetry}>
        {failureText(error)}
      </ErrorState>
    )
  }
  if (loading) {
    return (
      <div role="status" aria-label={t('statistics.loading')} className="flex flex-col gap-4 pt-2">
        {outlines.map((share) => (
          <Skeleton key={share} style={{ width: `${share}%` }} />
        ))}
      </div>
    )
  }
  if (rows.length === 0) return <p className="m-0 py-2 text-sm text-fg-muted">{empty ?? t('statistics.nothing')}</p>
  const maximum = Math.max(1, ...rows.map(({ count }) => count))
  return (
    <ol className="m-0 list-none p-0">
      {rows.map((row, index) => {
        const name = <Name by={by} row={row} place={index + 1} share={row.count / maximum} />
        return (
          <li key={row.key}>
            {onChoose ? (
              <button
                type="button"
                title={t('statistics.only', { name: row.label })}
                className={`${line} cursor-pointer border-0 bg-transparent text-start [font-family:inherit] hover:bg-hover focus-visible:shadow-ring focus-visible:outline-none pointer-coarse:min-h-11`}
                onClick={() => onChoose(row.key)}
              >
                {name}
              </button>
            ) : (
              <span className={line}>{name}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

type NameProps = { by: RankListProps['by']; row: Row; place: number; share: number }

function Name({ by, row: { label, logoUrl, count, previous }, place, share }: NameProps) {
  const { locale, timeZone } = useKioskUi()
  const text = chartText({ locale, timeZone })
  const number = <span className="min-w-14 text-end tabular-nums">{text.value(count)}</span>
  const bar = (
    <span aria-hidden="true" className="min-w-0 flex-1">
      <span
        className="block h-5 rounded-sm bg-chart-1"
        style={{ width: `${Math.max(share * 100, count > 0 ? 1 : 0)}%` }}
      />
    </span>
  )
  if (by === 'station') {
    const { code, name } = stationLabel(label)
    return (
      <>
        {code ? <CodeBadge>{code}</CodeBadge> : <span className="max-w-24 truncate">{name}</span>}
        {code && <span className="sr-only">{name}</span>}
        {bar}
        {number}
      </>
    )
  }
  if (by === 'category' || by === 'search') {
    return (
      <>
        <span className="w-2/5 truncate">{label}</span>
        {bar}
        {number}
      </>
    )
  }
  const change = previous === undefined ? undefined : changeSince(count, previous)
  return (
    <>
      <span className="w-5 shrink-0 text-fg-subtle tabular-nums">{place}</span>
      <Logo url={logoUrl} />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {change?.share !== undefined && (
        <span
          className={`text-sm font-medium tabular-nums ${change.difference < 0 ? 'text-danger-text' : 'text-success-text'}`}
        >
          {text.change(change.share)}
        </span>
      )}
      {number}
    </>
  )
}

/** On a white background in each theme, because logos are drawn for paper. Rows without logo keep the space. */
const Logo = ({ url }: { url: string | null | undefined }) => (
  <span
    className={`size-5.5 shrink-0 overflow-hidden rounded-sm ${url ? 'bg-white shadow-[0_0_0_1px_var(--k-line)]' : ''}`}
  >
    {url && <img src={url} alt="" loading="lazy" className="size-full object-contain" />}
  </span>
)
