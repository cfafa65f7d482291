import type { ComponentProps, ReactNode } from 'react'
import { useKioskUi } from '../internal/context'
import { cx } from '../internal/cx'
import { languageOf, tagOf } from '../internal/language'
import { useLabels } from '../internal/use-labels'
import { shortName } from '../layout/person'
import { PendingCount } from '../primitives/pending-count'
import { type ContentStatus, dateOnlyText, editedText, localisedText, type TextByLanguage } from './cell-text'
import { en, type TableLabels } from './labels'

const truncated = 'kui:min-w-0 kui:truncate'

export interface PendingMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Against the last publication; nothing is marked when it is on the kiosks. */
  status: ContentStatus
  labels?: Partial<TableLabels>
}

/** The yellow square: not on the kiosks yet. */
export function PendingMark({ status, labels, className, ...rest }: PendingMarkProps) {
  const t = useLabels('table', en, labels)
  if (status === 'published') return null
  return (
    <span data-slot="pending-mark" title={t.pending} className={cx('kui:flex kui:shrink-0', className)} {...rest}>
      <PendingCount aria-hidden />
      <span className="kui:sr-only">{t.pending}</span>
    </span>
  )
}

export interface TitleCellProps extends ComponentProps<'span'> {
  /** A logo, plate or picture of 32 px. */
  media?: ReactNode
  /** Marks what is not on the kiosks yet. */
  status?: ContentStatus
  labels?: Partial<TableLabels>
}

/** What the row is called, with its picture and the mark of what waits for Publish. */
export function TitleCell({ media, status, labels, className, children, ...rest }: TitleCellProps) {
  return (
    <span data-slot="title-cell" className={cx('kui:flex kui:min-w-0 kui:items-center kui:gap-3', className)} {...rest}>
      {media && <span data-title-media="">{media}</span>}
      <span className={truncated}>{children}</span>
      {status && <PendingMark status={status} labels={labels} />}
    </span>
  )
}

export interface LocalisedCellProps extends Omit<ComponentProps<'span'>, 'children'> {
  text: TextByLanguage | undefined
  /** The mall's languages, in order; the first one that has text stands in. */
  languages?: readonly string[]
}

/** Text that visitors read, in the language of the interface; text in another one says so to screen readers. */
export function LocalisedCell({ text, languages, className, ...rest }: LocalisedCellProps) {
  const wanted = languageOf(useKioskUi().locale)
  const found = localisedText(text, wanted, languages)
  return (
    <span
      data-slot="localised-cell"
      lang={found && found.language !== wanted ? tagOf(found.language) : undefined}
      className={cx(truncated, className)}
      {...rest}
    >
      {found?.text}
    </span>
  )
}

export interface DateCellProps extends Omit<ComponentProps<'time'>, 'children'> {
  /** `YYYY-MM-DD` */
  date: string | undefined
}

/** A day without a time. */
export function DateCell({ date, className, ...rest }: DateCellProps) {
  const { locale } = useKioskUi()
  if (!date) return null
  return (
    <time data-slot="date-cell" dateTime={date} className={cx(truncated, className)} {...rest}>
      {dateOnlyText(date, locale)}
    </time>
  )
}

export interface EditedCellProps extends Omit<ComponentProps<'span'>, 'children'> {
  at: Date
  /** The full name of who edited it. */
  by?: string
}

/** When something was last edited, and by whom: "Today, 14:32 Ingrid S." */
export function EditedCell({ at, by, className, ...rest }: EditedCellProps) {
  const { locale, timeZone, now } = useKioskUi()
  return (
    <span data-slot="edited-cell" className={cx(truncated, className)} {...rest}>
      <time dateTime={at.toISOString()}>{editedText(at, { locale, timeZone, now: now() })}</time>
      {by && <span className="kui:text-fg-subtle kui:@max-[960px]/table:hidden"> {shortName(by)}</span>}
    </span>
  )
}
