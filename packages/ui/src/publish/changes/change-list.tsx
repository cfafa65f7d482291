import { type ComponentProps, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { en, type PublishLabels } from '#labels/publish'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { LinkButton } from '../link-button'
import { publicationTime } from '../panel/publication'
import { ChangeMark } from './change-mark'
import { type ContentChange, countHidden, describeChange, type HiddenChanges, sortChanges } from './changes'
import { FieldChanges } from './field-changes'

export interface ChangeListProps extends ComponentProps<'div'> {
  changes: readonly ContentChange[]
  /** Changes that the user may not see: their number by area and author. */
  hiddenChanges?: readonly HiddenChanges[] | undefined
  /** Number of changes shown before "Show more". @default 6 */
  limit?: number
  /** Renders the name as a link to the record. @default the name as text */
  renderName?: ((change: ContentChange) => ReactNode) | undefined
  /** Sets a record back to what is published; no button without it. */
  onRevert?: ((change: ContentChange) => void) | undefined
  labels?: Partial<PublishLabels>
}

/** Lists changes since the last publication: added records, changed fields, removed records. */
export function ChangeList({
  changes,
  hiddenChanges = [],
  limit = 6,
  renderName,
  onRevert,
  labels,
  className,
  ...rest
}: ChangeListProps) {
  const t = useLabels('publish', en, labels)
  const [all, setAll] = useState(false)
  const further = useRef<HTMLLIElement>(null)
  const sorted = sortChanges(changes)
  // a single hidden change takes as much room as the button
  const shown = all || sorted.length <= limit + 1 ? sorted : sorted.slice(0, limit)
  const more = sorted.length - shown.length
  return (
    <div data-slot="change-list" className={cx('kui:min-w-0', className)} {...rest}>
      {shown.length > 0 && (
        <ul data-slot="change-list-items">
          {shown.map((change, index) => (
            <Item
              key={change.id}
              ref={index === limit ? further : null}
              focusable={index === limit}
              {...{ change, renderName, onRevert, labels }}
            />
          ))}
        </ul>
      )}
      {more > 0 && (
        <LinkButton
          data-slot="change-list-more"
          className="kui:ms-7 kui:my-1"
          onClick={() => {
            flushSync(() => setAll(true))
            // the button disappears, so focus the first of the new rows
            further.current?.focus()
          }}
        >
          {t.showMore(more)}
        </LinkButton>
      )}
      {hiddenChanges.length > 0 && <Hidden hidden={hiddenChanges} labels={labels} />}
    </div>
  )
}

type ItemProps = Pick<ChangeListProps, 'renderName' | 'onRevert' | 'labels'> & {
  change: ContentChange
  ref: Ref<HTMLLIElement>
  /** Whether it can take the focus by code. */
  focusable: boolean
}

function Item({ change, ref, focusable, renderName = ({ name }) => name, onRevert, labels }: ItemProps) {
  const t = useLabels('publish', en, labels)
  const { kind, name, authors = [], at, values = [], revertible } = change
  const hasDetails = authors.length > 0 || at !== undefined || values.length > 0 || revertible
  return (
    <li
      ref={ref}
      tabIndex={focusable ? -1 : undefined}
      data-slot="change-list-item"
      className={cx(
        'kui:flex kui:min-h-7.5 kui:gap-2.5 kui:rounded-xs kui:focus-visible:shadow-ring',
        hasDetails ? 'kui:items-start kui:py-1' : 'kui:items-center',
      )}
    >
      <ChangeMark kind={kind} labels={labels} className={hasDetails ? 'kui:mt-0.75' : undefined} />
      <div className={cx('kui:min-w-0 kui:flex-1', !hasDetails && 'kui:flex kui:items-center kui:gap-2.5')}>
        <div
          className={cx(
            // each line is a target of its own
            'kui:truncate kui:text-sm kui:leading-6 kui:font-medium kui:text-fg-strong',
            !hasDetails && 'kui:max-w-[60%]',
          )}
        >
          {renderName(change)}
        </div>
        {values.length > 0 ? (
          <details className="kui:text-xs">
            <summary className="kui:w-fit kui:max-w-full kui:cursor-pointer kui:pe-1.5 kui:rounded-xs kui:leading-6 kui:text-fg-muted kui:focus-visible:shadow-ring">
              {describeChange(change)}
            </summary>
            <FieldChanges fields={values} labels={labels} className="kui:my-1.5" />
          </details>
        ) : (
          <div className="kui:min-w-0 kui:flex-1 kui:truncate kui:text-xs kui:text-fg-subtle">
            {describeChange(change)}
          </div>
        )}
        <Byline {...{ authors, at }} />
        {revertible && onRevert && (
          <LinkButton
            data-slot="change-list-revert"
            className="kui:mt-1.5 kui:leading-6 kui:text-start"
            aria-label={t.revertOf(name)}
            onClick={() => onRevert(change)}
          >
            {t.revert}
          </LinkButton>
        )}
      </div>
    </li>
  )
}

/** "Ingrid Solheim, Jonas Lind, 16:42" */
function Byline({ authors, at }: { authors: readonly string[]; at: Date | undefined }) {
  const { locale, timeZone, now } = useKioskUi()
  if (authors.length === 0) return null
  return (
    <div data-slot="change-list-authors" className="kui:text-xs kui:text-fg-subtle">
      {authors.join(', ')}
      {at && (
        <>
          {', '}
          <time dateTime={at.toISOString()}>{publicationTime(at, { locale, timeZone, now: now() })}</time>
        </>
      )}
    </div>
  )
}

type HiddenProps = { hidden: readonly HiddenChanges[]; labels: ChangeListProps['labels'] }

function Hidden({ hidden, labels }: HiddenProps) {
  const t = useLabels('publish', en, labels)
  const id = useId()
  return (
    <div data-slot="change-list-hidden" className="kui:mt-1.5 kui:text-sm kui:text-fg-muted">
      <p id={id} className="kui:m-0">
        {t.hidden(countHidden(hidden))}
      </p>
      <ul aria-labelledby={id} className="kui:m-0 kui:list-disc kui:ps-5">
        {hidden.map(({ area, by, count }) => (
          <li key={`${area} ${by}`}>
            {area}: {count}
            {by && ` (${by})`}
          </li>
        ))}
      </ul>
    </div>
  )
}
