import { useEffect, useState } from 'react'
import { useControllable } from '../../internal/hooks/use-controllable'
import type { KeyStorage } from '../../internal/key-storage'
import { isShortcut } from './commands'

export type UseCommandPaletteProps = {
  open?: boolean
  /** @default false */
  defaultOpen?: boolean
  onOpenChange?: (open: boolean) => void
  /** Opens and closes from anywhere; `Mod` is Ctrl or ⌘. @default 'Mod+K' */
  shortcut?: string
  /** Where what was chosen is remembered: `commands:{userId}`. Until the page is left, when not given. */
  recentKey?: string
  /** @default localStorage */
  storage?: KeyStorage
}

/** Another window has the word: one dialog at a time. */
const otherDialog = ':is([role=dialog], [role=alertdialog])[data-state=open]:not([data-slot=popover])'

/** Opens a command palette by its shortcut, and remembers what was chosen: spread `paletteProps` on it. */
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
      // an editor that has the keys for itself says so
      if (event.defaultPrevented || event.isComposing || !isShortcut(shortcut, event)) return
      if (!shown && document.querySelector(otherDialog)) return
      event.preventDefault()
      // held down it would flicker
      if (!event.repeat) setOpen(!shown)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [shortcut, shown, setOpen])

  function onRecentChange(ids: readonly string[]) {
    setRecent(ids)
    keepRecent(ids, recentKey, storage)
  }

  return { open: shown, setOpen, paletteProps: { open: shown, onOpenChange: setOpen, recent, onRecentChange } }
}

// A storage that is full or forbidden keeps nothing and breaks nothing; naming it may throw already.
function readRecent(key: string | undefined, storage: KeyStorage | undefined): readonly string[] {
  if (key === undefined) return []
  try {
    const kept: unknown = JSON.parse((storage ?? localStorage).getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []
  } catch {
    return []
  }
}

function keepRecent(ids: readonly string[], key: string | undefined, storage: KeyStorage | undefined) {
  if (key === undefined) return
  try {
    ;(storage ?? localStorage).setItem(key, JSON.stringify(ids))
  } catch {
    // they are remembered until the page is left
  }
}
