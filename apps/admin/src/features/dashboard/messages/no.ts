import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  dashboard: {
    onKiosks: ({ events, offers }) =>
      `${events} ${plural('no', events, { one: 'arrangement', other: 'arrangementer' })} og ${offers} tilbud vises på kioskene.`,
    newEvent: 'Nytt arrangement',
    newOffer: 'Nytt tilbud',
    board: 'Publisert innhold',
    noAccess: 'Ingen tilgang',
    inCategories: ({ count }) => `i ${count} ${plural('no', count, { one: 'kategori', other: 'kategorier' })}`,
    floors: ({ count }) => `${count} ${plural('no', count, { one: 'etasje', other: 'etasjer' })}`,
    offersAndShops: ({ offers, shops }) =>
      `${offers} tilbud og ${shops} ${plural('no', shops, { one: 'butikk', other: 'butikker' })}`,
    statuses: ({ active, inactive }) =>
      `${active} ${plural('no', active, { one: 'aktiv', other: 'aktive' })}, ${inactive} ${plural('no', inactive, { one: 'inaktiv', other: 'inaktive' })}`,
    parts: {
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
    upToDate: ({ shown, total }) => `Oppdaterte stasjoner: ${shown} av ${total}`,
    noStations: 'Ingen stasjoner ennå',
    simulated: ({ count }) => `Stasjoner som demoen simulerer: ${count}`,
    openKiosk: 'Åpne demokiosken',
    aside: 'Endringer og datoer',
    pending: 'Ikke på kioskene ennå',
    nothingPending: 'Alt som er lagret, er på kioskene.',
    nothingActivePending: 'Alt som er aktivt, er på kioskene.',
    keptBack: ({ count }) =>
      `${count} ${plural('no', count, { one: 'inaktiv oppføring', other: 'inaktive oppføringer' })} holdes tilbake`,
    hidden: ({ count }) =>
      `${count} ${plural('no', count, { one: 'endring', other: 'endringer' })} i områder du ikke ser`,
    seeAll: ({ count }) => `Vis alle endringer (${count})`,
    nextDays: 'De neste sju dagene',
    nothingNext: 'Ingenting begynner eller slutter.',
    nothingNextOf: {
      event: 'Ingen arrangementer begynner eller slutter.',
      offer: 'Ingen tilbud begynner eller slutter.',
    },
    askForAccess: 'Du kan ikke se noe innhold i kjøpesenteret. Be en administrator om rettigheter.',
    begins: () => 'begynner',
    ends: () => 'slutter',
    many: {
      event: ({ count }) => `${count} ${plural('no', count, { one: 'arrangement', other: 'arrangementer' })}`,
      offer: ({ count }) => `${count} tilbud`,
    },
    failed: 'Tallene kunne ikke lastes inn.',
    retry: 'Prøv igjen',
  },
} satisfies Messages<typeof en>
