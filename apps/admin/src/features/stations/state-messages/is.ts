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
