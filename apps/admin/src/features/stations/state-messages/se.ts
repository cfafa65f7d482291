import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
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
    voices: 'Läser upp på',
    noVoice: 'Inget språk',
    missingVoices: ({ languages }) =>
      `Röst saknas för: ${languages}. Installera en på stationen, eller anslut en talsyntestjänst till servern (TTS_URL).`,
    unknown: 'Okänd',
    commands: 'Kommandon',
    offline:
      'Stationen är offline: den kan varken laddas om eller startas om just nu. Den uppdateras av sig själv när den är tillbaka.',
    slideshows: {
      title: 'Visas här',
      none: 'Inget bildspel och ingen skärmsläckare är publicerad för stationen.',
      failed: 'Det gick inte att läsa in vad som visas här',
      info: 'Bildspel',
      screensaver: 'Skärmsläckare',
      week: 'Stationens vecka',
      always: ({ names }) => `Visas hela tiden och finns därför inte i veckan: ${names}`,
    },
    events: {
      title: 'Senaste händelser',
      none: 'Inget har hänt ännu. Öppna stationens adress på kiosken för att ansluta den.',
      failed: 'Händelserna kunde inte laddas',
      connected: 'Ansluten',
      disconnected: 'Frånkopplad',
      server: 'Frånkopplad: servern stoppades',
      silent: 'Frånkopplad: inget hördes från stationen',
      key: 'Frånkopplad: nyckeln slutade gälla',
      frames: 'Frånkopplad: stationen skickade för många meddelanden',
      slow: 'Frånkopplad: stationen slutade ta emot meddelanden',
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
