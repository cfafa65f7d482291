import { useEffect, useState } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import type { KeyStorage } from '../../internal/key-storage'
import { isShortcut } from '../kbd/shortcuts'

export type UseCommandPaletteProps = {
  open?: boolean
  /** @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** Opens and closes the palette on any page; `Mod` is Ctrl or ⌘. @default 'Mod+K' */
  shortcut?: string
  /** Storage key of the recent commands: `commands:{userId}`. Without it, they last until the page is left. */
  recentKey?: string
  /** @default localStorage */
  storage?: KeyStorage
}

/** Another open dialog; the palette does not open over it. */
const otherDialog = ':is([role=dialog], [role=alertdialog])[data-state=open]:not([data-slot=popover])'

/** Opens a command palette by its shortcut and stores recent commands. Spread `paletteProps` on the palette. */
export function useCommandPalette({
  open,
  defaultOpen = false,
  onOpenChange,
  shortcut = 'Mod+K',
  recentKey,
  storage,
}: UseCommandPaletteProps = {}) {
  const [shown, setOpen] = useControllable(open, defaultOpen, onOpenChange)
  const [recent, setRecent] = useState(() => readRecent(recentKey, storage))

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      // editors that handle the keys themselves prevent the default
      if (event.defaultPrevented || event.isComposing || !isShortcut(shortcut, event)) return
      if (!shown && document.querySelector(otherDialog)) return
      event.preventDefault()
      // repeated key events would toggle it
      if (!event.repeat) setOpen(!shown)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [shortcut, shown, setOpen])

  function onRecentChange(ids: readonly string[]) {
    setRecent(ids)
    writeRecent(ids, recentKey, storage)
  }

  return { open: shown, setOpen, paletteProps: { open: shown, onOpenChange: setOpen, recent, onRecentChange } }
}

// Storage may be full or forbidden; even reading the property may throw.
function readRecent(key: string | undefined, storage: KeyStorage | undefined): readonly string[] {
  if (key === undefined) return []
  try {
    const kept: unknown = JSON.parse((storage ?? localStorage).getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function writeRecent(ids: readonly string[], key: string | undefined, storage: KeyStorage | undefined) {
  if (key === undefined) return
  try {
    ;(storage ?? localStorage).setItem(key, JSON.stringify(ids))
  } catch {
    // kept in memory until the page is left
  }
}
