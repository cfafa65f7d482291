import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  stations: {
    title: 'Stationer',
    titleOf: ({ mall }) => `Stationer i ${mall}`,
    new: 'Ny station',
    one: 'Station',
    edit: 'Redigera station',
    create: 'Skapa station',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'station', other: 'stationer' })}`,
    empty: {
      title: 'Inga stationer ännu',
      text: 'En station är en skärm. Lägg till den första och öppna dess adress på kiosken.',
    },
    noMall: {
      title: 'Du har inte åtkomst till köpcentrumet',
      text: 'Det finns inte, eller så är det inte ett av dina.',
      back: 'Dina köpcentrum',
    },
    columns: { code: 'Kod', name: 'Namn', areaId: 'Platskod', state: 'Status', shows: 'Visar', version: 'Version' },
    fields: {
      id: 'Stations-ID',
      code: 'Kod',
      name: 'Namn',
      location: 'Plats',
      latitude: 'Plats',
      longitude: 'Plats',
      coordinates: 'Latitud, longitud',
      areaId: 'Platskod',
      floorId: 'Plan',
      position: 'Position på plankartan',
      bearing: 'Skärmens riktning',
    },
    hint: {
      code: 'Ett till sex tecken, som på skylten: K1.',
      areaId: 'Platsens kod i vägvisningen. Samma kod betyder samma plats.',
    },
    noFloor: 'Inget plan',
    simulated: 'Simulerad',
    shows: ({ number }) => `Nr ${number}`,
    reader: 'Du kan se stationer men inte ändra dem.',
    reload: 'Ladda om',
    reloadAll: 'Ladda om alla',
    restart: 'Starta om',
    ping: 'Pinga',
    answered: ({ milliseconds }) => `Svarade på ${milliseconds} ms`,
    newKey: 'Ny nyckel',
    ask: {
      restart: ({ what }) => `Skärmen slocknar i ungefär en minut under omstarten: ${what}.`,
      restartAction: 'Starta om',
      key: ({ what }) =>
        `${what} får en ny nyckel. Den gamla slutar gälla direkt, och kiosken visar inget nytt förrän den har fått den nya.`,
      keyAction: 'Skapa ny nyckel',
      delete: ({ what }) =>
        `${what} flyttas till papperskorgen och kan återställas i 30 dagar. Nyckeln slutar gälla för gott.`,
      deleteMany: ({ what }) =>
        `${what} flyttas till papperskorgen och kan återställas i 30 dagar. Deras nycklar slutar gälla för gott.`,
    },
    key: {
      title: ({ code }) => `Nyckel till ${code}`,
      once: 'Nyckeln visas bara nu. Öppna adressen på kiosken, eller skriv in nyckeln där.',
      key: 'Nyckel',
      address: 'Adress för kiosken',
      done: 'Klar',
    },
    result: {
      reload: {
        sent: 'Omladdning skickad',
        done: 'Omladdad',
        behind: 'Omladdad, men visar fortfarande den förra publiceringen',
        offline: 'Offline, uppdateras när den är tillbaka',
        unanswered: 'Svarade inte',
        notSent: 'Inte skickat: ingen anslutning',
      },
      restart: {
        sent: 'Omstart skickad',
        done: 'Omstartad',
        behind: 'Omstartad',
        offline: 'Offline, inte omstartad',
        unanswered: 'Svarade inte',
        notSent: 'Inte skickat: ingen anslutning',
      },
      ping: {
        sent: 'Ping skickad',
        done: 'Svarade',
        behind: 'Svarade',
        offline: 'Är offline',
        unanswered: 'Svarade inte',
        notSent: 'Inte skickat: ingen anslutning',
      },
    },
    says: ({ code, result }) => `${code}: ${result}`,
  },
} satisfies Messages<typeof en>
