import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
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
    voices: 'Les upp á',
    noVoice: 'Engu tungumáli',
    missingVoices: ({ languages }) =>
      `Rödd vantar fyrir: ${languages}. Settu hana upp á stöðinni eða tengdu talgervil við þjóninn (TTS_URL).`,
    unknown: 'Óþekkt',
    commands: 'Skipanir',
    offline:
      'Stöðin er ekki í sambandi: ekki er hægt að endurhlaða hana eða endurræsa núna. Hún uppfærist sjálf þegar hún tengist aftur.',
    slideshows: {
      title: 'Sést hér',
      none: 'Engin skyggnusýning og engin skjáhvíla hefur verið birt fyrir stöðina.',
      failed: 'Ekki tókst að sækja það sem sést hér',
      info: 'Skyggnusýning',
      screensaver: 'Skjáhvíla',
      week: 'Vika stöðvarinnar',
      always: ({ names }) => `Alltaf í birtingu og þess vegna ekki í vikunni: ${names}`,
    },
    events: {
      title: 'Nýlegir atburðir',
      none: 'Ekkert hefur gerst enn. Opnaðu slóð stöðvarinnar á skjánum til að tengja hana.',
      failed: 'Ekki tókst að sækja atburðina',
      connected: 'Tengdist',
      disconnected: 'Samband rofnaði',
      server: 'Samband rofnaði: þjónninn stöðvaðist',
      silent: 'Samband rofnaði: ekkert heyrðist frá stöðinni',
      key: 'Samband rofnaði: lykillinn féll úr gildi',
      frames: 'Samband rofnaði: stöðin sendi of mörg skilaboð',
      slow: 'Samband rofnaði: stöðin hætti að taka við skilaboðum',
      shown: ({ number }) => `Sýnir nr. ${number}`,
      ping: {
        answered: ({ milliseconds }) => `Ping: svar eftir ${milliseconds} ms`,
        waiting: 'Ping var sent',
        unanswered: 'Ping: ekkert svar',
      },
      reload: {
        answered: ({ seconds }) => `Endurhleðsla: lokið eftir ${seconds} sek.`,
        waiting: 'Endurhleðsla: send',
        unanswered: 'Endurhleðsla: ekkert svar',
      },
      restart: {
        answered: ({ seconds }) => `Endurræsing: í sambandi eftir ${seconds} sek.`,
        waiting: 'Endurræsing: send',
        unanswered: 'Endurræsing: ekkert svar',
      },
    },
  },
} satisfies Messages<typeof en>
