import type { ReactNode } from 'react'
import { useChoice } from '../../../fields/radio-group/use-choice'

type OptionTile<V> = { value: V; label: string; above: ReactNode }

type OptionTilesProps<V> = {
  labelledBy: string
  value: V
  onValueChange: (value: V) => void
  options: readonly OptionTile<V>[]
  locked: boolean
}

/** A few options, each with a picture or icon above its name (WAI-ARIA radio group). */
export function OptionTiles<V extends string>(props: OptionTilesProps<V>) {
  const { labelledBy, value, onValueChange, options, locked } = props
  const { chosen, groupProps, radioProps } = useChoice<V>({
    value,
    onValueChange,
    field: { locked, 'aria-labelledby': labelledBy },
  })
  return (
    <div
      data-slot="option-tiles"
      className="kui:group/tiles kui:grid kui:gap-1.5"
      style={{ gridTemplateColumns: `repeat(${options.length}, minmax(0, 1fr))` }}
      {...groupProps}
    >
      {options.map(({ value: own, label, above }) => (
        <label
          key={own}
          data-slot="option-tile"
          data-chosen={own === chosen || undefined}
          className="kui:relative kui:flex kui:min-h-13 kui:min-w-0 kui:cursor-pointer kui:flex-col kui:items-center kui:justify-center kui:rounded-md kui:py-1 kui:text-center kui:text-xs kui:leading-3.5 kui:text-fg-muted kui:shadow-[inset_0_0_0_1px_var(--k-line)] kui:group-not-data-locked/tiles:hover:bg-hover kui:group-data-locked/tiles:cursor-default kui:has-focus-visible:shadow-ring! kui:data-chosen:bg-accent-soft kui:data-chosen:text-fg kui:data-chosen:shadow-[inset_0_0_0_2px_var(--k-accent-line)] kui:forced-colors:data-chosen:outline-2 kui:forced-colors:data-chosen:outline-solid"
        >
          <input
            data-slot="option-tile-input"
            className="kui:absolute kui:inset-0 kui:opacity-0"
            {...radioProps(own)}
          />
          <span
            data-slot="option-tile-above"
            aria-hidden="true"
            className="kui:text-[17px] kui:leading-5 kui:font-semibold kui:text-fg-strong kui:tabular-nums kui:[&>svg]:font-normal kui:[&>svg]:text-fg-muted"
          >
            {above}
          </span>
          <span className="kui:max-w-full kui:wrap-anywhere">{label}</span>
        </label>
      ))}
    </div>
  )
}
