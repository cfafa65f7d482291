import { defineMessages, type Messages, plural } from '../../shared/i18n'

type Count = { count: number }
type Number = { number: number }

const en = {
  stations: {
    title: 'Stations',
    titleOf: ({ mall }: { mall: string }) => `Stations of ${mall}`,
    new: 'New station',
    edit: 'Edit station',
    create: 'Create station',
    count: ({ count }: Count) => `${count} ${plural('en', count, { one: 'station', other: 'stations' })}`,
    empty: {
      title: 'No stations yet',
      text: 'A station is one display. Add the first one, and open its address on the kiosk.',
    },
    noMall: {
      title: 'You do not reach this mall',
      text: 'It is not there, or not one of your malls.',
      back: 'Your malls',
    },
    columns: { code: 'Code', name: 'Name', areaId: 'Area ID', state: 'State', shows: 'Shows', version: 'Version' },
    fields: {
      id: 'Station ID',
      code: 'Code',
      name: 'Name',
      location: 'Location',
      coordinates: 'Latitude, longitude',
      areaId: 'Area ID',
      floorId: 'Floor',
    },
    hint: {
      code: 'One to six letters, as on its plate: K1.',
      areaId: 'The wayfinding spot’s code. Equal codes mean one place.',
    },
    noFloor: 'No floor',
    shows: ({ number }: Number) => `No. ${number}`,
    reader: 'You can read stations, not change them.',
    reload: 'Reload',
    reloadAll: 'Reload all',
    restart: 'Restart',
    ping: 'Ping',
    answered: ({ milliseconds }: { milliseconds: number }) => `Answered in ${milliseconds} ms`,
    newKey: 'New key',
    ask: {
      restart: ({ what }: { what: string }) => `${what} goes dark for about a minute while it starts again.`,
      restartAction: 'Restart',
      key: ({ what }: { what: string }) =>
        `${what} gets a new key. The old one ends at once, and the kiosk shows nothing new until it has the new one.`,
      keyAction: 'Make new key',
      delete: ({ what }: { what: string }) =>
        `${what} moves to the trash and can be brought back for 30 days. Its key ends for good.`,
      deleteMany: ({ what }: { what: string }) =>
        `${what} move to the trash and can be brought back for 30 days. Their keys end for good.`,
    },
    key: {
      title: ({ code }: { code: string }) => `Key of ${code}`,
      once: 'This key is shown only now. Open the address on the kiosk, or type the key there.',
      key: 'Key',
      address: 'Address for the kiosk',
      done: 'Done',
    },
    result: {
      reload: {
        sent: 'Reload sent',
        done: 'Reloaded',
        behind: 'Reloaded, still shows what was before',
        offline: 'Offline, updates when back',
        unanswered: 'Did not answer',
        notSent: 'Not sent: no connection',
      },
      restart: {
        sent: 'Restart sent',
        done: 'Restarted',
        behind: 'Restarted',
        offline: 'Offline, not restarted',
        unanswered: 'Did not answer',
        notSent: 'Not sent: no connection',
      },
      ping: {
        sent: 'Ping sent',
        done: 'Answered',
        behind: 'Answered',
        offline: 'Is offline',
        unanswered: 'Did not answer',
        notSent: 'Not sent: no connection',
      },
    },
    says: ({ code, result }: { code: string; result: string }) => `${code}: ${result}`,
  },
}

