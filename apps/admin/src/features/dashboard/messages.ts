import { defineMessages, type Messages, plural } from '../../shared/i18n'

const en = {
  dashboard: {
    onKiosks: ({ events, offers }: { events: number; offers: number }) =>
      `${events} ${plural('en', events, { one: 'event', other: 'events' })} and ${offers} ${plural('en', offers, { one: 'offer', other: 'offers' })} are on the kiosks.`,
    newEvent: 'New event',
    newOffer: 'New offer',
    board: 'Published content',
    noAccess: 'No access',
    active: ({ count }: { count: number }) => `${count} active`,
    inactive: ({ count }: { count: number }) => `${count} inactive`,
    inCategories: ({ count }: { count: number }) =>
      `in ${count} ${plural('en', count, { one: 'category', other: 'categories' })}`,
    floors: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'floor', other: 'floors' })}`,
    offers: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'offer', other: 'offers' })}`,
    shops: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'shop', other: 'shops' })}`,
    parts: {
      garages: ({ active, inactive }: { active: number; inactive: number }) => `${active} Active, ${inactive} InActive`,
      indoors: ({ active, inactive }: { active: number; inactive: number }) =>
        `Indoors: ${active} Active, ${inactive} InActive`,
      outdoors: ({ active, inactive }: { active: number; inactive: number }) =>
        `Outdoors: ${active} Active, ${inactive} InActive`,
    },
    publication: 'Publication',
    onTheKiosks: 'On the kiosks',
    number: ({ number }: { number: number }) => `No. ${number}`,
    neverPublished: 'Nothing yet',
    seeStations: 'See stations',
    upToDate: ({ shown, total }: { shown: number; total: number }) =>
      `${shown} of ${total} ${plural('en', total, { one: 'station', other: 'stations' })} up to date`,
    noStations: 'No stations yet',
    simulated: ({ count }: { count: number }) => `Stations simulated by the demo: ${count}`,
    openKiosk: 'Open the demo kiosk',
    pending: 'Not on the kiosks yet',
    nothingPending: 'Everything saved is on the kiosks.',
    nothingActivePending: 'Everything active is on the kiosks.',
    keptBack: ({ count }: { count: number }) =>
      `${count} inactive ${plural('en', count, { one: 'record is', other: 'records are' })} kept back`,
    seeAll: ({ count }: { count: number }) => `See all ${count} changes`,
    nextDays: 'Next seven days',
    nothingNext: 'Nothing starts or ends.',
    begins: ({ count }: { count: number }) => plural('en', count, { one: 'starts', other: 'start' }),
    ends: ({ count }: { count: number }) => plural('en', count, { one: 'ends', other: 'end' }),
    many: {
      event: ({ count }: { count: number }) => `${count} events`,
      offer: ({ count }: { count: number }) => `${count} offers`,
    },
    failed: 'Couldn’t load the figures.',
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
    noAccess: 'Ingen behörighet',
    active: ({ count }) => `${count} ${plural('se', count, { one: 'aktiv', other: 'aktiva' })}`,
    inactive: ({ count }) => `${count} ${plural('se', count, { one: 'inaktiv', other: 'inaktiva' })}`,
    inCategories: ({ count }) => `i ${count} ${plural('se', count, { one: 'kategori', other: 'kategorier' })}`,
    floors: ({ count }) => `${count} plan`,
    offers: ({ count }) => `${count} ${plural('se', count, { one: 'erbjudande', other: 'erbjudanden' })}`,
    shops: ({ count }) => `${count} ${plural('se', count, { one: 'butik', other: 'butiker' })}`,
    parts: {
      garages: ({ active, inactive }) =>
        `${active} ${plural('se', active, { one: 'aktiv', other: 'aktiva' })}, ${inactive} ${plural('se', inactive, { one: 'inaktiv', other: 'inaktiva' })}`,
      indoors: ({ active, inactive }) =>
        `Inomhus: ${active} ${plural('se', active, { one: 'aktiv', other: 'aktiva' })}, ${inactive} ${plural('se', inactive, { one: 'inaktiv', other: 'inaktiva' })}`,
      outdoors: ({ active, inactive }) =>
        `Utomhus: ${active} ${plural('se', active, { one: 'aktiv', other: 'aktiva' })}, ${inactive} ${plural('se', inactive, { one: 'inaktiv', other: 'inaktiva' })}`,
    },
    publication: 'Publicering',
    onTheKiosks: 'På kioskerna',
    number: ({ number }) => `Nr ${number}`,
    neverPublished: 'Inget ännu',
    seeStations: 'Visa stationer',
    upToDate: ({ shown, total }) =>
      `${shown} av ${total} ${plural('se', total, { one: 'station uppdaterad', other: 'stationer uppdaterade' })}`,
    noStations: 'Inga stationer ännu',
    simulated: ({ count }) => `Stationer som demon simulerar: ${count}`,
    openKiosk: 'Öppna demokiosken',
    pending: 'Inte på kioskerna ännu',
    nothingPending: 'Allt som är sparat finns på kioskerna.',
    nothingActivePending: 'Allt som är aktivt finns på kioskerna.',
    keptBack: ({ count }) =>
      `${count} ${plural('se', count, { one: 'inaktiv post', other: 'inaktiva poster' })} hålls tillbaka`,
    seeAll: ({ count }) => `Visa alla ${count} ändringar`,
    nextDays: 'De närmaste sju dagarna',
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
    noAccess: 'Ingen tilgang',
    active: ({ count }) => `${count} ${plural('no', count, { one: 'aktiv', other: 'aktive' })}`,
    inactive: ({ count }) => `${count} ${plural('no', count, { one: 'inaktiv', other: 'inaktive' })}`,
    inCategories: ({ count }) => `i ${count} ${plural('no', count, { one: 'kategori', other: 'kategorier' })}`,
    floors: ({ count }) => `${count} ${plural('no', count, { one: 'etasje', other: 'etasjer' })}`,
    offers: ({ count }) => `${count} tilbud`,
    shops: ({ count }) => `${count} ${plural('no', count, { one: 'butikk', other: 'butikker' })}`,
    parts: {
      garages: ({ active, inactive }) =>
        `${active} ${plural('no', active, { one: 'aktiv', other: 'aktive' })}, ${inactive} ${plural('no', inactive, { one: 'inaktiv', other: 'inaktive' })}`,
      indoors: ({ active, inactive }) =>
        `Innendørs: ${active} ${plural('no', active, { one: 'aktiv', other: 'aktive' })}, ${inactive} ${plural('no', inactive, { one: 'inaktiv', other: 'inaktive' })}`,
      outdoors: ({ active, inactive }) =>
        `Utendørs: ${active} ${plural('no', active, { one: 'aktiv', other: 'aktive' })}, ${inactive} ${plural('no', inactive, { one: 'inaktiv', other: 'inaktive' })}`,
    },
    publication: 'Publisering',
    onTheKiosks: 'På kioskene',
    number: ({ number }) => `Nr. ${number}`,
    neverPublished: 'Ingenting ennå',
    seeStations: 'Vis stasjoner',
    upToDate: ({ shown, total }) =>
      `${shown} av ${total} ${plural('no', total, { one: 'stasjon', other: 'stasjoner' })} oppdatert`,
    noStations: 'Ingen stasjoner ennå',
    simulated: ({ count }) => `Stasjoner som demoen simulerer: ${count}`,
    openKiosk: 'Åpne demokiosken',
    pending: 'Ikke på kioskene ennå',
    nothingPending: 'Alt som er lagret, er på kioskene.',
    nothingActivePending: 'Alt som er aktivt, er på kioskene.',
    keptBack: ({ count }) =>
      `${count} ${plural('no', count, { one: 'inaktiv oppføring', other: 'inaktive oppføringer' })} holdes tilbake`,
    seeAll: ({ count }) => `Vis alle ${count} endringene`,
    nextDays: 'De neste sju dagene',
    nothingNext: 'Ingenting begynner eller slutter.',
    begins: () => 'begynner',
    ends: () => 'slutter',
    many: { event: ({ count }) => `${count} arrangementer`, offer: ({ count }) => `${count} tilbud` },
    failed: 'Tallene kunne ikke lastes inn.',
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
    noAccess: 'Enginn aðgangur',
    active: ({ count }) => `${count} ${plural('is', count, { one: 'virkt', other: 'virk' })}`,
    inactive: ({ count }) => `${count} ${plural('is', count, { one: 'óvirkt', other: 'óvirk' })}`,
    inCategories: ({ count }) => `í ${count} ${plural('is', count, { one: 'flokki', other: 'flokkum' })}`,
    floors: ({ count }) => `${count} ${plural('is', count, { one: 'hæð', other: 'hæðir' })}`,
    offers: ({ count }) => `${count} tilboð`,
    shops: ({ count }) => `${count} ${plural('is', count, { one: 'verslun', other: 'verslanir' })}`,
    parts: {
      garages: ({ active, inactive }) =>
        `${active} ${plural('is', active, { one: 'virkt', other: 'virk' })}, ${inactive} ${plural('is', inactive, { one: 'óvirkt', other: 'óvirk' })}`,
      indoors: ({ active, inactive }) =>
        `Innandyra: ${active} ${plural('is', active, { one: 'virkt', other: 'virk' })}, ${inactive} ${plural('is', inactive, { one: 'óvirkt', other: 'óvirk' })}`,
      outdoors: ({ active, inactive }) =>
        `Utandyra: ${active} ${plural('is', active, { one: 'virkt', other: 'virk' })}, ${inactive} ${plural('is', inactive, { one: 'óvirkt', other: 'óvirk' })}`,
    },
    publication: 'Birting',
    onTheKiosks: 'Á skjáunum',
    number: ({ number }) => `Nr. ${number}`,
    neverPublished: 'Ekkert enn',
    seeStations: 'Skoða stöðvar',
    upToDate: ({ shown, total }) => `Uppfærðar stöðvar: ${shown} af ${total}`,
    noStations: 'Engar stöðvar enn',
    simulated: ({ count }) => `Stöðvar sem sýnisútgáfan hermir eftir: ${count}`,
    openKiosk: 'Opna skjáinn í sýnisútgáfunni',
    pending: 'Ekki á skjáunum enn',
    nothingPending: 'Allt sem er vistað er á skjáunum.',
    nothingActivePending: 'Allt sem er virkt er á skjáunum.',
    keptBack: ({ count }) =>
      `${count} ${plural('is', count, { one: 'óvirk færsla fer', other: 'óvirkar færslur fara' })} ekki á skjáina`,
    seeAll: ({ count }) => `Sjá allar breytingar (${count})`,
    nextDays: 'Næstu sjö dagar',
    nothingNext: 'Ekkert hefst og engu lýkur.',
    begins: ({ count }) => plural('is', count, { one: 'hefst', other: 'hefjast' }),
    ends: ({ count }) => plural('is', count, { one: 'endar', other: 'enda' }),
    many: {
      event: ({ count }) => `${count} ${plural('is', count, { one: 'viðburður', other: 'viðburðir' })}`,
      offer: ({ count }) => `${count} tilboð`,
    },
    failed: 'Ekki tókst að sækja tölurnar.',
    retry: 'Reyna aftur',
  },
} satisfies Messages<typeof en>

export const dashboardMessages = defineMessages({ en, se, no, is })
