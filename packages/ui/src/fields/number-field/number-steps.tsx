import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { en, type FieldsLabels } from '#labels/fields'
import { useAnnouncer } from '../../internal/hooks/use-announcer'
import { useLabels } from '../../internal/hooks/use-labels'
import { boxButton } from '../field/control'
import { useFieldControl } from '../field/field-context'
import type { useNumberField } from './use-number-field'

type NumberStepsProps = Pick<ReturnType<typeof useNumberField>, 'stepBy' | 'mayStep'> & {
  disabled: boolean | undefined
  labels: Partial<FieldsLabels> | undefined
}

/** The buttons of a number field, for pointers: the keyboard has its arrow keys. The new number is announced. */
export function NumberSteps({ stepBy, mayStep, disabled, labels }: NumberStepsProps) {
  const t = useLabels('fields', en, labels)
  const { id } = useFieldControl()
  const own = useId()
  const { text, announce } = useAnnouncer()
  return (
    <>
      {([-1, 1] as const).map((steps) => {
        const Icon = steps < 0 ? Minus : Plus
        return (
          <button
            key={steps}
            type="button"
            id={own + steps}
            data-slot="number-field-step"
            tabIndex={-1}
            aria-label={steps < 0 ? t.decrease : t.increase}
            // with the label of the field
            aria-labelledby={`${own + steps} ${id}-label`}
            disabled={disabled || !mayStep(steps)}
            onClick={() => announce(stepBy(steps))}
            className={boxButton}
          >
            <Icon size={16} strokeWidth={1.5} aria-hidden="true" />
          </button>
        )
      })}
      <span role="status" className="kui:sr-only">
        {text}
      </span>
    </>
  )
}
