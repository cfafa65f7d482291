import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  dashboard: {
    onKiosks: ({ events, offers }) =>
      `${events} evenemang och ${offers} ${plural('se', offers, { one: 'erbjudande', other: 'erbjudanden' })} visas på kioskerna.`,
    newEvent: 'Nytt evenemang',
    newOffer: 'Nytt erbjudande',
    board: 'Publicerat innehåll',
    noAccess: 'Ingen behörighet',
    inCategories: ({ count }) => `i ${count} ${plural('se', count, { one: 'kategori', other: 'kategorier' })}`,
    floors: ({ count }) => `${count} plan`,
    offersAndShops: ({ offers, shops }) =>
      `${offers} ${plural('se', offers, { one: 'erbjudande', other: 'erbjudanden' })} och ${shops} ${plural('se', shops, { one: 'butik', other: 'butiker' })}`,
    statuses: ({ active, inactive }) =>
      `${active} ${plural('se', active, { one: 'aktiv', other: 'aktiva' })}, ${inactive} ${plural('se', inactive, { one: 'inaktiv', other: 'inaktiva' })}`,
    parts: {
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
    upToDate: ({ shown, total }) => `Uppdaterade stationer: ${shown} av ${total}`,
    noStations: 'Inga stationer ännu',
    simulated: ({ count }) => `Stationer som demon simulerar: ${count}`,
    openKiosk: 'Öppna demokiosken',
    aside: 'Ändringar och datum',
    pending: 'Inte på kioskerna ännu',
    nothingPending: 'Allt som är sparat finns på kioskerna.',
    nothingActivePending: 'Allt som är aktivt finns på kioskerna.',
    keptBack: ({ count }) =>
      `${count} ${plural('se', count, { one: 'inaktiv post', other: 'inaktiva poster' })} hålls tillbaka`,
    hidden: ({ count }) =>
      `${count} ${plural('se', count, { one: 'ändring', other: 'ändringar' })} i områden som du inte ser`,
    seeAll: ({ count }) => `Visa alla ändringar (${count})`,
    nextDays: 'De närmaste sju dagarna',
    nothingNext: 'Inget börjar eller slutar.',
    nothingNextOf: { event: 'Inget evenemang börjar eller slutar.', offer: 'Inget erbjudande börjar eller slutar.' },
    askForAccess: 'Du kan inte se något innehåll i köpcentrumet. Be en administratör om rättigheter.',
    begins: () => 'börjar',
    ends: () => 'slutar',
    many: {
      event: ({ count }) => `${count} evenemang`,
      offer: ({ count }) => `${count} ${plural('se', count, { one: 'erbjudande', other: 'erbjudanden' })}`,
    },
    failed: 'Siffrorna kunde inte laddas.',
    retry: 'Försök igen',
  },
} satisfies Messages<typeof en>
