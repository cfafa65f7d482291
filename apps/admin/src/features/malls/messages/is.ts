import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  malls: {
    title: 'Verslunarmiðstöðvar',
    new: 'Ný verslunarmiðstöð',
    edit: 'Breyta verslunarmiðstöð',
    create: 'Stofna verslunarmiðstöð',
    empty: {
      title: 'Engar verslunarmiðstöðvar enn',
      text: 'Verslunarmiðstöð hefur sitt eigið efni, stöðvar og starfsfólk.',
    },
    columns: { name: 'Heiti', languages: 'Tungumál', timeZone: 'Tímabelti', lastEdited: 'Síðast breytt' },
    current: 'Þú vinnur hér',
    fields: {
      name: 'Heiti',
      timeZone: 'Tímabelti',
      languages: 'Tungumál',
      iconId: 'Merki',
      eventUrl: 'Slóð viðburðadagatals',
      eventCategoryId: 'Viðburðaflokkur',
      location: 'Staðsetning',
      brandColor: 'Einkennislitur',
      id: 'Auðkenni verslunarmiðstöðvar',
    },
    hint: {
      timeZone: 'Dagar og áætlanir verslunarmiðstöðvarinnar miðast við það.',
      languages: 'Sérhver texti þarf að vera á því fyrsta. Það birtist þegar texta vantar á hinum.',
      eventUrl: 'Utanaðkomandi dagatal sem skjáirnir sýna sem QR-kóða.',
      eventCategoryId: 'Það sem viðburðasíða skjásins opnar.',
      later: 'Merki og viðburðaflokkur eru valin þegar verslunarmiðstöðin er til.',
      elsewhere: 'Merkið er valið meðan þú vinnur í verslunarmiðstöðinni.',
    },
    noCategory: 'Enginn flokkur',
    language: {
      first: 'Fyrst',
      up: ({ name }) => `Færa upp: ${name}`,
      down: ({ name }) => `Færa niður: ${name}`,
      add: ({ name }) => `Bæta við: ${name}`,
      remove: ({ name }) => `Fjarlægja: ${name}`,
      none: 'Ekkert tungumál enn. Án tungumáls er ekkert hægt að skrifa.',
      now: ({ names }) => `Tungumál: ${names}`,
    },
    missing: {
      title: ({ name }) => `${name} yrði fyrsta tungumálið. Þetta vantar texta á því:`,
      none: ({ name }) => `${name} yrði fyrsta tungumálið. Allt er með texta á því.`,
      more: ({ count }) => `og ${count} í viðbót`,
      hidden: ({ count }) => `og ${count} á sviðum sem þú mátt ekki lesa`,
      loading: 'Leita að því sem vantar texta',
    },
    reader: 'Þú getur skoðað verslunarmiðstöðvar en ekki breytt þeim.',
    workHere: 'Vinna í þessari verslunarmiðstöð',
    users: 'Notendur',
    stations: 'Stöðvar',
    delete: 'Eyða verslunarmiðstöð',
    deleteText: ({ name }) =>
      `„${name}“ hverfur fyrir fullt og allt ásamt efni, miðlum, stöðvum, birtingum og tölfræði. Notendur verða áfram. Þetta er ekki hægt að afturkalla.`,
    usersOf: {
      title: ({ name }) => `Notendur: ${name}`,
      label: 'Hverjir mega vinna í verslunarmiðstöðinni',
      hint: 'Breyting gildir strax, líka fyrir þá sem eru innskráðir.',
      search: 'Finna notanda',
      count: ({ count, of }) => `${count} af ${of}`,
      nobody: 'Enginn heitir þessu nafni.',
      failed: 'Ekki tókst að sækja notendurna',
    },
  },
} satisfies Messages<typeof en>
