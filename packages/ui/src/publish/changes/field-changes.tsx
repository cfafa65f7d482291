import type { ComponentProps } from 'react'
import { en, type PublishLabels } from '#labels/publish'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import type { FieldChange } from './changes'

export interface FieldChangesProps extends ComponentProps<'div'> {
  fields: readonly FieldChange[]
  labels?: Partial<PublishLabels>
}

/** Changed fields, each with its value before and after. */
export function FieldChanges({ fields, labels, className, ...rest }: FieldChangesProps) {
  const t = useLabels('publish', en, labels)
  return (
    <div data-slot="field-changes" className={cx('kui:@container', className)} {...rest}>
      <dl className="kui:m-0 kui:flex kui:flex-col kui:gap-2 kui:text-sm">
        {fields.map(({ path, name, before, after }) => (
          <div
            key={path}
            data-slot="field-change"
            className="kui:grid kui:gap-x-3 kui:@lg:grid-cols-[11rem_minmax(0,1fr)_minmax(0,1fr)]"
          >
            <dt className="kui:min-w-0 kui:break-words kui:text-fg-muted">{name}</dt>
            <dd className="kui:m-0 kui:min-w-0 kui:break-words kui:text-fg-muted">
              <span className="kui:sr-only">{t.earlier}: </span>
              <del className="kui:decoration-fg-subtle/60">{before}</del>
            </dd>
            <dd className="kui:m-0 kui:min-w-0 kui:break-words kui:text-fg-strong">
              <span className="kui:sr-only">{t.later}: </span>
              <ins className="kui:no-underline">{after}</ins>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
