import { cx } from '../../internal/cx'
import { Breadcrumbs, type BreadcrumbsProps } from '../../primitives/breadcrumbs/breadcrumbs'

export type HeaderBreadcrumbsProps = BreadcrumbsProps

/** The kit's breadcrumbs in the bar; phones have no room for them. */
export function HeaderBreadcrumbs({ className, ...rest }: HeaderBreadcrumbsProps) {
  return (
    <Breadcrumbs
      className={cx('kui:group-data-[mode=drawer]/shell:hidden', className)}
      {...rest}
      data-slot="header-breadcrumbs"
    />
  )
}
