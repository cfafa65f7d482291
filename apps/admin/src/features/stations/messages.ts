import { defineMessages, type Messages, plural } from '../../shared/i18n'

type Count = { count: number }
type Number = { number: number }

const en = {
  stations: {
    title: 'Stations',
    titleOf: ({ mall }: { mall: string }) => `Stations: ${mall}`,
    new: 'New station',
    one: 'Station',
    edit: 'Edit station',
    create: 'Create station',
    count: ({ count }: Count) => `${count} ${plural('en', count, { one: 'station', other: 'stations' })}`,
    empty: {
      title: 'No stations yet',
      text: 'Each kiosk is a station. Add the first one, then open its address on the kiosk.',
    },
    noMall: {
      title: 'You don’t have access to this mall',
      text: 'It doesn’t exist, or you don’t have access to it.',
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
      code: 'One to six letters, as on its sign: K1.',
      areaId: 'The code of this spot in wayfinding. Everything with the same code is at the same spot.',
    },
    noFloor: 'No floor',
    simulated: 'Simulated',
    shows: ({ number }: Number) => `No. ${number}`,
    reader: 'You can view stations but not change them.',
    reload: 'Reload',
    reloadAll: 'Reload all',
    restart: 'Restart',
    ping: 'Ping',
    answered: ({ milliseconds }: { milliseconds: number }) => `Answered in ${milliseconds} ms`,
    newKey: 'New key',
    ask: {
      restart: ({ what }: { what: string }) => `The screen goes dark for about a minute during the restart: ${what}.`,
      restartAction: 'Restart',
      key: ({ what }: { what: string }) =>
        `${what} gets a new key. The old key stops working immediately, and the kiosk shows nothing new until it has the new key.`,
      keyAction: 'Create new key',
      delete: ({ what }: { what: string }) =>
        `${what} will be moved to the trash. You can restore it for 30 days. Its key stops working permanently.`,
      deleteMany: ({ what }: { what: string }) =>
        `${what} will be moved to the trash and can be restored for 30 days. Keys of deleted stations stop working permanently.`,
    },
    key: {
      title: ({ code }: { code: string }) => `Key of ${code}`,
      once: 'This key is shown only once. Open the address on the kiosk, or enter the key there.',
      key: 'Key',
      address: 'Address for the kiosk',
      done: 'Done',
    },
    result: {
      reload: {
        sent: 'Reload sent',
        done: 'Reloaded',
        behind: 'Reloaded, still showing older content',
        offline: 'Offline, updates when reconnected',
        unanswered: 'No answer',
        notSent: 'Not sent: no connection',
      },
      restart: {
        sent: 'Restart sent',
        done: 'Restarted',
        behind: 'Restarted',
        offline: 'Offline, not restarted',
        unanswered: 'No answer',
        notSent: 'Not sent: no connection',
      },
      ping: {
        sent: 'Ping sent',
        done: 'Answered',
        behind: 'Answered',
        offline: 'Offline',
        unanswered: 'No answer',
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
      coordinates: 'Latitud, longitud',
      areaId: 'Platskod',
      floorId: 'Plan',
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

const no = {
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
      text: 'Det finnes ikke, eller er ikke ett av dine.',
      back: 'Dine kjøpesentre',
    },
    columns: { code: 'Kode', name: 'Navn', areaId: 'Stedskode', state: 'Status', shows: 'Viser', version: 'Versjon' },
    fields: {
      id: 'Stasjons-ID',
      code: 'Kode',
      name: 'Navn',
      location: 'Plassering',
      coordinates: 'Breddegrad, lengdegrad',
      areaId: 'Stedskode',
      floorId: 'Etasje',
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
      restart: ({ what }) => `${what} blir svart i omtrent ett minutt mens den starter på nytt.`,
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

const is = {
  stations: {
    title: 'Stöðvar',
    titleOf: ({ mall }) => `Stöðvar: ${mall}`,
    new: 'Ný stöð',
    one: 'Stöð',
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
      areaId: 'Staðarkóði',
      state: 'Staða',
      shows: 'Birting',
      version: 'Útgáfa',
    },
    fields: {
      id: 'Auðkenni stöðvar',
      code: 'Kóði',
      name: 'Heiti',
      location: 'Staðsetning',
      coordinates: 'Breiddargráða, lengdargráða',
      areaId: 'Staðarkóði',
      floorId: 'Hæð',
    },
    hint: {
      code: 'Einn til sex stafir eins og á skiltinu: K1.',
      areaId: 'Kóði staðarins í leiðsögninni. Sami kóði merkir sama stað.',
    },
    noFloor: 'Engin hæð',
    simulated: 'Hermd',
    shows: ({ number }) => `Nr. ${number}`,
    reader: 'Þú getur skoðað stöðvar en ekki breytt þeim.',
    reload: 'Endurhlaða',
    reloadAll: 'Endurhlaða allar',
    restart: 'Endurræsa',
    ping: 'Senda ping',
    answered: ({ milliseconds }) => `Svaraði á ${milliseconds} ms`,
    newKey: 'Nýr lykill',
    ask: {
      restart: ({ what }) => `${what}: skjárinn slokknar í um eina mínútu meðan hann endurræsist.`,
      restartAction: 'Endurræsa',
      key: ({ what }) =>
        `${what} fær nýjan lykil. Sá gamli fellur strax úr gildi og skjárinn sýnir ekkert nýtt fyrr en hann hefur fengið þann nýja.`,
      keyAction: 'Búa til nýjan lykil',
      delete: ({ what }) =>
        `${what} fer í ruslið og hægt er að endurheimta stöðina í 30 daga. Lykill hennar fellur endanlega úr gildi.`,
      deleteMany: ({ what }) =>
        `Í ruslið: ${what}. Hægt er að endurheimta þær í 30 daga. Lyklarnir falla endanlega úr gildi.`,
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
        done: 'Endurhlaðin',
        behind: 'Endurhlaðin, sýnir enn eldra efni',
        offline: 'Ekki í sambandi, uppfærist síðar',
        unanswered: 'Svaraði ekki',
        notSent: 'Ekki sent: engin tenging',
      },
      restart: {
        sent: 'Beiðni um endurræsingu send',
        done: 'Endurræst',
        behind: 'Endurræst',
        offline: 'Ekki í sambandi, ekki endurræst',
        unanswered: 'Svaraði ekki',
        notSent: 'Ekki sent: engin tenging',
      },
      ping: {
        sent: 'Ping var sent',
        done: 'Svaraði',
        behind: 'Svaraði',
        offline: 'Ekki í sambandi',
        unanswered: 'Svaraði ekki',
        notSent: 'Ekki sent: engin tenging',
      },
    },
    says: ({ code, result }) => `${code}: ${result}`,
  },
} satisfies Messages<typeof en>

export const stationMessages = defineMessages({ en, se, no, is })
