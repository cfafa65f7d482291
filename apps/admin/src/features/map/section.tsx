import { type ReactNode, useId } from 'react'

/** A part of the page with its heading, named by it. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-3">
      <h2 id={id} className="m-0 border-t-2 border-fg-strong pt-2 text-lg font-bold text-fg-strong">
        {title}
      </h2>
      {children}
    </section>
  )
}
