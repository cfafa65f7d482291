import { cva } from 'class-variance-authority'
import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import { cx } from '../../internal/cx'

const card = cva('kui:group/card kui:min-w-0', {
  variants: {
    variant: {
      // A nested card has no border.
      panel: [
        'kui:overflow-clip kui:rounded-lg kui:border kui:border-line kui:bg-surface',
        'kui:in-data-[slot=card]:rounded-none kui:in-data-[slot=card]:border-0 kui:in-data-[slot=card]:bg-transparent',
      ],
      rule: 'kui:border-t-2 kui:border-fg-strong kui:pt-2.5',
    },
  },
  defaultVariants: { variant: 'panel' },
})

const titleIdContext = createContext<string | undefined>(undefined)

export type CardProps = ComponentProps<'section'> & {
  /** `panel` has a border; `rule` has a strong line above, for sections. @default 'panel' */
  variant?: 'panel' | 'rule'
}

/** A group with a border and no shadow; nested cards have no border. Named by its `Card.Title`. */
export function Card({ variant = 'panel', className, children, ...rest }: CardProps) {
  const titleId = useId()
  return (
    <titleIdContext.Provider value={titleId}>
      <section
        data-slot="card"
        data-variant={variant}
        aria-labelledby={titleId}
        className={cx(card({ variant }), className)}
        {...rest}
      >
        {children}
      </section>
    </titleIdContext.Provider>
  )
}

const inset = 'kui:group-data-[variant=panel]/card:px-4'

export type CardHeaderProps = ComponentProps<'header'> & {
  /** A link or small button at the end. */
  action?: ReactNode
}

export function CardHeader({ action, className, children, ...rest }: CardHeaderProps) {
  return (
    <header
      data-slot="card-header"
      className={cx(
        inset,
        'kui:flex kui:min-h-8 kui:items-center kui:gap-2.5 kui:group-data-[variant=panel]/card:pt-3',
        className,
      )}
      {...rest}
    >
      <div className="kui:min-w-0 kui:flex-1">{children}</div>
      {action}
    </header>
  )
}

export type CardTitleProps = ComponentProps<'h2'> & {
  /** The heading level. @default 2 */
  level?: 2 | 3 | 4
}

export function CardTitle({ level = 2, className, ...rest }: CardTitleProps) {
  const Heading = `h${level}` as const
  return (
    <Heading
      data-slot="card-title"
      id={useContext(titleIdContext)}
      className={cx('kui:text-lg kui:font-bold kui:text-fg-strong', className)}
      {...rest}
    />
  )
}

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="card-body"
      className={cx(inset, 'kui:py-2 kui:group-data-[variant=panel]/card:pb-4', className)}
      {...rest}
    />
  )
}

/** Rows with lines between them: its children are `Card.Row`s. */
export function CardRows({ className, ...rest }: ComponentProps<'ul'>) {
  return <ul data-slot="card-rows" className={cx('kui:py-1', className)} {...rest} />
}

export function CardRow({ className, ...rest }: ComponentProps<'li'>) {
  return (
    <li
      data-slot="card-row"
      className={cx(
        inset,
        'kui:flex kui:min-h-(--k-row) kui:items-center kui:gap-2.5 kui:text-sm kui:not-last:border-b kui:not-last:border-line-faint',
        className,
      )}
      {...rest}
    />
  )
}

export function CardFooter({ className, ...rest }: ComponentProps<'footer'>) {
  return (
    <footer
      data-slot="card-footer"
      className={cx(
        inset,
        'kui:flex kui:flex-wrap kui:items-center kui:gap-2 kui:border-t kui:border-line-faint kui:py-3',
        className,
      )}
      {...rest}
    />
  )
}
