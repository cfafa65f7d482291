import { type ComponentProps, useState } from 'react'
import { cx } from '../internal/cx'
import { useLabels } from '../internal/use-labels'
import { ChangeMark } from './change-mark'
import { type ContentChange, describeChange, sortChanges } from './changes'
import { en, type PublishLabels } from './labels'
import { LinkButton } from './link-button'

export interface ChangeListProps extends ComponentProps<'div'> {
  changes: readonly ContentChange[]
  /** How many are shown before "Show more". @default 6 */
  limit?: number
  labels?: Partial<PublishLabels>
}

/** What differs from the last publication: what is new, what changed and in which fields, what goes. */
export function ChangeList({ changes, limit = 6, labels, className, ...rest }: ChangeListProps) {
  const t = useLabels('publish', en, labels)
  const [all, setAll] = useState(false)
  const sorted = sortChanges(changes)
  // One hidden change takes no less room than the button that would show it.
  const shown = all || sorted.length <= limit + 1 ? sorted : sorted.slice(0, limit)
  const more = sorted.length - shown.length
  return (
    <div data-slot="change-list" className={cx('kui:min-w-0', className)} {...rest}>
      <ul data-slot="change-list-items">
        {shown.map((change) => (
          <li
            key={change.id}
            data-slot="change-list-item"
            className="kui:flex kui:min-h-7.5 kui:items-center kui:gap-2.5"
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
        <LinkButton data-slot="change-list-more" className="kui:ms-7 kui:my-1" onClick={() => setAll(true)}>
          {t.showMore(more)}
        </LinkButton>
      )}
    </div>
  )
}
