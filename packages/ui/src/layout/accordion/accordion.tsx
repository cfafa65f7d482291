import * as Radix from '@radix-ui/react-accordion'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../../internal/cx'

type AccordionSingleProps = Omit<Radix.AccordionSingleProps, 'type' | 'orientation'> & {
  type?: 'single'
  /** The open section; '' if none is. */
  value?: string
  defaultValue?: string
  onValueChange?: (value: string) => void
  /** Whether the open section can be closed. @default true */
  collapsible?: boolean
}

type AccordionMultipleProps = Omit<Radix.AccordionMultipleProps, 'orientation'> & {
  /** The open sections. */
  value?: string[]
  defaultValue?: string[]
  onValueChange?: (value: string[]) => void
}

/** `type` decides whether one section is open at a time or several. @default 'single' */
export type AccordionProps = (AccordionSingleProps | AccordionMultipleProps) & Pick<ComponentProps<'div'>, 'ref'>

/** Sections that open below their headings, one at a time or several (WAI-ARIA accordion). */
export function Accordion(props: AccordionProps) {
  if (props.type === 'multiple') return <Radix.Root data-slot="accordion" {...props} />
  return <Radix.Root data-slot="accordion" collapsible {...props} type="single" />
}

export function AccordionItem({ className, ...rest }: ComponentProps<typeof Radix.Item>) {
  return (
    <Radix.Item data-slot="accordion-item" className={cx('kui:border-b kui:border-line-faint', className)} {...rest} />
  )
}

export type AccordionTriggerProps = ComponentProps<typeof Radix.Trigger> & {
  /** The heading level. @default 3 */
  level?: 2 | 3 | 4 | 5 | 6
}

/** The heading's button, which opens and closes the section. */
export function AccordionTrigger({ level = 3, className, children, ...rest }: AccordionTriggerProps) {
  const Heading = `h${level}` as const
  return (
    <Radix.Header asChild>
      <Heading data-slot="accordion-heading" className="kui:text-md">
        <Radix.Trigger
          data-slot="accordion-trigger"
          className={cx(
            'kui:group/trigger kui:flex kui:min-h-10 kui:w-full kui:items-center kui:gap-2 kui:rounded-md kui:text-start kui:font-bold kui:text-fg-strong kui:pointer-coarse:min-h-11',
            'kui:not-disabled:hover:text-accent-text kui:disabled:text-fg-disabled kui:focus-visible:shadow-ring',
            className,
          )}
          {...rest}
        >
          <span className="kui:min-w-0 kui:flex-1">{children}</span>
          <ChevronDown
            size={16}
            strokeWidth={1.5}
            aria-hidden="true"
            className="kui:shrink-0 kui:text-fg-subtle kui:transition-transform kui:duration-(--k-dur-2) kui:group-data-[state=open]/trigger:rotate-180"
          />
        </Radix.Trigger>
      </Heading>
    </Radix.Header>
  )
}

/** The section's content; `forceMount` keeps it, such as half-filled fields, while closed. */
export function AccordionContent({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Content
      data-slot="accordion-content"
      className={cx('kui:pt-1 kui:pb-4 kui:data-[state=closed]:hidden', className)}
      {...rest}
    />
  )
}
