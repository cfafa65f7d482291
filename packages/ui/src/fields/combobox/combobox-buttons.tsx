import { ChevronDown, X } from 'lucide-react'
import { useLabels } from '../../internal/hooks/use-labels'
import { boxButton } from '../field/control'
import { en, type FieldsLabels } from '../labels/en'
import type { ComboboxState } from './use-combobox'

type ComboboxButtonsProps = {
  box: ComboboxState
  /** Nothing can be chosen, so there is nothing to press. */
  locked: boolean
  /** Something is chosen that may be taken away. */
  clears: boolean
  /** Gives the focus to the input. */
  focus: () => void
  labels: Partial<FieldsLabels> | undefined
}

/** At the end of a control with a list: take away what is chosen, and open the list. */
export function ComboboxButtons({ box, locked, clears, focus, labels }: ComboboxButtonsProps) {
  const t = useLabels('fields', en, labels)
  if (locked) return null
  return (
    <>
      {clears && (
        <button
          type="button"
          data-slot="combobox-clear"
          aria-label={t.combobox.clear}
          className={boxButton}
          onClick={() => {
            focus()
            box.clear()
          }}
        >
          <X size={16} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        data-slot="combobox-button"
        // the arrow keys do the same from the input
        tabIndex={-1}
        aria-label={t.combobox.open}
        aria-expanded={box.open}
        className={boxButton}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          focus()
          if (box.open) box.leave()
          else box.show()
        }}
      >
        <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
      </button>
    </>
  )
}
