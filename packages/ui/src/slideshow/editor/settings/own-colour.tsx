import { Palette } from 'lucide-react'
import { parseColour } from '../../../theme/colour'
import { useEditor } from '../editor-context'

/** Classes of a radio button that shows a colour. */
export const swatch =
  'kui:size-7.5 kui:cursor-pointer kui:rounded-sm kui:shadow-[inset_0_0_0_1px_light-dark(oklch(0_0_0/0.15),oklch(1_0_0/0.2))] kui:forced-colors:border kui:forced-color-adjust-none kui:checked:shadow-[0_0_0_2px_var(--k-surface),0_0_0_4px_var(--k-accent-line)] kui:focus-visible:outline-2 kui:focus-visible:outline-offset-4 kui:focus-visible:outline-focus kui:focus-visible:outline-solid kui:pointer-coarse:size-11'

type OwnColourProps = {
  /** The current colour; empty for none. */
  value: string
  /** Preset colours, offered beside it. */
  presets: readonly string[]
  onValueChange: (colour: string) => void
}

/** Any colour, from the browser's colour picker. */
export function OwnColour({ value, presets, onValueChange }: OwnColourProps) {
  const { state, t } = useEditor()
  const { locked } = state
  const custom = value !== '' && !presets.includes(value)
  return (
    <label
      data-slot="own-colour"
      data-chosen={custom || undefined}
      data-locked={locked || undefined}
      className="kui:relative kui:inline-flex kui:h-(--k-control-sm) kui:cursor-pointer kui:items-center kui:gap-1.75 kui:self-start kui:rounded-md kui:border kui:border-line kui:bg-surface kui:ps-1.75 kui:pe-2.25 kui:text-sm kui:font-medium kui:text-fg-strong kui:shadow-1 kui:has-focus-visible:shadow-ring kui:data-chosen:border-accent-line kui:data-chosen:bg-accent-soft kui:data-locked:cursor-default kui:data-locked:border-transparent kui:data-locked:bg-sunken kui:data-locked:text-fg-disabled kui:data-locked:shadow-none"
    >
      {custom ? (
        <span
          data-slot="own-colour-sample"
          aria-hidden="true"
          className="kui:size-4 kui:rounded-[2px] kui:shadow-[inset_0_0_0_1px_light-dark(oklch(0_0_0/0.15),oklch(1_0_0/0.2))]"
          style={{ backgroundColor: value }}
        />
      ) : (
        <Palette size={16} strokeWidth={1.5} aria-hidden="true" />
      )}
      {t.ownColour}
      <input
        type="color"
        data-slot="own-colour-picker"
        disabled={locked}
        value={parseColour(value) ?? '#ffffff'}
        onChange={(event) => onValueChange(event.target.value)}
        className="kui:absolute kui:inset-0 kui:size-full kui:cursor-pointer kui:opacity-0 kui:disabled:cursor-default"
      />
    </label>
  )
}
