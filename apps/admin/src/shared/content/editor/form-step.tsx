import { Button, IconButton } from '@kiosk-admin/ui'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useMessages } from '../../i18n/i18n'
import { formMessages } from '../../record/form-messages'
import { closeStep, useStep } from '../../routing/dialog'

export type FormStepProps = {
  /** Step name in the address: `shopCategories`. */
  name: string
  title: string
  children: ReactNode
}

/** Step that covers an open form. The form below stays mounted and keeps its values. */
export function FormStep({ name, ...rest }: FormStepProps) {
  const open = useStep(name)
  const [sheet, setSheet] = useState<HTMLElement | null>(null)
  return (
    <>
      <span ref={(anchor) => setSheet(anchor?.closest<HTMLElement>('[role="dialog"]') ?? null)} hidden />
      {open && sheet && createPortal(<Step sheet={sheet} {...rest} />, sheet)}
    </>
  )
}

function Step({ sheet, title, children }: Omit<FormStepProps, 'name'> & { sheet: HTMLElement }) {
  const c = useMessages(formMessages)
  const id = useId()
  const step = useRef<HTMLElement>(null)
  // makes the form below inert, and restores the focus afterwards
  useEffect(() => {
    const before = document.activeElement
    const covered = [...sheet.children].filter((child) => child !== step.current) as HTMLElement[]
    for (const child of covered) child.inert = true
    step.current?.focus()
    return () => {
      for (const child of covered) child.inert = false
      if (before instanceof HTMLElement) before.focus()
    }
  }, [sheet])
  return (
    <section
      ref={step}
      tabIndex={-1}
      aria-labelledby={id}
      className="absolute inset-0 z-10 flex flex-col rounded-[inherit] bg-surface outline-none"
    >
      <header className="flex items-center gap-2 border-b border-line px-4 py-3.5">
        <IconButton
          label={c('form.back')}
          icon={<ArrowLeft size={20} strokeWidth={1.5} className="rtl:-scale-x-100" />}
          onClick={closeStep}
        />
        <h2 id={id} className="m-0 text-xl font-bold text-fg-strong">
          {title}
        </h2>
      </header>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto px-6 py-4">{children}</div>
      <footer className="flex justify-end border-t border-line px-6 py-3">
        <Button variant="primary" onClick={closeStep}>
          {c('form.done')}
        </Button>
      </footer>
    </section>
  )
}
