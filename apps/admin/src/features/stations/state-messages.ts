import { defineMessages, type Messages } from '../../shared/i18n'

type At = { at: string }
type Number = { number: number }
type Milliseconds = { milliseconds: number }
type Seconds = { seconds: number }

const en = {
  stationState: {
    state: 'State',
    since: ({ at }: At) => `since ${at}`,
    lastSeen: 'Last seen',
    now: 'Now',
    never: 'Never',
    shows: 'Shows',
    nothing: 'Nothing yet',
    published: ({ at }: At) => `published ${at}`,
    upToDate: 'Up to date',
    outOfDate: ({ number }: Number) => `Out of date: No. ${number} is on the kiosks`,
    history: 'Publications',
    version: 'Software version',
    unknown: 'Unknown',
    commands: 'Commands',
    offline: 'The station is offline: it can’t be reloaded or restarted now. It updates by itself when it reconnects.',
    events: {
      title: 'Last events',
      none: 'Nothing has happened yet. Open the station’s address on the kiosk to connect it.',
      failed: 'Couldn’t load the events',
      connected: 'Connected',
      disconnected: 'Disconnected',
      server: 'Disconnected: the server stopped',
      silent: 'Disconnected: nothing was heard from the station',
      key: 'Disconnected: its key stopped working',
      shown: ({ number }: Number) => `Shows No. ${number}`,
      ping: {
        answered: ({ milliseconds }: Milliseconds) => `Ping: answered in ${milliseconds} ms`,
        waiting: 'Ping: sent',
        unanswered: 'Ping: no answer',
      },
      reload: {
        answered: ({ seconds }: Seconds) => `Reload: done in ${seconds} s`,
        waiting: 'Reload: sent',
        unanswered: 'Reload: no answer',
      },
      restart: {
        answered: ({ seconds }: Seconds) => `Restart: back after ${seconds} s`,
        waiting: 'Restart: sent',
        unanswered: 'Restart: no answer',
      },
    },
  },
}

const se = {
  stationState: {
    state: 'Status',
    since: ({ at }) => `sedan ${at}`,
    lastSeen: 'Senast ansluten',
    now: 'Nu',
    never: 'Aldrig',
    shows: 'Visar',
    nothing: 'Inget ännu',
    published: ({ at }) => `publicerad ${at}`,
    upToDate: 'Uppdaterad',
    outOfDate: ({ number }) => `Inte uppdaterad: nr ${number} är på kioskerna`,
    history: 'Publiceringar',
    version: 'Programversion',
    unknown: 'Okänd',
    commands: 'Kommandon',
    offline:
      'Stationen är offline: den kan varken laddas om eller startas om just nu. Den uppdateras av sig själv när den är tillbaka.',
    events: {
      title: 'Senaste händelser',
      none: 'Inget har hänt ännu. Öppna stationens adress på kiosken för att ansluta den.',
      failed: 'Händelserna kunde inte laddas',
      connected: 'Ansluten',
      disconnected: 'Frånkopplad',
      server: 'Frånkopplad: servern stoppades',
      silent: 'Frånkopplad: inget hördes från stationen',
      key: 'Frånkopplad: nyckeln slutade gälla',
      shown: ({ number }) => `Visar nr ${number}`,
      ping: {
        answered: ({ milliseconds }) => `Ping: svar på ${milliseconds} ms`,
        waiting: 'Ping: skickad',
        unanswered: 'Ping: inget svar',
      },
      reload: {
        answered: ({ seconds }) => `Omladdning: klar på ${seconds} s`,
        waiting: 'Omladdning: skickad',
        unanswered: 'Omladdning: inget svar',
      },
      restart: {
        answered: ({ seconds }) => `Omstart: tillbaka efter ${seconds} s`,
        waiting: 'Omstart: skickad',
        unanswered: 'Omstart: inget svar',
      },
    },
  },
} satisfies Messages<typeof en>

