import { ChevronDown, X } from 'lucide-react'
import { en, type FieldsLabels } from '#labels/fields'
import { useLabels } from '../../internal/hooks/use-labels'
import { boxButton } from '../field/control'
import type { ComboboxState } from './use-combobox'

type ComboboxButtonsProps = {
  box: ComboboxState
  /** Hides the buttons of a read-only field. */
  locked: boolean
  /** Whether there is a selection to clear. */
  clears: boolean
  /** Focuses the input. */
  focus: () => void
  labels: Partial<FieldsLabels> | undefined
}

/** The buttons at the end of the control: clear the selection, open the list. */
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
        // arrow keys in the input do the same
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
