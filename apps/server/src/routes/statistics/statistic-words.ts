import type { LanguageCode } from '@kiosk-admin/api-client'

type Words = {
  /** Names of click types, by number. */
  types: readonly [string, string, string, string, string, string]
  /** From Monday. */
  weekdays: readonly [string, string, string, string, string, string, string]
  clicks: string
  period: { day: string; week: string; month: string }
  hour: string
  total: string
  /** Heading of the notes on points of which only a part was counted. */
  note: string
  incomplete: (counted: number, all: number) => string
  soFar: string
  /** Label of a record without a known name. */
  nameless: string
  /** Records and keys of menus beyond those with figures of their own. */
  other: string
}

const en: Words = {
  types: ['Touchguide', 'Shop or company', 'Pathfinder', 'Category', 'Menu', 'Service'],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  clicks: 'Clicks',
  period: { day: 'Day', week: 'Week from', month: 'Month from' },
  hour: 'Hour',
  total: 'Total',
  note: 'Note',
  incomplete: (counted, all) => `Incomplete: ${counted} of ${all} days`,
  soFar: 'So far',
  nameless: 'Deleted',
  other: 'Other',
}

const se: Words = {
  types: ['Touchguide', 'Butik eller företag', 'Pathfinder', 'Kategori', 'Meny', 'Tjänst'],
  weekdays: ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'],
  clicks: 'Klick',
  period: { day: 'Dag', week: 'Vecka från', month: 'Månad från' },
  hour: 'Timme',
  total: 'Totalt',
  note: 'Anmärkning',
  incomplete: (counted, all) => `Ofullständig: ${counted} av ${all} dagar`,
  soFar: 'Hittills',
  nameless: 'Borttagen',
  other: 'Övrigt',
}

const no: Words = {
  types: ['Touchguide', 'Butikk eller bedrift', 'Pathfinder', 'Kategori', 'Meny', 'Tjeneste'],
  weekdays: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
  clicks: 'Klikk',
  period: { day: 'Dag', week: 'Uke fra', month: 'Måned fra' },
  hour: 'Time',
  total: 'Totalt',
  note: 'Merknad',
  incomplete: (counted, all) => `Ufullstendig: ${counted} av ${all} dager`,
  soFar: 'Hittil',
  nameless: 'Slettet',
  other: 'Annet',
}

const is: Words = {
  types: ['Snertileiðsögn', 'Verslun eða fyrirtæki', 'Vegvísir', 'Flokkur', 'Valmynd', 'Þjónusta'],
  weekdays: ['mánudagur', 'þriðjudagur', 'miðvikudagur', 'fimmtudagur', 'föstudagur', 'laugardagur', 'sunnudagur'],
  clicks: 'Smellir',
  period: { day: 'Dagur', week: 'Vika frá', month: 'Mánuður frá' },
  hour: 'Klukkustund',
  total: 'Samtals',
  note: 'Athugasemd',
  incomplete: (counted, all) => `Aðeins hluti: ${counted} af ${all} dögum`,
  soFar: 'Það sem af er',
  nameless: 'Eytt',
  other: 'Annað',
}

/** Words in exported tables. Written out, because not every browser has Icelandic locale data. */
export const statisticWords: Record<LanguageCode, Words> = { en, se, no, is }
