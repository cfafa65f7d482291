import type { KioskState } from '@kiosk-admin/api-client'
import { Note } from '@kiosk-admin/ui'
import { useMessages } from '../i18n/i18n'
import { previewMessages } from '../preview/messages'

/** Note above a preview when visitors do not see this version on the kiosks. */
export function KioskStateNote({ state }: { state: KioskState | undefined }) {
  const t = useMessages(previewMessages)
  if (!state || state === 'published') return null
  return (
    <Note tone={state === 'notShown' || state === 'ended' ? 'info' : 'pending'}>
      {t(`recordPreview.hint.${state}`)}
    </Note>
  )
}
