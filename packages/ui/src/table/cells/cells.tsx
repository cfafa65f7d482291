import type { ComponentProps, ReactNode } from 'react'
import { en, type TableLabels } from '#labels/table'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { localisedText, missingLanguages, type TextByLanguage } from '../../internal/localised-text'
import { shortName } from '../../layout/sidebar/person'
import { PendingCount } from '../../primitives/pending-count/pending-count'
import { useKioskUi } from '../../theme/context'
import { languageName } from '../../theme/intl'
import { codeOf, codesOf, type Language, tagOf } from '../../theme/language'
import { type ContentStatus, dateOnlyText, editedText } from './cell-text'

const truncated = 'kui:min-w-0 kui:truncate'

export interface PendingMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** State relative to the last publication; `published` shows no mark. */
  status: ContentStatus
  labels?: Partial<TableLabels>
}

/** Yellow square for unpublished content or changes. */
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
  /** A logo, badge or image of 32 px. */
  media?: ReactNode
  /** Shows the mark of unpublished content or changes. */
  status?: ContentStatus
  labels?: Partial<TableLabels>
}

/** Name of the row with image and publication mark. */
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
  /** The mall's languages in order of fallback. */
  languages?: readonly Language[]
  /** Marks missing translations and names their languages. @default false */
  markMissing?: boolean
  labels?: Partial<TableLabels>
}

/** Localised text in the interface language; a fallback is marked with its language for screen readers. */
export function LocalisedCell(props: LocalisedCellProps) {
  const { text, languages, markMissing = false, labels, className, ...rest } = props
  const t = useLabels('table', en, labels)
  const { locale, languages: provided } = useKioskUi()
  const known = [...(languages ?? []), ...provided]
  const requested = codeOf(locale, known)
  const found = localisedText(text, requested, codesOf(languages))
  const lang = found && found.language !== requested ? tagOf(found.language, known) : undefined
  const missing = markMissing ? missingLanguages(text, codesOf(languages)) : []
  if (missing.length === 0) {
    return (
      <span data-slot="localised-cell" lang={lang} className={cx(truncated, className)} {...rest}>
        {found?.text}
      </span>
    )
  }
  const missingText = t.missingIn(missing.map((code) => languageName(tagOf(code, known), locale) ?? code).join(', '))
  return (
    <span
      data-slot="localised-cell"
      data-missing=""
      className={cx('kui:flex kui:min-w-0 kui:items-center kui:gap-2', className)}
      {...rest}
    >
      <span lang={lang} className={truncated}>
        {found?.text}
      </span>
      <span
        role="img"
        aria-label={missingText}
        title={missingText}
        className="kui:size-1.75 kui:shrink-0 kui:rounded-full kui:shadow-[inset_0_0_0_1.5px_var(--k-warning-text)]"
      />
    </span>
  )
}

export interface DateCellProps extends Omit<ComponentProps<'time'>, 'children'> {
  /** `YYYY-MM-DD` */
  date: string | undefined
}

/** A date without a time. */
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
  /** Full name of the author. */
  by?: string
}

/** Time and author of the last edit: "Today, 14:32 Ingrid S." */
export function EditedCell({ at, by, className, ...rest }: EditedCellProps) {
  const { locale, timeZone, now } = useKioskUi()
  return (
    <span data-slot="edited-cell" className={cx(truncated, className)} {...rest}>
      <time dateTime={at.toISOString()}>{editedText(at, { locale, timeZone, now: now() })}</time>
      {by && <span className="kui:text-fg-subtle kui:@max-[960px]/table:hidden"> {shortName(by)}</span>}
    </span>
  )
}
