import { Command } from 'cmdk'
import { isApple, ShortcutKeys } from '../kbd/shortcut-keys'
import { ariaShortcut } from '../kbd/shortcuts'
import type { CommandItem } from './commands'

type CommandRowProps = { value: string; item: CommandItem; onChoose: (item: CommandItem) => void }

/** An option with its shortcut. */
export function CommandRow({ value, item, onChoose }: CommandRowProps) {
  const { title, detail, icon, shortcut, disabled } = item
  return (
    <Command.Item
      data-slot="command-palette-item"
      value={value}
      {...(disabled ? { disabled } : {})}
      {...(shortcut ? { 'aria-keyshortcuts': ariaShortcut(shortcut, isApple()) } : {})}
      onSelect={() => onChoose(item)}
      className="kui:flex kui:min-h-9 kui:cursor-pointer kui:items-center kui:gap-2.5 kui:rounded-md kui:px-2.5 kui:text-fg kui:select-none kui:aria-selected:bg-hover kui:aria-selected:text-fg-strong kui:aria-disabled:cursor-default kui:aria-disabled:text-fg-disabled kui:forced-colors:aria-selected:outline kui:pointer-coarse:min-h-11 kui:[&>svg]:size-4 kui:[&>svg]:shrink-0 kui:[&>svg]:stroke-[1.5] kui:[&>svg]:text-fg-muted"
    >
      {icon}
      <span className="kui:min-w-0 kui:truncate">{title}</span>{' '}
      {detail && (
        <span className="kui:min-w-0 kui:shrink-[9] kui:truncate kui:text-xs kui:text-fg-subtle">{detail}</span>
      )}
      {shortcut && <ShortcutKeys shortcut={shortcut} />}
    </Command.Item>
  )
}
