import { CircleAlert, Lock } from 'lucide-react'
import type { ReactNode } from 'react'

export type FieldHelpProps = { id: string; invalid: boolean; locked: boolean; children: ReactNode }

/** The line below a control: error, lock reason or hint. */
export function FieldHelp({ id, invalid, locked, children }: FieldHelpProps) {
  const Icon = invalid ? CircleAlert : locked ? Lock : undefined
  return (
    <span
      id={id}
      data-slot="field-help"
      data-invalid={invalid || undefined}
      className="kui:col-start-1 kui:row-start-1 kui:flex kui:min-w-0 kui:flex-1 kui:items-start kui:gap-1.25 kui:data-[invalid]:text-danger-text"
    >
      {Icon && <Icon size={14} strokeWidth={1.5} aria-hidden="true" className="kui:mt-px kui:shrink-0" />}
      {children}
    </span>
  )
}
