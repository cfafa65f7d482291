// Keyboard shortcuts as text: "Mod+Shift+S".

/** Key names of a shortcut: "Mod+Shift+S" is Ctrl, Shift, S, or ⌘, ⇧, S on Apple keyboards. */
export function shortcutKeys(shortcut: string, apple: boolean): string[] {
  const signs: Record<string, string> = apple ? { Mod: '⌘', Ctrl: '⌃', Alt: '⌥', Shift: '⇧' } : { Mod: 'Ctrl' }
  return shortcut.split('+').map((key) => signs[key] ?? key)
}

/** The shortcut as value of `aria-keyshortcuts`. */
export const ariaShortcut = (shortcut: string, apple: boolean): string =>
  shortcut.replace('Mod', apple ? 'Meta' : 'Control').replace('Ctrl', 'Control')

type Keys = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

/** Whether a key event matches a shortcut; `Mod` is Ctrl or ⌘. */
export function isShortcut(shortcut: string, { key, ctrlKey, metaKey, altKey, shiftKey }: Keys): boolean {
  const parts = shortcut.split('+')
  const mod = parts.includes('Mod')
  return (
    key.toLowerCase() === parts.at(-1)?.toLowerCase() &&
    (mod ? ctrlKey !== metaKey : ctrlKey === parts.includes('Ctrl') && !metaKey) &&
    altKey === parts.includes('Alt') &&
    shiftKey === parts.includes('Shift')
  )
}
