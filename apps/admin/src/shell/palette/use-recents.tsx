import { may } from '@kiosk-admin/api-client'
import type { CommandItem } from '@kiosk-admin/ui/command'
import { useEffect, useState } from 'react'
import { useRecentNames } from '../../data/live/use-recent-names'
import { useLocalisedText } from '../../data/malls/use-localised-text'
import { usePermissions } from '../../data/malls/use-mall'
import { forgetRecords, recentRecords } from '../../shared/recent-records'
import { navigate } from '../../shared/routing/location'
import { addressOf } from '../../shared/routing/record-address'
import { useFeatureAt, useTitleOf } from '../features'

/** The records this user opened last that still exist and can be read. */
export function useRecents(): CommandItem[] {
  const titleOf = useTitleOf()
  const featureAt = useFeatureAt()
  const textIn = useLocalisedText()
  const { data: permissions } = usePermissions()
  // no record is opened while the palette is open
  const [records] = useState(recentRecords)
  const readable = records.flatMap((record) => {
    const address = addressOf(record)
    const feature = address && featureAt(address.screen)
    const area = feature?.area
    if (!feature || !permissions || (area && !may(permissions, area, 'read'))) return []
    return [{ record, feature, href: address.href }]
  })
  const names = useRecentNames(readable.map(({ record }) => record))
  const deleted = [...names].filter(([, one]) => 'gone' in one).map(([id]) => id)
  useEffect(() => {
    if (deleted.length > 0) forgetRecords(deleted)
  })
  return readable.flatMap(({ record, feature, href }) => {
    const { icon: Icon } = feature
    const now = names.get(record.id)
    if (now && 'gone' in now) return []
    return [
      {
        id: `recent:${record.id}`,
        title: textIn(now?.name ?? record.name) || titleOf(feature),
        detail: titleOf(feature),
        icon: <Icon />,
        onSelect: () => navigate(href),
      },
    ]
  })
}
