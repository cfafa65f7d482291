import { type ReactNode, useId } from 'react'

type InspectorSectionProps = {
  heading: string
  /** Buttons after the heading. */
  actions?: ReactNode
  /** A line above: what follows is about something else. @default false */
  ruled?: boolean
  /** By which it is found, to be scrolled to. */
  stop?: string
  children: (headingId: string) => ReactNode
}

/** A part of the inspector under its heading. */
export function InspectorSection({ heading, actions, ruled = false, stop, children }: InspectorSectionProps) {
  const id = useId()
  return (
    <section
      data-slot="inspector-section"
      data-ruled={ruled || undefined}
      data-stop={stop}
      aria-labelledby={id}
      className="kui:flex kui:flex-col kui:gap-2 kui:data-ruled:border-t kui:data-ruled:border-line-faint kui:data-ruled:pt-3.5"
    >
      <div data-slot="inspector-head" className="kui:flex kui:min-h-6 kui:items-center kui:gap-1">
        <h3
          id={id}
          data-slot="inspector-heading"
          className="kui:min-w-0 kui:flex-1 kui:truncate kui:text-md kui:font-bold kui:text-fg-strong"
        >
          {heading}
        </h3>
        {actions}
      </div>
      {children(id)}
    </section>
  )
}
