import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { en, type PublishLabels } from '#labels/publish'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { Badge } from '../../primitives/badge/badge'
import { LinkButton } from '../link-button'
import { heading, section } from './publish-classes'

/** A saved record that is not published. */
export interface KeptBackRecord {
  id: string
  name: string
  /** Type of the record: Event, Shop. */
  type: string
}

export interface PublishPanelKeptBackProps extends Omit<ComponentProps<'section'>, 'children'> {
  records: readonly KeptBackRecord[]
  /** Renders the name as a link to the record. @default the name as text */
  renderName?: (record: KeptBackRecord) => ReactNode
  /** Number of records shown before "Show more". @default 6 */
  limit?: number
  labels?: Partial<PublishLabels>
}

/** InActive records, which Publish leaves out; empty without any. */
export function PublishPanelKeptBack({
  records,
  renderName = ({ name }) => name,
  limit = 6,
  labels,
  className,
  ...rest
}: PublishPanelKeptBackProps) {
  const t = useLabels('publish', en, labels)
  const id = useId()
  const [all, setAll] = useState(false)
  const further = useRef<HTMLLIElement>(null)
  if (records.length === 0) return null
  const shown = all || records.length <= limit + 1 ? records : records.slice(0, limit)
  return (
    <section data-slot="publish-panel-kept-back" aria-labelledby={id} className={cx(section, className)} {...rest}>
      <h3 data-slot="publish-panel-heading" id={id} className={cx(heading, 'kui:mb-1.5')}>
        {t.keptBack(records.length)}
      </h3>
      <ul data-slot="kept-back-list">
        {shown.map((record, index) => (
          <li
            key={record.id}
            ref={index === limit ? further : null}
            data-slot="kept-back-item"
            className="kui:flex kui:min-h-7.5 kui:items-center kui:gap-2.5 kui:text-sm"
          >
            <Badge mark="ring" aria-hidden className="kui:px-1.5" />
            <span className="kui:max-w-[60%] kui:truncate kui:font-medium kui:text-fg-strong">
              {renderName(record)}
            </span>
            <span className="kui:min-w-0 kui:flex-1 kui:truncate kui:text-xs kui:text-fg-subtle">{record.type}</span>
          </li>
        ))}
      </ul>
      {shown.length < records.length && (
        <LinkButton
          data-slot="kept-back-more"
          className="kui:my-1"
          onClick={() => {
            flushSync(() => setAll(true))
            // the button disappears, so focus the first of the new rows
            further.current?.querySelector<HTMLElement>('a, button')?.focus()
          }}
        >
          {t.showMore(records.length - shown.length)}
        </LinkButton>
      )}
    </section>
  )
}
