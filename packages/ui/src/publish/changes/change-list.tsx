import { type ComponentProps, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { en, type PublishLabels } from '#labels/publish'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { LinkButton } from '../link-button'
import { ChangeMark } from './change-mark'
import { type ContentChange, countHidden, describeChange, type HiddenChanges, sortChanges } from './changes'

export interface ChangeListProps extends ComponentProps<'div'> {
  changes: readonly ContentChange[]
  /** Changes that the user may not see: their number by area and author. */
  hiddenChanges?: readonly HiddenChanges[] | undefined
  /** Number of changes shown before "Show more". @default 6 */
  limit?: number
  labels?: Partial<PublishLabels>
}

/** Lists changes since the last publication: added records, changed fields, removed records. */
export function ChangeList({ changes, hiddenChanges = [], limit = 6, labels, className, ...rest }: ChangeListProps) {
  const t = useLabels('publish', en, labels)
  const [all, setAll] = useState(false)
  const further = useRef<HTMLLIElement>(null)
  const sorted = sortChanges(changes)
  // a single hidden change takes as much room as the button
  const shown = all || sorted.length <= limit + 1 ? sorted : sorted.slice(0, limit)
  const more = sorted.length - shown.length
  return (
    <div data-slot="change-list" className={cx('kui:min-w-0', className)} {...rest}>
      <ul data-slot="change-list-items">
        {shown.map((change, index) => (
          <li
            key={change.id}
            ref={index === limit ? further : null}
            tabIndex={index === limit ? -1 : undefined}
            data-slot="change-list-item"
            className="kui:flex kui:min-h-7.5 kui:items-center kui:gap-2.5 kui:rounded-xs kui:focus-visible:shadow-ring"
          >
            <ChangeMark kind={change.kind} labels={labels} />
            <span className="kui:max-w-[60%] kui:truncate kui:text-sm kui:font-medium kui:text-fg-strong">
              {change.name}
            </span>
            <span className="kui:min-w-0 kui:flex-1 kui:truncate kui:text-xs kui:text-fg-subtle">
              {describeChange(change)}
            </span>
          </li>
        ))}
      </ul>
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
