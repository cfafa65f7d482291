import { may, menuGroups } from '@kiosk-admin/api-client'
import { DropdownMenu } from '@kiosk-admin/ui'
import { Monitor } from 'lucide-react'
import { usePermissions } from '../../data/malls/use-mall'
import { useStations } from '../../data/malls/use-stations'
import { useMessages } from '../../shared/i18n/i18n'
import { previewStationMessages } from './preview-station-messages'

/** The permission areas of the content that a preview shows. */
const published = [...menuGroups.Published, 'Information'] as const

/** Previews the draft as a station shows it, since slideshows can be limited to stations. */
export function PreviewStations({ onOpen }: { onOpen: (stationId: string) => void }) {
  const t = useMessages(previewStationMessages)
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
