import { useState } from 'react'
import { useKioskUi } from '../../theme/context'
import { numberFormat } from '../../theme/intl'
import type { BasicLabels } from '../basic-labels/en'
import { lettersToSay } from './counter'

/** What is said of the letters of a field while it is typed in; `hear` gets each next text before it is set. */
export function useCounterNews(text: string, largest: number | undefined) {
  const [left, setLeft] = useState<number>()
  return {
    left,
    hear: (next: string) => {
      const said = largest === undefined ? undefined : lettersToSay(text.length, next.length, largest)
      if (said !== undefined) setLeft(said)
    },
  }
}

type FieldCounterProps = { used: number; largest: number; t: BasicLabels }

/** The letters of a field as they are seen; `CounterNews` says them. */
export function FieldCounter({ used, largest, t }: FieldCounterProps) {
  const { locale } = useKioskUi()
  const { format } = numberFormat(locale)
  return (
    <span
      data-slot="field-counter"
      data-over={used > largest || undefined}
      className="kui:shrink-0 kui:tabular-nums kui:data-[over]:text-danger-text"
    >
      {t.counter(format(used), format(largest), largest)}
    </span>
  )
}

/** Says to screen readers, between their other words, what is left near the limit. */
export function CounterNews({ left, t }: { left: number | undefined; t: BasicLabels }) {
  return (
    <span role="status" className="kui:sr-only">
      {left !== undefined && (left < 0 ? t.lettersOver(-left) : t.lettersLeft(left))}
    </span>
  )
}
