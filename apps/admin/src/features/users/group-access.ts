import { type Area, areas as allAreas } from '@kiosk-admin/api-client'
import type { areaMessages } from '../../shared/i18n/area-messages'
import type { Translate } from '../../shared/i18n/i18n'
import type { groupMessages } from './group-messages'

type Grant = { area: string; read: boolean; write: boolean }

export type AccessText = {
  t: Translate<typeof groupMessages.messages>
  areaName: Translate<typeof areaMessages.messages>
  /** Most areas that are named. @default all */
  most?: number
}

/** Names the areas that a group may write, and those that it may only read: "Can write: Offers. Can read: Shops". */
export function accessOf(grants: readonly Grant[], { t, areaName, most = allAreas.length }: AccessText): string {
  const written = allAreas.filter((area) => grants.some((grant) => grant.area === area && grant.write))
  const read = allAreas.filter(
    (area) => !written.includes(area) && grants.some((grant) => grant.area === area && grant.read),
  )
  if (written.length === allAreas.length) return t('groups.access.all')
  if (read.length === allAreas.length) return t('groups.access.readsAll')
  if (written.length + read.length === 0) return t('groups.access.none')

  function namesOf(named: readonly Area[]): string {
    const names = named
      .slice(0, most)
      .map((area) => areaName(`areas.${area}`))
      .join(', ')
    return named.length > most ? t('groups.access.more', { names, count: named.length - most }) : names
  }
  const readsAll = written.length + read.length === allAreas.length
  return [
    ...(written.length > 0 ? [t('groups.access.writes', { areas: namesOf(written) })] : []),
    ...(readsAll ? [t('groups.access.readsEverything')] : []),
    ...(read.length > 0 && !readsAll ? [t('groups.access.reads', { areas: namesOf(read) })] : []),
  ].join('. ')
}
