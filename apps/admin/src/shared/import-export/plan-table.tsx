import { Badge } from '@kiosk-admin/ui'
import { CircleAlert } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { useMessages } from '../i18n/i18n'
import { useLanguage } from '../i18n/language'
import { useKitLabels } from '../kit'
import { translateCell, translateHead } from './import/file-language'
import type { CellChange, Planned } from './import/plan'
import { importMessages } from './messages'
import type { Column } from './rows/columns'
import { errorMessage } from './rows/error-messages'

const marks = {
  new: { tone: 'success', mark: 'dot' },
  changed: { tone: 'info', mark: 'half' },
  same: { tone: 'neutral', mark: 'ring' },
  leftOut: { tone: 'neutral', mark: 'dash' },
  wrong: { tone: 'danger', mark: 'dash' },
} as const satisfies Record<Planned['state'], Pick<ComponentProps<typeof Badge>, 'tone' | 'mark'>>

/** Number of changed fields shown before expanding a row. */
const initialFields = 4

export type TableRow = {
  planned: Planned
  /** Error, shown instead of the changes. */
  why?: string
}

type PlanTableProps = { rows: readonly TableRow[]; columns: readonly Column[]; caption: string; what: string }

/** Table of rows with their changes or errors. */
export function PlanTable({ rows, columns, caption, what }: PlanTableProps) {
  const t = useMessages(importMessages)
  const head = 'border-b border-line px-2 py-2 text-start font-medium text-fg-muted first:ps-0 last:pe-0'
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="sr-only">{caption}</caption>
      <colgroup>
        <col className="w-12" />
        <col className="w-[34%]" />
        <col />
      </colgroup>
      <thead>
        <tr>
          <th scope="col" className={head}>
            {t('import.table.row')}
          </th>
          <th scope="col" className={head}>
            {t('import.table.record')}
          </th>
          <th scope="col" className={head}>
            {what}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PlanRow key={row.planned.row} columns={columns} {...row} />
        ))}
      </tbody>
    </table>
  )
}

const cell = 'border-b border-line-faint px-2 py-2.5 align-top break-words first:ps-0 last:pe-0'

function PlanRow({ planned, why, columns }: TableRow & Pick<PlanTableProps, 'columns'>) {
  const t = useMessages(importMessages)
  const { row, name, state, byName, before, changes, madeBy } = planned
  return (
    <tr>
      <td className={`${cell} text-fg-muted tabular-nums`}>{row}</td>
      <th scope="row" className={`${cell} text-start font-regular`}>
        <span className="block text-fg-strong">{name || '–'}</span>
        <span className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge {...marks[why ? 'wrong' : state]}>{t(`import.state.${why ? 'wrong' : state}`)}</Badge>
          {byName && before && <span className="text-xs text-fg-subtle">{t('import.byName')}</span>}
        </span>
      </th>
      <td className={cell}>
        {why ? (
          <Problem>{why}</Problem>
        ) : state === 'wrong' ? (
          <Errors planned={planned} columns={columns} />
        ) : madeBy !== undefined ? (
          <span className="text-fg-subtle">{t('import.repeats.madeBy', { row: madeBy })}</span>
        ) : (
          <Changes {...{ changes, columns }} fresh={!before} />
        )}
      </td>
    </tr>
  )
}

const Problem = ({ head, children }: { head?: string; children: ReactNode }) => (
  <span className="flex items-start gap-2 text-danger-text">
    <CircleAlert size={16} strokeWidth={1.5} aria-hidden="true" className="mt-0.5 shrink-0" />
    <span className="min-w-0">
      {head && <span className="font-medium">{head}: </span>}
      {children}
    </span>
  </span>
)

function Errors({ planned: { errors }, columns }: { planned: Planned; columns: readonly Column[] }) {
  const language = useLanguage()
  const labels = useKitLabels().forms
  return (
    <ul className="m-0 flex list-none flex-col gap-1 p-0">
      {errors.map((error) => (
        <li key={JSON.stringify(error)}>
          <Problem head={translateHead(columns, error.head, language)}>{errorMessage(error, columns, labels)}</Problem>
        </li>
      ))}
    </ul>
  )
}

type ChangesProps = { changes: readonly CellChange[]; columns: readonly Column[]; fresh: boolean }

function Changes({ changes, ...rest }: ChangesProps) {
  const t = useMessages(importMessages)
  const more = changes.slice(initialFields)
  if (changes.length === 0) return <span className="text-fg-subtle">{t('import.nothing')}</span>
  return (
    <>
      <ChangeList changes={changes.slice(0, initialFields)} {...rest} />
      {more.length > 0 && (
        <details className="mt-1">
          <summary className="cursor-pointer rounded-xs text-accent-text outline-none focus-visible:shadow-ring">
            {t('import.more', { count: more.length })}
          </summary>
          <ChangeList changes={more} {...rest} />
        </details>
      )}
    </>
  )
}

function ChangeList({ changes, columns, fresh }: ChangesProps) {
  const t = useMessages(importMessages)
  const language = useLanguage()
  const value = (head: string, text: string) =>
    translateCell(columns, head, text, language) || <span className="text-fg-subtle">{t('import.empty')}</span>
  return (
    <dl className="m-0 grid grid-cols-1 gap-x-3 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)]">
      {changes.map(({ head, before, after }) => (
        <div key={head} className="contents">
          <dt className="text-fg-muted">{translateHead(columns, head, language)}</dt>
          <dd className="m-0 line-clamp-3 max-sm:mb-1">
            {!fresh && (
              <>
                <del className="text-fg-muted">{value(head, before)}</del>
                <span aria-hidden="true"> → </span>
              </>
            )}
            <ins className="text-fg-strong no-underline">{value(head, after)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
