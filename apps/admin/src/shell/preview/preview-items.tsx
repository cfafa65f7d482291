import { ApiError, calls, may, menuGroups } from '@kiosk-admin/api-client'
import { DropdownMenu } from '@kiosk-admin/ui'
import { Copy, ExternalLink, Monitor } from 'lucide-react'
import { usePermissions } from '../../data/malls/use-mall'
import { useStations } from '../../data/malls/use-stations'
import { useApi } from '../../shared/api/api'
import { copyText } from '../../shared/clipboard'
import { toastFailure } from '../../shared/failures/failures'
import { useMessages } from '../../shared/i18n/i18n'
import { useLanguage } from '../../shared/i18n/language'
import { useMallId } from '../../shared/session/session'
import { toastError, toastInfo } from '../../shared/toasts/toasts'
import { publishMessages } from '../publish/publish-messages'
import { useIsAt } from '../use-is-at'
import { previewItemMessages } from './preview-item-messages'

/** The permission areas of the content that a preview shows. */
const published = [...menuGroups.Published, 'Information'] as const

/** The items of the preview's menu; they load when it opens. */
export function PreviewItems() {
  const t = useMessages(previewItemMessages)
  const name = useMessages(publishMessages)
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
      (error) => {
        tab?.close()
        toastFailure(error)
      },
    )
  }

  const copy = () =>
    copyText(linkOf()).then(
      () => toastInfo(name('publish.preview.name'), t('previewItem.copied')),
      (error) => (error instanceof ApiError ? toastFailure(error) : toastError(t('previewItem.notCopied'))),
    )

  return (
    <>
      <DropdownMenu.Item icon={<ExternalLink size={16} strokeWidth={1.5} />} onSelect={() => open()}>
        {t('previewItem.open')}
      </DropdownMenu.Item>
      <DropdownMenu.Item icon={<Copy size={16} strokeWidth={1.5} />} onSelect={() => void copy()}>
        {t('previewItem.copy')}
      </DropdownMenu.Item>
      <PreviewStations onOpen={open} />
    </>
  )
}

/** Previews the draft as a station shows it, since slideshows can be limited to stations. */
function PreviewStations({ onOpen }: { onOpen: (stationId: string) => void }) {
  const t = useMessages(previewItemMessages)
  const { data } = useStations()
  const { data: permissions } = usePermissions()
  const isPartial = permissions && !published.every((area) => may(permissions, area, 'read'))
  const note = isPartial && <DropdownMenu.Label>{t('previewStation.partial')}</DropdownMenu.Label>
  if (!data || data.length < 2) return note
  return (
    <>
      {note}
      <DropdownMenu.Separator />
      <DropdownMenu.Label>{t('previewStation.as')}</DropdownMenu.Label>
      {data.map(({ id, code, name }) => (
        <DropdownMenu.Item key={id} icon={<Monitor size={16} strokeWidth={1.5} />} onSelect={() => onOpen(id)}>
          {`${code} ${name}`}
        </DropdownMenu.Item>
      ))}
    </>
  )
}
