import { BadgePercent, CalendarDays, ChartLine, LogOut, Plus, Send, Store } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { CommandButton } from './command-button'
import { CommandPalette } from './command-palette'
import type { CommandGroup } from './commands'
import { type UseCommandPaletteProps, useCommandPalette } from './use-command-palette'

/** Example groups of a mall's staff. `onRun` gets the id of the selected command. */
export const exampleGroups = (onRun: (id: string) => void): CommandGroup[] => {
  const item = (id: string, title: string, more: object = {}) => ({ id, title, onSelect: () => onRun(id), ...more })
  return [
    {
      id: 'go',
      title: 'Go to',
      items: [
        item('events', 'Events', { icon: <CalendarDays />, keywords: ['calendar'] }),
        item('shops', 'Shops', { icon: <Store />, detail: '128' }),
        item('offers', 'Offers', { icon: <BadgePercent /> }),
        item('statistics', 'Statistics', { icon: <ChartLine />, disabled: true, detail: 'No right to read' }),
      ],
    },
    {
      id: 'do',
      title: 'Do',
      items: [
        item('publish', 'Publish', { icon: <Send />, shortcut: 'Mod+Shift+P' }),
        item('new-shop', 'New shop', { icon: <Plus />, shortcut: 'N' }),
        item('sign-out', 'Sign out', { icon: <LogOut /> }),
      ],
    },
  ]
}

export type ExampleProps = Pick<ComponentProps<typeof CommandPalette>, 'load' | 'labels'> &
  UseCommandPaletteProps & { groups?: readonly CommandGroup[]; onRun?: (id: string) => void }

/** A button in a header with its palette, as in an app. */
export function Example({ groups, load, labels, onRun = () => {}, ...hook }: ExampleProps) {
  const { setOpen, paletteProps } = useCommandPalette(hook)
  const [shownGroups] = useState(() => groups ?? exampleGroups(onRun))
  return (
    <>
      <CommandButton onClick={() => setOpen(true)} />
      <CommandPalette
        {...paletteProps}
        groups={shownGroups}
        {...(load ? { load } : {})}
        {...(labels ? { labels } : {})}
      />
    </>
  )
}
