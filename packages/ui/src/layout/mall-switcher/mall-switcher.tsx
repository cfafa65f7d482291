import { ChevronsUpDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { en, type LayoutLabels } from '#labels/layout'
import { cx } from '../../internal/cx'
import { useControllable } from '../../internal/hooks/use-controllable'
import { useLabels } from '../../internal/hooks/use-labels'
import * as DropdownMenu from '../../primitives/dropdown-menu/dropdown-menu.parts'
import { useShell } from '../app-shell/use-shell'

export interface Mall {
  id: string
  name: string
  /** The city: Göteborg. */
  place?: string
}

export interface MallSwitcherProps extends Omit<ComponentProps<'div'>, 'defaultValue' | 'children'> {
  malls: readonly Mall[]
  value?: string
  /** @default the first mall */
  defaultValue?: string
  onValueChange?: (id: string) => void
  labels?: Partial<LayoutLabels>
}

/** Selects the current mall (WAI-ARIA menu button with radio items). A single mall is plain text. */
export function MallSwitcher({
  malls,
  value,
  defaultValue,
  onValueChange,
  labels,
  className,
  ...rest
}: MallSwitcherProps) {
  const t = useLabels('layout', en, labels)
  const { mode } = useShell()
  const [id, setId] = useControllable(value, defaultValue ?? malls[0]?.id ?? '', onValueChange)
  const mall = malls.find((one) => one.id === id)
  // Rails have no room for a name.
  if (!mall || mode === 'rail') return null
  const face = (
    <>
      <span className="kui:min-w-0 kui:flex-1 kui:truncate kui:text-start kui:text-sm kui:font-medium kui:text-fg-strong">
        {mall.name}
      </span>
      {mall.place && <span className="kui:text-xs kui:text-fg-subtle">{mall.place}</span>}
    </>
  )
  return (
    <div data-slot="mall-switcher" className={cx('kui:mb-2.5 kui:w-full kui:shrink-0', className)} {...rest}>
      {malls.length === 1 ? (
        <p data-slot="mall-switcher-name" className="kui:flex kui:h-10 kui:items-center kui:gap-2 kui:px-2">
          {face}
        </p>
      ) : (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger
            data-slot="mall-switcher-button"
            className="kui:flex kui:h-10 kui:w-full kui:items-center kui:gap-2 kui:rounded-md kui:border kui:border-line kui:bg-surface kui:px-2 kui:hover:bg-[linear-gradient(var(--k-hover),var(--k-hover))] kui:focus-visible:shadow-ring kui:pointer-coarse:h-11"
          >
            <span className="kui:sr-only">{t.mall}: </span>
            {face}
            <ChevronsUpDown size={16} strokeWidth={1.5} aria-hidden className="kui:text-fg-subtle" />
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="start" className="kui:w-57">
            <DropdownMenu.RadioGroup value={id} onValueChange={setId}>
              {malls.map((one) => (
                <DropdownMenu.RadioItem key={one.id} value={one.id}>
                  <span className="kui:min-w-0 kui:flex-1 kui:truncate">{one.name}</span>
                  {one.place && <span className="kui:text-xs kui:text-fg-subtle">{one.place}</span>}
                </DropdownMenu.RadioItem>
              ))}
            </DropdownMenu.RadioGroup>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
    </div>
  )
}
