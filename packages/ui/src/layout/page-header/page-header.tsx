import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'

export interface PageHeaderProps extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode
  /** Number of listed records. */
  count?: number
  /** A line beside or below the title. */
  sub?: ReactNode
  /** Actions of the page, with one primary button at most. */
  children?: ReactNode
}

/** A page's title, count and actions. No ARIA pattern: a heading and buttons. */
export function PageHeader({ title, count, sub, className, children, ...rest }: PageHeaderProps) {
  const { locale } = useKioskUi()
  const counted = count !== undefined
  return (
    <div
      data-slot="page-header"
      className={cx(
        'kui:mb-4 kui:flex kui:min-h-10 kui:items-end kui:gap-3 kui:group-data-[mode=drawer]/shell:flex-wrap kui:group-data-[mode=drawer]/shell:items-start',
        className,
      )}
      {...rest}
    >
      <div
        data-counted={counted || undefined}
        className="kui:min-w-0 kui:data-counted:flex kui:data-counted:flex-wrap kui:data-counted:items-baseline kui:data-counted:gap-x-3"
      >
        <h1 data-slot="page-header-title" className="kui:text-2xl kui:font-bold kui:text-fg-strong">
          {title}{' '}
          {counted && (
            <span className="kui:font-regular kui:text-fg-subtle kui:tabular-nums">
              {numberFormat(locale).format(count)}
            </span>
          )}
        </h1>
        {sub && (
          <p
            data-slot="page-header-sub"
            data-counted={counted || undefined}
            className="kui:mt-0.5 kui:text-md kui:text-fg-muted kui:tabular-nums kui:data-counted:mt-0 kui:group-data-[mode=drawer]/shell:data-counted:hidden"
          >
            {sub}
          </p>
        )}
      </div>
      {children && (
        <div className="kui:ms-auto kui:flex kui:items-center kui:justify-end kui:gap-2 kui:group-data-[mode=drawer]/shell:flex-wrap">
          {children}
        </div>
      )}
    </div>
  )
}
