import { areas as allAreas } from '@kiosk-admin/api-client'
import type { Translate } from '../../shared/i18n/i18n'
import type { groupMessages } from './group-messages'

type Grant = { area: string; read: boolean; write: boolean }

/** A summary of a group's permissions: "Reads 6, writes 5 of 18 areas". */
export function accessOf(areas: readonly Grant[], t: Translate<typeof groupMessages.messages>): string {
  const write = areas.filter((grant) => grant.write).length
  const read = areas.filter((grant) => grant.read || grant.write).length
  if (read === 0) return t('groups.access.none')
  if (write === allAreas.length) return t('groups.access.all')
  if (write === 0) {
    return read === allAreas.length
      ? t('groups.access.readsAll')
      : t('groups.access.reads', { read, all: allAreas.length })
  }
  return t('groups.access.some', { read, write, all: allAreas.length })
}
