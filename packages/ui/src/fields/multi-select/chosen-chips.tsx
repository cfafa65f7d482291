import { X } from 'lucide-react'
import type { KeyboardEvent, RefObject } from 'react'
import { en, type FieldsLabels } from '#labels/fields'
import { useLabels } from '../../internal/hooks/use-labels'
import { chip, chipRemoval } from '../chips-field/chip-classes'
import { chipAfterKey, removesChip } from '../chips-field/chips'
import type { ComboboxOption } from '../combobox/choices'

type ChosenChipsProps = {
  options: readonly ComboboxOption[]
  /** The element around chips and input. */
  box: RefObject<HTMLDivElement | null>
  onRemove: (option: ComboboxOption) => void
  locked: boolean
  labels: Partial<FieldsLabels> | undefined
}

const inputIn = (box: Element | null) => box?.querySelector('input')
const buttonsIn = (box: Element | null) => [...(box?.querySelectorAll<HTMLElement>('[data-slot=chip-remove]') ?? [])]

/** Focuses the last chip from the input. */
export const focusLastChip = (box: Element | null) => buttonsIn(box).at(-1)?.focus()

/**
 * The selected options, each with a remove button. They are no tab stops, since twenty would take twenty Tabs: arrow
 * keys move there from the empty input.
 */
export function ChosenChips({ options, box, onRemove, locked, labels }: ChosenChipsProps) {
  const t = useLabels('fields', en, labels)
  const focusAt = (index: number) => (buttonsIn(box.current)[index] ?? inputIn(box.current))?.focus()
  const remove = (option: ComboboxOption, to: number) => {
    // move the focus before its element is removed
    focusAt(to)
    onRemove(option)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, option: ComboboxOption, index: number) => {
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = chipAfterKey(event.key, index, options.length, rtl)
    if (to === undefined) return
    event.preventDefault()
    if (removesChip(event.key)) remove(option, to)
    else focusAt(to)
  }
  return options.map((option, index) => (
    <span key={option.value} data-slot="chip" className={chip}>
      {option.image && (
        <img src={option.image} alt="" className="kui:size-4 kui:shrink-0 kui:rounded-xs kui:object-contain" />
      )}
      <span className="kui:truncate">{option.label}</span>
      {!locked && (
        <button
          type="button"
          data-slot="chip-remove"
          tabIndex={-1}
          aria-label={t.chips.remove(option.label)}
          className={chipRemoval}
          onClick={() => remove(option, index + 1)}
          onKeyDown={(event) => onKeyDown(event, option, index)}
        >
          <X size={13} strokeWidth={1.5} aria-hidden="true" />
        </button>
      )}
    </span>
  ))
}
