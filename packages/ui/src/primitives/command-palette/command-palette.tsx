import { Command } from 'cmdk'
import { Search } from 'lucide-react'
import { type ComponentProps, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '../../internal/cx'
import { createLocaleFold } from '../../internal/fold'
import { useLabels } from '../../internal/hooks/use-labels'
import { useKioskUi } from '../../theme/context'
import { Dialog, DialogClose, DialogContent, type DialogContentProps, DialogTitle } from '../dialog/dialog'
import { Kbd } from '../kbd/kbd'
import { en, type PrimitivesLabels } from '../labels/en'
import { Spinner } from '../spinner/spinner'
import { CommandInput } from './command-input'
import { CommandRow } from './command-row'
import { CommandStates, keepEnter } from './command-states'
import { type CommandGroup, type CommandItem, commandsOf, findCommands, withRecent } from './commands'
import { type LoadCommands, useCommandSearch } from './use-command-search'

export type CommandPaletteProps = Omit<DialogContentProps, 'children' | 'size' | 'place'> & {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What is there at once, and searched as it is typed. */
  groups: readonly CommandGroup[]
  /** Asks elsewhere for more, a moment after the last key. Answers with groups that are shown after the others, or throws. */
  load?: LoadCommands
  /** Ids of what was chosen last, the newest first; shown while nothing is typed. Of `groups` only. */
  recent?: readonly string[]
  onRecentChange?: (ids: readonly string[]) => void
  labels?: Partial<PrimitivesLabels>
}

const noIds: readonly string[] = []

/**
 * Everything that can be done and every place to go to, by typing (WAI-ARIA combobox with a listbox, in a modal dialog).
 * What is chosen runs once the palette is closed and the focus is back, so that it may open a dialog of its own.
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
    // what was fetched is not there to be offered again
    if (groups.some(({ items }) => items.includes(item))) onRecentChange?.(withRecent(recent ?? noIds, item.id))
    // at once, for the dialog holds the focus until it is told that it is closed
    flushSync(() => onOpenChange(false))
    if (origin.current instanceof HTMLElement) origin.current.focus()
    item.onSelect()
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        size="form"
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
 * The field names the active option; what cmdk writes on the list may be of an option that is gone. cmdk calls it as a
 * function, so it has no hooks.
 */
const ListBox = (props: ComponentProps<'div'>) => <div tabIndex={-1} {...props} aria-activedescendant={undefined} />

type ChoicesProps = {
  groups: readonly CommandGroup[]
  load: LoadCommands | undefined
  recent: readonly string[]
  onChoose: (item: CommandItem) => void
  t: PrimitivesLabels
}

/** Lives as long as the palette is open, so every search starts empty. */
function Choices({ groups, load, recent, onChoose, t }: ChoicesProps) {
  const { locale } = useKioskUi()
  const [search, setSearch] = useState('')
  const root = useRef<HTMLDivElement>(null)
  const loaded = useCommandSearch(search, load)
  const fold = createLocaleFold(locale)
  const known = findCommands(groups, search, fold)
  // the answer to another search: what of it still fits, until this one's is here
  const fetched = loaded.loading ? findCommands(loaded.groups, search, fold) : loaded.groups
  const again = search.trim() === '' ? commandsOf(groups, recent) : []
  const shown = [
    ...(again.length > 0 ? [{ id: 'recent', title: t.command.recent, items: again }] : []),
    ...known,
    ...fetched,
  ]
  const count = shown.reduce((sum, { items }) => sum + items.length, 0)

  function retry() {
    // its button goes with the error, and the focus must not
    root.current?.querySelector('input')?.focus()
    loaded.retry()
  }

  return (
    // Found and sorted above: cmdk would move React's own elements about. Its Ctrl+K and Ctrl+N are the page's keys.
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
      {/* as high whatever is found, so that nothing moves while somebody types */}
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
