import { calls } from '@kiosk-admin/api-client'
import { DropdownMenu, Header } from '@kiosk-admin/ui'
import { Copy, ExternalLink } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { useApi } from '../../shared/api/api'
import { copyText } from '../../shared/clipboard'
import { useMessages } from '../../shared/i18n/i18n'
import { useLanguage } from '../../shared/i18n/language'
import { loadCode } from '../../shared/i18n/load-code'
import { LockedButton } from '../../shared/session/locked-button'
import { useMallId } from '../../shared/session/session'
import { toastError, toastInfo } from '../../shared/toasts/toasts'
import { publishMessages } from '../publish/publish-messages'
import { useIsAt } from '../use-is-at'

/** The stations load when the menu opens. */
const PreviewStations = lazy(async () => ({
  default: (await loadCode(() => import('./preview-stations'))).PreviewStations,
}))

/** Previews the draft on a kiosk in a new tab, or copies its address for another screen. */
export function PreviewMenu({ allowed }: { allowed: boolean }) {
  const t = useMessages(publishMessages)
  const api = useApi()
  const mallId = useMallId()
  const language = useLanguage()

  // on the list of screensavers the preview starts with the screensaver
  const onScreensavers = useIsAt([{ path: '/published/Screensaver' }])

  async function linkOf(stationId?: string): Promise<string> {
    const body = { language, ...(stationId === undefined ? {} : { stationId }) }
    const url = new URL((await api.call(calls.previewLink, { params: { mallId }, body })).url)
    if (onScreensavers) url.searchParams.set('show', 'screensaver')
    return url.href
  }

  function open(stationId?: string) {
    // opened before the request: browsers block tabs that no click opened
    const tab = window.open('about:blank')
    if (tab) tab.opener = null
    linkOf(stationId).then(
      (url) => tab?.location.replace(url),
      () => {
        tab?.close()
        toastError(t('publish.preview.failed'))
      },
    )
  }

  const copy = () =>
    copyText(linkOf()).then(
      () => toastInfo(t('publish.preview.name'), t('publish.preview.copied')),
      () => toastError(t('publish.preview.failed')),
    )

  if (!allowed) {
    return (
      <LockedButton reason={t('publish.why.preview')} className="max-sm:w-10 max-sm:shrink-0 max-sm:px-0!">
        <span className="max-sm:sr-only">{t('publish.preview.name')}</span>
      </LockedButton>
    )
  }
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Header.Preview />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item icon={<ExternalLink size={16} strokeWidth={1.5} />} onSelect={() => open()}>
          {t('publish.preview.open')}
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<Copy size={16} strokeWidth={1.5} />} onSelect={() => void copy()}>
          {t('publish.preview.copy')}
        </DropdownMenu.Item>
        <Suspense>
          <PreviewStations onOpen={open} />
        </Suspense>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
