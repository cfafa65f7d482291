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
    hidden: ({ count }) =>
      `${count} ${plural('no', count, { one: 'endring', other: 'endringer' })} i områder du ikke ser`,
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
