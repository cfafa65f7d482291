import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../../internal/cx'

export type FlagCode = 'en' | 'se' | 'no' | 'is'

const nordic = (field: string, cross: string, inner?: string) => (
  <>
    <path fill={field} d="M0 0h18v12H0z" />
    <path fill={cross} d="M4.6 0h3.4v12H4.6zM0 4.3h18v3.4H0z" />
    {inner && <path fill={inner} d="M5.5 0h1.6v12H5.5zM0 5.2h18v1.6H0z" />}
  </>
)

const drawings: Record<FlagCode, ReactNode> = {
  se: nordic('#1662a3', '#f6c915'),
  no: nordic('#c8313e', '#fff', '#1d3f7a'),
  is: nordic('#1a4f9c', '#fff', '#d7282f'),
  en: (
    <>
      <path fill="#1d3f7a" d="M0 0h18v12H0z" />
      <path stroke="#fff" strokeWidth="2.4" d="m0 0 18 12M18 0 0 12" />
      <path stroke="#c8313e" strokeWidth="1" d="m0 0 18 12M18 0 0 12" />
      <path fill="#fff" d="M7 0h4v12H7zM0 4h18v4H0z" />
      <path fill="#c8313e" d="M7.8 0h2.4v12H7.8zM0 4.8h18v2.4H0z" />
    </>
  ),
}

export type FlagProps = Omit<ComponentProps<'svg'>, 'children'> & { code: FlagCode }

/** Flag of a language, always beside the language's name and therefore hidden from screen readers. */
export function Flag({ code, className, ...rest }: FlagProps) {
  return (
    <svg
      data-slot="flag"
      aria-hidden="true"
      viewBox="0 0 18 12"
      className={cx(
        'kui:block kui:h-3 kui:w-4.5 kui:shrink-0 kui:rounded-[1.5px] kui:shadow-[0_0_0_1px_light-dark(oklch(0_0_0/0.14),oklch(1_0_0/0.2))]',
        className,
      )}
      {...rest}
    >
      {drawings[code]}
    </svg>
  )
}
