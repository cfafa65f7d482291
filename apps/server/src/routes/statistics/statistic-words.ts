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
  /** Label of a record without a known name. */
  nameless: string
  /** Keys of menus beyond those that are counted by themselves. */
  otherMenuKeys: string
}

const en: Words = {
  types: ['Touchguide', 'Shop or company', 'Pathfinder', 'Category', 'Menu', 'Service'],
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  clicks: 'Clicks',
  period: { day: 'Day', week: 'Week from', month: 'Month from' },
  hour: 'Hour',
  total: 'Total',
  nameless: 'Deleted',
  otherMenuKeys: 'Other',
}

const se: Words = {
  types: ['Touchguide', 'Butik eller företag', 'Pathfinder', 'Kategori', 'Meny', 'Tjänst'],
  weekdays: ['måndag', 'tisdag', 'onsdag', 'torsdag', 'fredag', 'lördag', 'söndag'],
  clicks: 'Klick',
  period: { day: 'Dag', week: 'Vecka från', month: 'Månad från' },
  hour: 'Timme',
  total: 'Totalt',
  nameless: 'Borttagen',
  otherMenuKeys: 'Övrigt',
}

const no: Words = {
  types: ['Touchguide', 'Butikk eller bedrift', 'Pathfinder', 'Kategori', 'Meny', 'Tjeneste'],
  weekdays: ['mandag', 'tirsdag', 'onsdag', 'torsdag', 'fredag', 'lørdag', 'søndag'],
  clicks: 'Klikk',
  period: { day: 'Dag', week: 'Uke fra', month: 'Måned fra' },
  hour: 'Time',
  total: 'Totalt',
  nameless: 'Slettet',
  otherMenuKeys: 'Annet',
}

const is: Words = {
  types: ['Snertileiðsögn', 'Færsla í flokki', 'Vegvísir', 'Flokkur', 'Valmynd', 'Þjónusta'],
  weekdays: ['mánudagur', 'þriðjudagur', 'miðvikudagur', 'fimmtudagur', 'föstudagur', 'laugardagur', 'sunnudagur'],
  clicks: 'Smellir',
  period: { day: 'Dagur', week: 'Vika frá', month: 'Mánuður frá' },
  hour: 'Klukkustund',
  total: 'Samtals',
  nameless: 'Eytt',
  otherMenuKeys: 'Annað',
}

/** Words in exported tables. Written out, because not every browser has Icelandic locale data. */
export const statisticWords: Record<LanguageCode, Words> = { en, se, no, is }
