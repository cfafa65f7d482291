import { cx } from '../../internal/cx'
import { Breadcrumbs, type BreadcrumbsProps } from '../../primitives/breadcrumbs/breadcrumbs'

export type HeaderBreadcrumbsProps = BreadcrumbsProps

/** Breadcrumbs in the header; hidden on phones. */
export function HeaderBreadcrumbs({ className, ...rest }: HeaderBreadcrumbsProps) {
  return (
    <Breadcrumbs
      className={cx('kui:group-data-[mode=drawer]/shell:hidden', className)}
      {...rest}
      data-slot="header-breadcrumbs"
    />
  )
}
