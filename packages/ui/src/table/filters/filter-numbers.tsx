import { useState } from 'react'
import type { TableLabels } from '#labels/table'
import { NumberField } from '../../fields/number-field/number-field'
import { type FilterRange, rangeToText } from '../model/filter-range'

export interface FilterNumbersProps {
  range: FilterRange
  onRangeChange: (text: string) => void
  t: TableLabels
}

const numberOf = (text: string) => (text === '' || Number.isNaN(Number(text)) ? null : Number(text))

/** Filter by a range of numbers, inclusive. A separate module, because few tables need number fields. */
export function FilterNumbers({ range, onRangeChange, t }: FilterNumbersProps) {
  // incomplete numbers stay in their field without effect
  const [typed, setTyped] = useState({ from: numberOf(range.from), to: numberOf(range.to) })
  const set = (end: Partial<typeof typed>) => {
    const next = { ...typed, ...end }
    setTyped(next)
    const write = (number: number | null) => (number === null || Number.isNaN(number) ? '' : String(number))
    onRangeChange(rangeToText({ from: write(next.from), to: write(next.to) }))
  }
  return (
    <div className="kui:grid kui:grid-cols-2 kui:gap-3">
      <NumberField label={t.least} value={typed.from} onValueChange={(from) => set({ from })} />
      <NumberField label={t.most} value={typed.to} onValueChange={(to) => set({ to })} />
    </div>
  )
}
