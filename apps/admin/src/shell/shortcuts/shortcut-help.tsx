import { lazy, Suspense, useEffect } from 'react'
import { loadCode } from '../../shared/i18n/load-code'
import { createStore, useStore } from '../../shared/store'
import { Boundary } from '../boundary'

const ShortcutDialog = lazy(async () => ({
  default: (await loadCode(() => import('./shortcut-dialog'))).ShortcutDialog,
}))

const shown = createStore(false)

export const showShortcuts = () => shown.set(true)

const writes = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'
const dialogs = ':is([role=dialog], [role=alertdialog])[data-state=open]:not([data-slot=popover])'

/** Opens the shortcuts on `?`, except in text fields and while another dialog is open. */
export function ShortcutHelp() {
  const open = useStore(shown)
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.defaultPrevented || event.isComposing) return
      if (event.target instanceof Element && event.target.closest(writes)) return
      if (document.querySelector(dialogs)) return
      event.preventDefault()
      showShortcuts()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown)
      shown.set(false)
    }
  }, [])
  return (
    open && (
      <Boundary>
        <Suspense>
          <ShortcutDialog onOpenChange={shown.set} />
        </Suspense>
      </Boundary>
    )
  )
}