const se = {
  stations: {
    title: 'Stationer',
    titleOf: ({ mall }) => `Stationer i ${mall}`,
    new: 'Ny station',
    edit: 'Redigera station',
    create: 'Skapa station',
    count: ({ count }) => `${count} ${plural('se', count, { one: 'station', other: 'stationer' })}`,
    empty: {
      title: 'Inga stationer ännu',
      text: 'En station är en skärm. Lägg till den första och öppna dess adress på kiosken.',
    },
    noMall: {
      title: 'Du har inte åtkomst till köpcentrumet',
      text: 'Det finns inte, eller är inte ett av dina.',
      back: 'Dina köpcentrum',
    },
    columns: { code: 'Kod', name: 'Namn', areaId: 'Områdes-ID', state: 'Läge', shows: 'Visar', version: 'Version' },
    fields: {
      id: 'Stations-ID',
      code: 'Kod',
      name: 'Namn',
      location: 'Plats',
      coordinates: 'Latitud, longitud',
      areaId: 'Områdes-ID',
      floorId: 'Våningsplan',
    },
    hint: {
      code: 'Ett till sex tecken, som på skylten: K1.',
      areaId: 'Vägvisningspunktens kod. Samma kod betyder samma plats.',
    },
    noFloor: 'Inget våningsplan',
    shows: ({ number }) => `Nr ${number}`,
    reader: 'Du kan se stationer men inte ändra dem.',
    reload: 'Ladda om',
    reloadAll: 'Ladda om alla',
    restart: 'Starta om',
    ping: 'Pinga',
    answered: ({ milliseconds }) => `Svarade på ${milliseconds} ms`,
    newKey: 'Ny nyckel',
    ask: {
      restart: ({ what }) => `${what} slocknar i ungefär en minut medan omstarten pågår.`,
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
        behind: 'Omladdad, visar fortfarande det förra',
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

const no = {
  stations: {
    title: 'Stasjoner',
    titleOf: ({ mall }) => `Stasjoner i ${mall}`,
    new: 'Ny stasjon',
    edit: 'Rediger stasjon',
    create: 'Opprett stasjon',
    count: ({ count }) => `${count} ${plural('no', count, { one: 'stasjon', other: 'stasjoner' })}`,
    empty: {
      title: 'Ingen stasjoner ennå',
      text: 'En stasjon er én skjerm. Legg til den første, og åpne adressen på kiosken.',
    },
    noMall: {
      title: 'Du har ikke tilgang til dette kjøpesenteret',
      text: 'Det finnes ikke, eller er ikke ett av dine.',
      back: 'Dine kjøpesentre',
    },
    columns: { code: 'Kode', name: 'Navn', areaId: 'Område-ID', state: 'Tilstand', shows: 'Viser', version: 'Versjon' },
    fields: {
      id: 'Stasjons-ID',
      code: 'Kode',
      name: 'Navn',
      location: 'Sted',
      coordinates: 'Breddegrad, lengdegrad',
      areaId: 'Område-ID',
      floorId: 'Etasje',
    },
    hint: {
      code: 'Ett til seks tegn, som på skiltet: K1.',
      areaId: 'Koden til veivisningspunktet. Like koder betyr ett sted.',
    },
    noFloor: 'Ingen etasje',
    shows: ({ number }) => `Nr. ${number}`,
    reader: 'Du kan se stasjoner, men ikke endre dem.',
    reload: 'Last inn på nytt',
    reloadAll: 'Last inn alle på nytt',
    restart: 'Start på nytt',
    ping: 'Send ping',
    answered: ({ milliseconds }) => `Svarte på ${milliseconds} ms`,
    newKey: 'Ny nøkkel',
    ask: {
      restart: ({ what }) => `${what} blir mørk i omtrent et minutt mens den starter på nytt.`,
      restartAction: 'Start på nytt',
      key: ({ what }) =>
        `${what} får en ny nøkkel. Den gamle slutter å gjelde med en gang, og kiosken viser ikke noe nytt før den har fått den nye.`,
      keyAction: 'Lag ny nøkkel',
      delete: ({ what }) =>
        `${what} flyttes til papirkurven og kan hentes tilbake i 30 dager. Nøkkelen slutter å gjelde for godt.`,
      deleteMany: ({ what }) =>
        `${what} flyttes til papirkurven og kan hentes tilbake i 30 dager. Nøklene slutter å gjelde for godt.`,
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
        sent: 'Innlasting sendt',
        done: 'Lastet inn på nytt',
        behind: 'Lastet inn på nytt, viser fortsatt det forrige',
        offline: 'Frakoblet, oppdateres når den er tilbake',
        unanswered: 'Svarte ikke',
        notSent: 'Ikke sendt: ingen forbindelse',
      },
      restart: {
        sent: 'Omstart sendt',
        done: 'Startet på nytt',
        behind: 'Startet på nytt',
        offline: 'Frakoblet, ikke startet på nytt',
        unanswered: 'Svarte ikke',
        notSent: 'Ikke sendt: ingen forbindelse',
      },
      ping: {
        sent: 'Ping sendt',
        done: 'Svarte',
        behind: 'Svarte',
        offline: 'Er frakoblet',
        unanswered: 'Svarte ikke',
        notSent: 'Ikke sendt: ingen forbindelse',
      },
    },
    says: ({ code, result }) => `${code}: ${result}`,
  },
} satisfies Messages<typeof en>

const is = {
  stations: {
    title: 'Stöðvar',
    titleOf: ({ mall }) => `Stöðvar: ${mall}`,
    new: 'Ný stöð',
    edit: 'Breyta stöð',
    create: 'Stofna stöð',
    count: ({ count }) => `${count} ${plural('is', count, { one: 'stöð', other: 'stöðvar' })}`,
    empty: {
      title: 'Engar stöðvar enn',
      text: 'Stöð er einn skjár. Bættu þeirri fyrstu við og opnaðu slóð hennar á skjánum.',
    },
    noMall: {
      title: 'Þú hefur ekki aðgang að þessari verslunarmiðstöð',
      text: 'Hún er ekki til eða er ekki ein af þínum.',
      back: 'Þínar verslunarmiðstöðvar',
    },
    columns: {
      code: 'Kóði',
      name: 'Heiti',
      areaId: 'Svæðiskóði',
      state: 'Staða',
      shows: 'Sýnir',
      version: 'Útgáfa',
    },
    fields: {
      id: 'Auðkenni stöðvar',
      code: 'Kóði',
      name: 'Heiti',
      location: 'Staðsetning',
      coordinates: 'Breiddargráða, lengdargráða',
      areaId: 'Svæðiskóði',
      floorId: 'Hæð',
    },
    hint: {
      code: 'Einn til sex stafir eins og á skiltinu: K1.',
      areaId: 'Kóði leiðsagnarpunktsins. Sami kóði merkir sama stað.',
    },
    noFloor: 'Engin hæð',
    shows: ({ number }) => `Nr. ${number}`,
    reader: 'Þú getur skoðað stöðvar en ekki breytt þeim.',
    reload: 'Hlaða aftur',
    reloadAll: 'Hlaða öllum aftur',
    restart: 'Endurræsa',
    ping: 'Senda ping',
    answered: ({ milliseconds }) => `Svaraði á ${milliseconds} ms`,
    newKey: 'Nýr lykill',
    ask: {
      restart: ({ what }) => `Slokknar á ${what} í um það bil mínútu meðan endurræst er.`,
      restartAction: 'Endurræsa',
      key: ({ what }) =>
        `${what} fær nýjan lykil. Sá gamli fellur strax úr gildi og skjárinn sýnir ekkert nýtt fyrr en hann hefur fengið þann nýja.`,
      keyAction: 'Búa til nýjan lykil',
      delete: ({ what }) =>
        `${what} fer í ruslið og hægt er að endurheimta í 30 daga. Lykillinn fellur endanlega úr gildi.`,
      deleteMany: ({ what }) =>
        `${what} fara í ruslið og hægt er að endurheimta í 30 daga. Lyklarnir falla endanlega úr gildi.`,
    },
    key: {
      title: ({ code }) => `Lykill fyrir ${code}`,
      once: 'Lykillinn er aðeins sýndur núna. Opnaðu slóðina á skjánum eða sláðu lykilinn inn þar.',
      key: 'Lykill',
      address: 'Slóð fyrir skjáinn',
      done: 'Lokið',
    },
    result: {
      reload: {
        sent: 'Beiðni um endurhleðslu send',
        done: 'Hlaðið aftur',
        behind: 'Hlaðið aftur, sýnir enn það fyrra',
        offline: 'Ótengd, uppfærist þegar hún tengist aftur',
        unanswered: 'Svaraði ekki',
        notSent: 'Ekki sent: engin tenging',
      },
      restart: {
        sent: 'Beiðni um endurræsingu send',
        done: 'Endurræst',
        behind: 'Endurræst',
        offline: 'Ótengd, ekki endurræst',
        unanswered: 'Svaraði ekki',
        notSent: 'Ekki sent: engin tenging',
      },
      ping: {
        sent: 'Ping var sent',
        done: 'Svaraði',
        behind: 'Svaraði',
        offline: 'Er ótengd',
        unanswered: 'Svaraði ekki',
        notSent: 'Ekki sent: engin tenging',
      },
    },
    says: ({ code, result }) => `${code}: ${result}`,
  },
} satisfies Messages<typeof en>

export const stationMessages = defineMessages({ en, se, no, is })
