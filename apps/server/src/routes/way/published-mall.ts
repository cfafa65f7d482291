import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Hours } from '@kiosk-admin/wayfinding'
import { sql } from 'kysely'
import { type Plans, readPlans } from '../../db/publication/building'
import { publishedAs, type SnapshotRow } from '../../db/publication/snapshot'
import type { Db } from '../../dependencies'

/** What a publication says about ways in its mall. */
export type PublishedMall = {
  name: string
  timeZone: string
  languages: readonly LanguageCode[]
  /** The mall's own hours. */
  hours: Hours | null
  plans: Plans
}

export async function readPublishedMall(db: Db, publicationId: string): Promise<PublishedMall> {
  const { rows } = await sql<Pick<SnapshotRow, 'type' | 'data'>>`
    select type, data from (${publishedAs(publicationId)}) source where type in ('mall', 'infoPage')
  `.execute(db)
  const dataOf = (type: string) => rows.find((row) => row.type === type)?.data
  // the contract has checked the fields before they were stored
  const mall = dataOf('mall') as Pick<PublishedMall, 'name' | 'timeZone' | 'languages'>
  const information = dataOf('infoPage') as { openingHours: Hours | null } | undefined
  return {
    ...{ name: mall.name, timeZone: mall.timeZone, languages: mall.languages },
    hours: information?.openingHours ?? null,
    plans: await readPlans(db, publishedAs(publicationId)),
  }
}
