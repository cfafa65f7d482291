import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  stations: {
    title: 'Stasjoner',
    titleOf: ({ mall }) => `Stasjoner i ${mall}`,
    new: 'Ny stasjon',
    one: 'Stasjon',
    edit: 'Rediger stasjon',
    create: 'Opprett stasjon',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'stasjon', other: 'stasjoner' })}`,
    empty: {
      title: 'Ingen stasjoner ennå',
      text: 'En stasjon er én skjerm. Legg til den første, og åpne adressen på kiosken.',
    },
    noMall: {
      title: 'Du har ikke tilgang til dette kjøpesenteret',
      text: 'Det finnes ikke, eller det er ikke ett av dine.',
      back: 'Dine kjøpesentre',
    },
    columns: { code: 'Kode', name: 'Navn', areaId: 'Stedskode', state: 'Status', shows: 'Viser', version: 'Versjon' },
    fields: {
      id: 'Stasjons-ID',
      code: 'Kode',
      name: 'Navn',
      location: 'Plassering',
      latitude: 'Plassering',
      longitude: 'Plassering',
      coordinates: 'Breddegrad, lengdegrad',
      areaId: 'Stedskode',
      floorId: 'Etasje',
      position: 'Posisjon på etasjekartet',
      bearing: 'Skjermens retning',
    },
    hint: {
      code: 'Ett til seks tegn, som på skiltet: K1.',
      areaId: 'Stedets kode i veivisningen. Samme kode betyr samme sted.',
    },
    noFloor: 'Ingen etasje',
    simulated: 'Simulert',
    shows: ({ number }) => `Nr. ${number}`,
    reader: 'Du kan se stasjoner, men ikke endre dem.',
    reload: 'Last inn på nytt',
    reloadAll: 'Last inn alle på nytt',
    restart: 'Start på nytt',
    ping: 'Send ping',
    answered: ({ milliseconds }) => `Svarte på ${milliseconds} ms`,
    newKey: 'Ny nøkkel',
    ask: {
      restart: ({ what }) => `Skjermen blir svart i omtrent ett minutt under omstarten: ${what}.`,
      restartAction: 'Start på nytt',
      key: ({ what }) =>
        `${what} får en ny nøkkel. Den gamle slutter å gjelde med en gang, og kiosken viser ikke noe nytt før den har fått den nye.`,
      keyAction: 'Lag ny nøkkel',
      delete: ({ what }) =>
        `${what} flyttes til papirkurven og kan gjenopprettes i 30 dager. Nøkkelen slutter å gjelde for godt.`,
      deleteMany: ({ what }) =>
        `${what} flyttes til papirkurven og kan gjenopprettes i 30 dager. Nøklene slutter å gjelde for godt.`,
    },
    key: {
      title: ({ code }) => `Nøkkel til ${code}`,
      once: 'Nøkkelen vises bare nå. Åpne adressen på kiosken, eller skriv inn nøkkelen der.',
      key: 'Nøkkel',
      address: 'Adresse for kiosken',
      done: 'Ferdig',
    },
    result: {
      reload: {
        sent: 'Beskjed om ny innlasting er sendt',
        done: 'Lastet inn på nytt',
        behind: 'Lastet inn på nytt, men viser fortsatt den forrige publiseringen',
        offline: 'Frakoblet, oppdateres når den er tilbake',
        unanswered: 'Svarte ikke',
        notSent: 'Ikke sendt: ingen tilkobling',
      },
      restart: {
        sent: 'Omstart sendt',
        done: 'Startet på nytt',
        behind: 'Startet på nytt',
        offline: 'Frakoblet, ikke startet på nytt',
        unanswered: 'Svarte ikke',
        notSent: 'Ikke sendt: ingen tilkobling',
      },
      ping: {
        sent: 'Ping sendt',
        done: 'Svarte',
        behind: 'Svarte',
        offline: 'Er frakoblet',
        unanswered: 'Svarte ikke',
        notSent: 'Ikke sendt: ingen tilkobling',
      },
    },
    says: ({ code, result }) => `${code}: ${result}`,
  },
} satisfies Messages<typeof en>
