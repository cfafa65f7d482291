import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { Checkbox, type CheckboxProps } from '../fields/checkbox/checkbox'
import type { Checked, PermissionChange } from './permissions'

export type PermissionBoxProps = Omit<CheckboxProps, 'checked' | 'labels'> & {
  checked: Checked
  onToggle: () => void
  change: PermissionChange['kind'] | undefined
  /** Label of the change. */
  word: string | undefined
  locked: boolean
  /** Id of the lock's reason. */
  reasonId: string | undefined
}

const pictogram = { given: Plus, taken: Minus }

/** A checkbox with space for its change mark, so that nothing moves. */
export function PermissionBox({ checked, onToggle, change, word, locked, reasonId, ...rest }: PermissionBoxProps) {
  const id = useId()
  const Pictogram = change && pictogram[change]
  const described = [reasonId, change && id].filter((one) => one !== undefined).join(' ')
  return (
    <span className="kui:relative kui:inline-grid kui:align-middle">
      <Checkbox
        value={checked}
        onValueChange={onToggle}
        readOnlyReason={locked}
        className="kui:scroll-mt-[calc(var(--kui-sticky-top,0px)+3rem)]"
        {...rest}
        aria-describedby={described || undefined}
      />
      {Pictogram && (
        <span
          id={id}
          data-slot="permission-mark"
          data-change={change}
          className="kui:absolute kui:start-full kui:top-0.5 kui:ms-1.5 kui:data-[change=given]:text-success-text kui:data-[change=taken]:text-danger-text"
        >
          <Pictogram aria-hidden="true" size={12} strokeWidth={2.4} />
          <span className="kui:sr-only">{word}</span>
        </span>
      )}
    </span>
  )
}
