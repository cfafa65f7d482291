// The plans of a mall as files of other systems.

import { calls, contentTypes, type LanguageCode } from '@kiosk-admin/api-client'
import { exportGeoJson, exportImdf, type NotPlaced, type Tenant } from '@kiosk-admin/wayfinding/exchange'
import { strToU8, zipSync } from 'fflate'
import type { ImportExportContext } from '../../../data/content/use-import-export-context'
import { language, languageDisplay } from '../../../shared/i18n/language'
import { textIn } from '../../../shared/i18n/localised'

export type PlansFormat = 'imdf' | 'geojson'

type PlansFile = {
  /** Absent if no floor has a place on the ground. */
  file?: Blob
  name: string
  /** Names of floors that are not in the file. */
  notPlaced: readonly string[]
}

/** Malls have no postal address here, and IMDF requires a country. */
const countries: Readonly<Record<LanguageCode, string>> = { en: 'GB', se: 'SE', no: 'NO', is: 'IS' }

/** Writes an archive of IMDF 1.0.0, or GeoJSON. Rejects like the calls. */
export async function exportPlans(
  context: ImportExportContext,
  format: PlansFormat,
  mallName: string,
): Promise<PlansFile> {
  const { api, mallId } = context
  const query = { mallId }
  const [floors, connectors, stations] = await Promise.all([
    api.call(calls.floorPlans, { query }),
    api.call(contentTypes.connector.calls.list, { query }),
    // who may not read stations exports the plans alone
    api.call(calls.stations, { params: { mallId } }).catch(() => []),
  ])
  const building = { floors, connectors, stations }
  const code = language.get()
  const fileOf = (content: BlobPart, type: string, extension: string, notPlaced: readonly NotPlaced[]): PlansFile => ({
    ...(notPlaced.length < floors.length && { file: new Blob([content], { type }) }),
    name: `${mallName}.${extension}`,
    notPlaced: notPlaced.map(({ floorId }) => textIn(floors.find(({ id }) => id === floorId)?.name, code)),
  })
  if (format === 'geojson') {
    const { collection, notPlaced } = exportGeoJson(building)
    return fileOf(JSON.stringify(collection), 'application/geo+json', 'geojson', notPlaced)
  }
  const { files, notPlaced } = exportImdf(building, {
    name: { [code]: mallName },
    address: { address: mallName, locality: mallName, country: await countryOf(context) },
    created: new Date().toISOString(),
    language: languageDisplay[code].tag,
    tenants: await tenantsOf(context),
  })
  const texts = Object.entries(files).map(([name, content]) => [name, strToU8(JSON.stringify(content))] as const)
  const zipped = zipSync(Object.fromEntries(texts))
  return fileOf(new Uint8Array(zipped), 'application/zip', 'imdf.zip', notPlaced)
}

async function countryOf({ api, mallId }: ImportExportContext): Promise<string> {
  const [first] = await api.call(calls.languages, { query: { mallId } })
  return countries[first?.id ?? 'en']
}

/** Shops, restaurants and companies with a code, as far as the user may read them. */
async function tenantsOf({ api, mallId }: ImportExportContext): Promise<Tenant[]> {
  const lists = ([1, 2, 3] as const).map((type) => api.call(contentTypes.item.calls.list, { query: { mallId, type } }))
  return (await Promise.allSettled(lists)).flatMap((answer) =>
    answer.status === 'fulfilled' ? answer.value.flatMap(({ areaId, name }) => (areaId ? [{ areaId, name }] : [])) : [],
  )
}
