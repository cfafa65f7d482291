import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { en, type PrimitivesLabels } from '#labels/primitives'
import { cx } from '../../internal/cx'
import { createLocaleFold } from '../../internal/fold'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { Dialog, DialogClose, DialogContent, type DialogContentProps, DialogTitle } from '../dialog/dialog'
import { Kbd } from '../kbd/kbd'
import { Spinner } from '../spinner/spinner'
import { CommandInput } from './command-input'
import { CommandRow } from './command-row'
import { CommandStates, keepEnter } from './command-states'
import { type CommandGroup, type CommandItem, commandsOf, findCommands, withRecent } from './commands'
import { type LoadCommands, useCommandSearch } from './use-command-search'

export type CommandPaletteProps = Omit<DialogContentProps, 'children' | 'size' | 'place'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Groups that are searched locally. */
  groups: readonly CommandGroup[]
  /** Searches remotely, shortly after the last key. Returns groups shown after the others, or throws. */
  load?: LoadCommands
  /** Recently run ids of `groups`, newest first; shown for an empty search. */
  recent?: readonly string[]
  onRecentChange?: (ids: readonly string[]) => void
  labels?: Partial<PrimitivesLabels>
}

const noIds: readonly string[] = []

/**
 * Finds actions and pages by typing (WAI-ARIA combobox with a listbox, in a modal dialog). Actions run after the
 * palette has closed and returned the focus, so that they may open a dialog.
 */
export function CommandPalette({
  open,
  onOpenChange,
  groups,
  load,
  recent,
  onRecentChange,
  labels,
  className,
  onOpenAutoFocus,
  ...rest
}: CommandPaletteProps) {
  const t = useLabels('primitives', en, labels)
  const origin = useRef<Element | null>(null)

  function choose(item: CommandItem) {
    // remote results are not stored as recent
    if (groups.some(({ items }) => items.includes(item))) onRecentChange?.(withRecent(recent ?? noIds, item.id))
    // synchronously, because the dialog traps the focus until closed
    flushSync(() => onOpenChange(false))
    if (origin.current instanceof HTMLElement) origin.current.focus()
    item.onSelect()
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="normal"
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          origin.current = document.activeElement
          onOpenAutoFocus?.(event)
        }}
        className={cx('kui:text-sm', className)}
        {...rest}
        data-slot="command-palette"
      >
        <DialogTitle className="kui:sr-only">{t.command.title}</DialogTitle>
        <Choices groups={groups} load={load} recent={recent ?? noIds} onChoose={choose} t={t} />
      </DialogContent>
    </Dialog>
  )
}

/**
 * Removes cmdk's `aria-activedescendant` from the list, which may be outdated. cmdk calls this as a function, so it has
 * no hooks.
 */
const ListBox = (props: ComponentProps<'div'>) => <div tabIndex={-1} {...props} aria-activedescendant={undefined} />

type ChoicesProps = {
  groups: readonly CommandGroup[]
  load: LoadCommands | undefined
  recent: readonly string[]
  onChoose: (item: CommandItem) => void
  t: PrimitivesLabels
}

/** Mounted with the palette, so that each search starts empty. */
function Choices({ groups, load, recent, onChoose, t }: ChoicesProps) {
  const { locale } = useKioskUi()
  const [search, setSearch] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const loaded = useCommandSearch(search, load)
  const fold = createLocaleFold(locale)
  const local = findCommands(groups, search, fold)
  // previous results, filtered, until the new ones arrive
  const fetched = loaded.loading ? findCommands(loaded.groups, search, fold) : loaded.groups
  const recentItems = search.trim() === '' ? commandsOf(groups, recent) : []
  const shown = [
    ...(recentItems.length > 0 ? [{ id: 'recent', title: t.command.recent, items: recentItems }] : []),
    ...local,
    ...fetched,
  ]
  const count = shown.reduce((sum, { items }) => sum + items.length, 0)

  function retry() {
    // the button disappears with the error, so move the focus
    root.current?.querySelector('input')?.focus()
    loaded.retry()
  }

  return (
    // Filtered and sorted above: cmdk would move React's elements. Its Ctrl+K and Ctrl+N belong to the page.
    <Command
      ref={root}
      label={t.command.title}
      shouldFilter={false}
      vimBindings={false}
      loop
      className="kui:flex kui:min-h-0 kui:flex-col"
    >
      <div className="kui:flex kui:h-12 kui:shrink-0 kui:items-center kui:gap-2.5 kui:border-b kui:border-line kui:px-4">
        {loaded.loading ? (
          <Spinner className="kui:text-fg-subtle" />
        ) : (
          <Search size={16} strokeWidth={1.5} aria-hidden="true" className="kui:shrink-0 kui:text-fg-subtle" />
        )}
        <CommandInput
          data-slot="command-palette-input"
          value={search}
          onValueChange={setSearch}
          placeholder={t.command.title}
          className="kui:h-full kui:min-w-0 kui:flex-1 kui:text-md kui:text-fg-strong kui:outline-none"
        />
        <DialogClose
          onKeyDown={keepEnter}
          className="kui:grid kui:h-6 kui:place-items-center kui:rounded-sm kui:px-0.5 kui:hover:bg-hover kui:focus-visible:shadow-ring kui:pointer-coarse:size-11"
        >
          <Kbd aria-hidden="true">Esc</Kbd>
          <span className="kui:sr-only">{t.close}</span>
        </DialogClose>
      </div>
      {/* fixed height, so that nothing moves while typing */}
      <div className="kui:flex kui:h-90 kui:max-h-[60dvh] kui:min-h-0 kui:flex-col kui:overflow-y-auto kui:p-1.5">
        <Command.List asChild label={t.command.results} data-slot="command-palette-list">
          <ListBox>
            {shown.map((group) => (
              <Command.Group
                key={group.id}
                heading={group.title}
                className="kui:not-first:mt-1.5 kui:[&>[cmdk-group-heading]]:px-2.5 kui:[&>[cmdk-group-heading]]:py-1.5 kui:[&>[cmdk-group-heading]]:text-xs kui:[&>[cmdk-group-heading]]:text-fg-subtle"
              >
                {group.items.map((item) => (
                  <CommandRow key={item.id} value={`${group.id}/${item.id}`} item={item} onChoose={onChoose} />
                ))}
              </Command.Group>
            ))}
          </ListBox>
        </Command.List>
        <CommandStates search={search.trim()} count={count} loaded={loaded} onRetry={retry} t={t} />
      </div>
    </Command>
  )
}
