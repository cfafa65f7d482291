import { defineMessages, type Messages, plural } from '../../shared/i18n'

const en = {
  dashboard: {
    onKiosks: ({ events, offers }: { events: number; offers: number }) =>
      `${events} ${plural('en', events, { one: 'event', other: 'events' })} and ${offers} ${plural('en', offers, { one: 'offer', other: 'offers' })} are on the kiosks.`,
    newEvent: 'New event',
    newOffer: 'New offer',
    board: 'Published content',
    active: ({ count }: { count: number }) => `${count} active`,
    inactive: ({ count }: { count: number }) => `${count} inactive`,
    inCategories: ({ count }: { count: number }) =>
      `in ${count} ${plural('en', count, { one: 'category', other: 'categories' })}`,
    floors: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'floor', other: 'floors' })}`,
    offers: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'offer', other: 'offers' })}`,
    shops: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'shop', other: 'shops' })}`,
    publication: 'Publication',
    onTheKiosks: 'On the kiosks',
    number: ({ number }: { number: number }) => `No. ${number}`,
    neverPublished: 'Nothing yet',
    upToDate: ({ shown, total }: { shown: number; total: number }) =>
      `${shown} of ${total} ${plural('en', total, { one: 'station', other: 'stations' })} up to date`,
    noStations: 'No stations yet',
    pending: 'Not on the kiosks yet',
    nothingPending: 'Everything saved is on the kiosks.',
    seeAll: ({ count }: { count: number }) => `See all ${count} changes`,
    nextDays: 'Next seven days',
    nothingNext: 'Nothing begins or ends.',
    begins: ({ count }: { count: number }) => plural('en', count, { one: 'begins', other: 'begin' }),
    ends: ({ count }: { count: number }) => plural('en', count, { one: 'ends', other: 'end' }),
    many: {
      event: ({ count }: { count: number }) => `${count} events`,
      offer: ({ count }: { count: number }) => `${count} offers`,
    },
    failed: 'The figures did not load.',
    retry: 'Try again',
  },
}

const se = {
  dashboard: {
    onKiosks: ({ events, offers }) =>
      `${events} evenemang och ${offers} ${plural('se', offers, { one: 'erbjudande', other: 'erbjudanden' })} visas på kioskerna.`,
    newEvent: 'Nytt evenemang',
    newOffer: 'Nytt erbjudande',
    board: 'Publicerat innehåll',
    active: ({ count }) => `${count} ${plural('se', count, { one: 'aktiv', other: 'aktiva' })}`,
    inactive: ({ count }) => `${count} ${plural('se', count, { one: 'inaktiv', other: 'inaktiva' })}`,
    inCategories: ({ count }) => `i ${count} ${plural('se', count, { one: 'kategori', other: 'kategorier' })}`,
    floors: ({ count }) => `${count} våningsplan`,
    offers: ({ count }) => `${count} ${plural('se', count, { one: 'erbjudande', other: 'erbjudanden' })}`,
    shops: ({ count }) => `${count} ${plural('se', count, { one: 'butik', other: 'butiker' })}`,
    publication: 'Publicering',
    onTheKiosks: 'På kioskerna',
    number: ({ number }) => `Nr ${number}`,
    neverPublished: 'Inget ännu',
    upToDate: ({ shown, total }) => `${shown} av ${total} stationer uppdaterade`,
    noStations: 'Inga stationer ännu',
    pending: 'Inte på kioskerna ännu',
    nothingPending: 'Allt som är sparat finns på kioskerna.',
    seeAll: ({ count }) => `Visa alla ${count} ändringar`,
    nextDays: 'Närmaste sju dagarna',
    nothingNext: 'Inget börjar eller slutar.',
    begins: () => 'börjar',
    ends: () => 'slutar',
    many: { event: ({ count }) => `${count} evenemang`, offer: ({ count }) => `${count} erbjudanden` },
    failed: 'Siffrorna kunde inte laddas.',
    retry: 'Försök igen',
  },
} satisfies Messages<typeof en>

const no = {
  dashboard: {
    onKiosks: ({ events, offers }) =>
      `${events} ${plural('no', events, { one: 'arrangement', other: 'arrangementer' })} og ${offers} tilbud vises på kioskene.`,
    newEvent: 'Nytt arrangement',
    newOffer: 'Nytt tilbud',
    board: 'Publisert innhold',
    active: ({ count }) => `${count} ${plural('no', count, { one: 'aktiv', other: 'aktive' })}`,
    inactive: ({ count }) => `${count} ${plural('no', count, { one: 'inaktiv', other: 'inaktive' })}`,
    inCategories: ({ count }) => `i ${count} ${plural('no', count, { one: 'kategori', other: 'kategorier' })}`,
    floors: ({ count }) => `${count} ${plural('no', count, { one: 'etasje', other: 'etasjer' })}`,
    offers: ({ count }) => `${count} tilbud`,
    shops: ({ count }) => `${count} ${plural('no', count, { one: 'butikk', other: 'butikker' })}`,
    publication: 'Publisering',
    onTheKiosks: 'På kioskene',
    number: ({ number }) => `Nr. ${number}`,
    neverPublished: 'Ingenting ennå',
    upToDate: ({ shown, total }) =>
      `${shown} av ${total} ${plural('no', total, { one: 'stasjon', other: 'stasjoner' })} oppdatert`,
    noStations: 'Ingen stasjoner ennå',
    pending: 'Ikke på kioskene ennå',
    nothingPending: 'Alt som er lagret, er på kioskene.',
    seeAll: ({ count }) => `Vis alle ${count} endringene`,
    nextDays: 'De neste sju dagene',
    nothingNext: 'Ingenting begynner eller slutter.',
    begins: () => 'begynner',
    ends: () => 'slutter',
    many: { event: ({ count }) => `${count} arrangementer`, offer: ({ count }) => `${count} tilbud` },
    failed: 'Tallene ble ikke lastet.',
    retry: 'Prøv igjen',
  },
} satisfies Messages<typeof en>

const is = {
  dashboard: {
    onKiosks: ({ events, offers }) =>
      `${events} ${plural('is', events, { one: 'viðburður', other: 'viðburðir' })} og ${offers} tilboð eru á skjáunum.`,
    newEvent: 'Nýr viðburður',
    newOffer: 'Nýtt tilboð',
    board: 'Birt efni',
    active: ({ count }) => `${count} ${plural('is', count, { one: 'virkt', other: 'virk' })}`,
    inactive: ({ count }) => `${count} ${plural('is', count, { one: 'óvirkt', other: 'óvirk' })}`,
    inCategories: ({ count }) => `í ${count} ${plural('is', count, { one: 'flokki', other: 'flokkum' })}`,
    floors: ({ count }) => `${count} ${plural('is', count, { one: 'hæð', other: 'hæðir' })}`,
    offers: ({ count }) => `${count} tilboð`,
    shops: ({ count }) => `${count} ${plural('is', count, { one: 'verslun', other: 'verslanir' })}`,
    publication: 'Birting',
    onTheKiosks: 'Á skjáunum',
    number: ({ number }) => `Nr. ${number}`,
    neverPublished: 'Ekkert enn',
    upToDate: ({ shown, total }) =>
      `${shown} af ${total} ${plural('is', total, { one: 'stöð uppfærð', other: 'stöðvum uppfærðar' })}`,
    noStations: 'Engar stöðvar enn',
    pending: 'Ekki á skjáunum enn',
    nothingPending: 'Allt sem er vistað er á skjáunum.',
    seeAll: ({ count }) => `Sjá allar ${count} breytingarnar`,
    nextDays: 'Næstu sjö dagar',
    nothingNext: 'Ekkert hefst og engu lýkur.',
    begins: ({ count }) => plural('is', count, { one: 'hefst', other: 'hefjast' }),
    ends: () => 'lýkur',
    many: {
      event: ({ count }) => `${count} ${plural('is', count, { one: 'viðburður', other: 'viðburðir' })}`,
      offer: ({ count }) => `${count} tilboð`,
    },
    failed: 'Tölurnar hlóðust ekki.',
    retry: 'Reyna aftur',
  },
} satisfies Messages<typeof en>

export const dashboardMessages = defineMessages({ en, se, no, is })
