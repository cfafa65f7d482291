// A section of the editor's settings, with heading and actions.

import { type ReactNode, useId } from 'react'

type InspectorSectionProps = {
  heading: string
  /** Buttons after the heading. */
  actions?: ReactNode
  /** Draws a line above, to separate a different subject. @default false */
  ruled?: boolean
  /** Value of `data-stop`, to scroll to the section. */
  stop?: string
  children: (headingId: string) => ReactNode
}

/** A section of the inspector with a heading. */
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
