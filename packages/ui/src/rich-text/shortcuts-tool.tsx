import { Keyboard } from 'lucide-react'
import { useId } from 'react'
import type { RichTextLabels } from '#labels/rich-text'
import { ShortcutKeys } from '../primitives/kbd/shortcut-keys'
import { Popover, PopoverContent, PopoverTrigger } from '../primitives/popover/popover'
import { icon } from './rich-text-menus'
import { headingLevels, type RichTextRules } from './rules'
import { Tool } from './toolbar-focus'

/** The available keyboard shortcuts with their actions. */
export function shortcutsFor(
  rules: RichTextRules,
  t: RichTextLabels,
): readonly (readonly [does: string, keys: string])[] {
  const has = (name: string) => rules.elements.includes(name)
  const listed = has('li') && (has('ul') || has('ol'))
  return [
    ...(has('strong') ? [[t.tools.bold, 'Mod+B'] as const] : []),
    ...(has('em') ? [[t.tools.italic, 'Mod+I'] as const] : []),
    ...(has('u') ? [[t.tools.underline, 'Mod+U'] as const] : []),
    ...(has('s') ? [[t.tools.strike, 'Mod+Shift+S'] as const] : []),
    ...(has('a') ? [[t.tools.link, 'Mod+K'] as const] : []),
    ...headingLevels(rules).map((level, index) => [t.heading(index + 1), `Mod+Alt+${level}`] as const),
    [t.paragraph, 'Mod+Alt+0'],
    ...(listed && has('ul') ? [[t.tools.bulletList, 'Mod+Shift+8'] as const] : []),
    ...(listed && has('ol') ? [[t.tools.orderedList, 'Mod+Shift+7'] as const] : []),
    ...(listed ? [[t.keys.indent, 'Mod+]'] as const, [t.keys.outdent, 'Mod+['] as const] : []),
    ...(has('blockquote') ? [[t.tools.quote, 'Mod+Shift+B'] as const] : []),
    ...(has('br') ? [[t.keys.lineBreak, 'Shift+Enter'] as const] : []),
    [t.tools.undo, 'Mod+Z'],
    [t.tools.redo, 'Mod+Shift+Z'],
    [t.keys.toolbar, 'Alt+F10'],
  ]
}

export function ShortcutsTool({ rules, t }: { rules: RichTextRules; t: RichTextLabels }) {
  const titleId = useId()
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Tool name="shortcuts" label={t.tools.shortcuts} icon={<Keyboard {...icon} />} />
      </PopoverTrigger>
      <PopoverContent align="end" aria-labelledby={titleId} className="kui:w-80 kui:max-w-[calc(100vw-1rem)]">
        <h2 id={titleId} data-slot="rich-text-keys-title" className="kui:mb-2 kui:text-sm kui:font-medium">
          {t.tools.shortcuts}
        </h2>
        <ul data-slot="rich-text-keys" className="kui:flex kui:flex-col kui:gap-1.5 kui:text-sm">
          {shortcutsFor(rules, t).map(([does, keys]) => (
            <li key={keys} data-slot="rich-text-key" className="kui:flex kui:items-center kui:gap-3">
              <span className="kui:min-w-0 kui:flex-1">{does}</span>
              <span className="kui:sr-only">{keys.replaceAll('+', ' + ')}</span>
              <ShortcutKeys shortcut={keys} />
            </li>
          ))}
        </ul>
      </PopoverContent>
    </Popover>
  )
}
