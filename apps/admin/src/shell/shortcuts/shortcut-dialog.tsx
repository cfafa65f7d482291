import { Dialog, Kbd } from '@kiosk-admin/ui'
import { Fragment } from 'react'
import { type Translate, useMessages } from '../../shared/i18n/i18n'
import { type Press, sections } from './keys'
import { shortcutMessages } from './messages'

type Messages = typeof shortcutMessages.messages
type T = Translate<Messages>

const apple = /Mac|iP(hone|ad|od)/.test(navigator.platform)

/** The available keyboard shortcuts, by the part of the app that handles them. */
export function ShortcutDialog({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  const t = useMessages(shortcutMessages)
  return (
    <Dialog.Root open onOpenChange={onOpenChange}>
      <Dialog.Content size="normal" aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>{t('shortcuts.title')}</Dialog.Title>
        </Dialog.Header>
        {/* a scrollable region has to be reachable by keyboard */}
        <Dialog.Body tabIndex={0} className="flex flex-col gap-5">
          {Object.entries(sections).map(([where, keys]) => (
            <Section key={where} where={where as keyof Messages['shortcuts']['where']} keys={keys} t={t} />
          ))}
          <p className="m-0 text-sm text-fg-muted">{t('shortcuts.richText')}</p>
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  )
}

type SectionProps = { where: keyof Messages['shortcuts']['where']; keys: Record<string, readonly Press[]>; t: T }

function Section({ where, keys, t }: SectionProps) {
  return (
    <section>
      <h3 className="m-0 mb-1 text-sm font-bold text-fg-strong">{t(`shortcuts.where.${where}`)}</h3>
      <dl className="m-0">
        {Object.entries(keys).map(([does, presses]) => (
          <div key={does} className="flex min-h-8 items-center gap-4 border-t border-line-faint py-1 text-sm">
            <dt className="min-w-0 flex-1">{t(`shortcuts.does.${where}.${does}` as 'shortcuts.does.form.save')}</dt>
            <dd className="m-0 flex shrink-0 items-center gap-1">
              {presses.map((press, index) => (
                <Fragment key={press.join(' ')}>
                  {index > 0 && <span className="px-0.5 text-xs text-fg-subtle">{t('shortcuts.or')}</span>}
                  {press.map((key) => (
                    <Kbd key={key}>{nameOf(key, t)}</Kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function nameOf(key: Press[number], t: T): string {
  if (key === 'Mod') return apple ? '⌘' : 'Ctrl'
  const { key: names } = shortcutMessages.messages.shortcuts
  return key in names ? t(`shortcuts.key.${key as keyof typeof names}`) : key
}