const no = {
  stationState: {
    state: 'Status',
    since: ({ at }) => `siden ${at}`,
    lastSeen: 'Sist tilkoblet',
    now: 'Nå',
    never: 'Aldri',
    shows: 'Viser',
    nothing: 'Ingenting ennå',
    published: ({ at }) => `publisert ${at}`,
    upToDate: 'Oppdatert',
    outOfDate: ({ number }) => `Ikke oppdatert: nr. ${number} er på kioskene`,
    history: 'Publiseringer',
    version: 'Programversjon',
    unknown: 'Ukjent',
    commands: 'Kommandoer',
    offline:
      'Stasjonen er frakoblet: den kan verken lastes inn eller startes på nytt nå. Den oppdateres av seg selv når den er tilbake.',
    events: {
      title: 'Siste hendelser',
      none: 'Ingenting har skjedd ennå. Åpne stasjonens adresse på kiosken for å koble den til.',
      failed: 'Hendelsene kunne ikke lastes inn',
      connected: 'Tilkoblet',
      disconnected: 'Frakoblet',
      server: 'Frakoblet: serveren stoppet',
      silent: 'Frakoblet: det kom ikke noe fra stasjonen',
      key: 'Frakoblet: nøkkelen sluttet å gjelde',
      shown: ({ number }) => `Viser nr. ${number}`,
      ping: {
        answered: ({ milliseconds }) => `Ping: svar på ${milliseconds} ms`,
        waiting: 'Ping: sendt',
        unanswered: 'Ping: ikke noe svar',
      },
      reload: {
        answered: ({ seconds }) => `Ny innlasting: ferdig på ${seconds} s`,
        waiting: 'Ny innlasting: sendt',
        unanswered: 'Ny innlasting: ikke noe svar',
      },
      restart: {
        answered: ({ seconds }) => `Omstart: tilbake etter ${seconds} s`,
        waiting: 'Omstart: sendt',
        unanswered: 'Omstart: ikke noe svar',
      },
    },
  },
} satisfies Messages<typeof en>

const is = {
  stationState: {
    state: 'Staða',
    since: ({ at }) => `síðan ${at}`,
    lastSeen: 'Sást síðast',
    now: 'Núna',
    never: 'Aldrei',
    shows: 'Birting',
    nothing: 'Ekkert enn',
    published: ({ at }) => `birt ${at}`,
    upToDate: 'Uppfærð',
    outOfDate: ({ number }) => `Með eldra efni: nr. ${number} er á skjáunum`,
    history: 'Birtingar',
    version: 'Hugbúnaðarútgáfa',
    unknown: 'Óþekkt',
    commands: 'Skipanir',
    offline:
      'Stöðin er ekki í sambandi: ekki er hægt að endurhlaða hana eða endurræsa núna. Hún uppfærist sjálf þegar hún tengist aftur.',
    events: {
      title: 'Nýlegir atburðir',
      none: 'Ekkert hefur gerst enn. Opnaðu slóð stöðvarinnar á skjánum til að tengja hana.',
      failed: 'Ekki tókst að sækja atburðina',
      connected: 'Tengdist',
      disconnected: 'Samband rofnaði',
      server: 'Samband rofnaði: þjónninn stöðvaðist',
      silent: 'Samband rofnaði: ekkert heyrðist frá stöðinni',
      key: 'Samband rofnaði: lykillinn féll úr gildi',
      shown: ({ number }) => `Sýnir nr. ${number}`,
      ping: {
        answered: ({ milliseconds }) => `Ping: svar eftir ${milliseconds} ms`,
        waiting: 'Ping var sent',
        unanswered: 'Ping: ekkert svar',
      },
      reload: {
        answered: ({ seconds }) => `Endurhleðsla: lokið eftir ${seconds} s`,
        waiting: 'Endurhleðsla: send',
        unanswered: 'Endurhleðsla: ekkert svar',
      },
      restart: {
        answered: ({ seconds }) => `Endurræsing: í sambandi eftir ${seconds} s`,
        waiting: 'Endurræsing: send',
        unanswered: 'Endurræsing: ekkert svar',
      },
    },
  },
} satisfies Messages<typeof en>

export const stationStateMessages = defineMessages({ en, se, no, is })
