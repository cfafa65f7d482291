import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { en, type PrimitivesLabels } from '#labels/primitives'
import { cx } from '../../internal/cx'
import { useLabels } from '../../internal/hooks/use-labels'
import { isApple, ShortcutKeys } from '../kbd/shortcut-keys'
import { ariaShortcut } from '../kbd/shortcuts'

export type CommandButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The shown shortcut. @default 'Mod+K' */
  shortcut?: string
  labels?: Partial<PrimitivesLabels>
}

/** Opens the palette and shows its shortcut. On phones in the shell, an icon. */
export function CommandButton({ shortcut = 'Mod+K', labels, className, ...rest }: CommandButtonProps) {
  const t = useLabels('primitives', en, labels)
  return (
    <button
      type="button"
      data-slot="command-button"
      aria-haspopup="dialog"
      aria-keyshortcuts={ariaShortcut(shortcut, isApple())}
      className={cx(
        'kui:flex kui:h-(--k-control) kui:w-65 kui:min-w-0 kui:items-center kui:gap-2 kui:rounded-md kui:bg-sunken kui:pe-1.5 kui:ps-2.5 kui:text-sm kui:text-fg-subtle',
        'kui:transition-colors kui:duration-(--k-dur-1) kui:hover:text-fg kui:focus-visible:shadow-ring kui:disabled:text-fg-disabled kui:forced-colors:border',
        'kui:group-data-[mode=drawer]/shell:w-(--k-control) kui:group-data-[mode=drawer]/shell:shrink-0 kui:group-data-[mode=drawer]/shell:justify-center kui:group-data-[mode=drawer]/shell:p-0',
        className,
      )}
      {...rest}
    >
      <Search size={16} strokeWidth={1.5} aria-hidden="true" />
      <span className="kui:min-w-0 kui:truncate kui:group-data-[mode=drawer]/shell:sr-only">{t.command.title}</span>
      <ShortcutKeys shortcut={shortcut} className="kui:group-data-[mode=drawer]/shell:hidden" />
    </button>
  )
}
