import { Note } from '@kiosk-admin/ui'
import { useMessages } from '../i18n/i18n'
import { previewMessages } from '../preview/messages'
import { type ContentState, hintOf } from './content-state'

const pending = ['unpublished', 'changed', 'shownChanged', 'comesOff']

/** Note above a preview when visitors do not see this version on the kiosks. */
export function ContentStateNote({ state }: { state: ContentState | undefined }) {
  const t = useMessages(previewMessages)
  if (!state) return null
  const hint = hintOf(state)
  if (hint === 'published') return null
  return <Note tone={pending.includes(hint) ? 'pending' : 'info'}>{t(`recordPreview.hint.${hint}`)}</Note>
}
