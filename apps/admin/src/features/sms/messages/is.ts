import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  sms: {
    title: 'SMS',
    titleOf: ({ mall }) => `SMS: ${mall}`,
    sub: 'Svona sendir hver verslunarmiðstöð SMS.',
    noGateway: 'Engin gátt hefur verið sett upp, svo ekkert er sent. Sá sem rekur þjóninn stillir SMS_GATEWAY_URL.',
    columns: {
      mall: 'Verslunarmiðstöð',
      fromId: 'Auðkenni sendanda',
      smsId: 'SMS-auðkenni',
      password: 'Lykilorð',
      lastEdited: 'Síðast breytt',
    },
    fields: {
      fromId: 'Auðkenni sendanda',
      smsId: 'SMS-auðkenni',
      password: 'Lykilorð',
      mall: 'Verslunarmiðstöð',
    },
    hint: {
      fromId: 'Sendandinn eins og viðtakandinn sér hann.',
      smsId: 'Reikningurinn hjá gáttinni.',
      keep: 'Lykilorð er vistað. Hafðu reitinn auðan til að halda því.',
      none: 'Ekkert lykilorð er vistað enn.',
    },
    takeAway: 'Fjarlægja vistaða lykilorðið',
    stored: 'Vistað',
    notStored: 'Vantar',
    never: 'Aldrei',
    notLoaded: 'Ekki tókst að sækja',
    reader: 'Þú getur skoðað SMS-stillingar en ekki breytt þeim.',
    test: {
      name: 'Senda prufuskilaboð',
      title: ({ mall }) => `Prufuskilaboð: ${mall}`,
      to: 'Símanúmer',
      text: 'Texti',
      sample: ({ mall }) => `Prufuskilaboð: ${mall}`,
      send: 'Senda prufuskilaboð',
      close: 'Loka',
      hint: 'Þau eru send með stillingunum eins og þær eru vistaðar.',
      result: {
        sent: 'Gáttin tók við skilaboðunum.',
        noGateway: 'Engin gátt hefur verið sett upp.',
        incomplete: 'Auðkenni sendanda, SMS-auðkenni eða lykilorð vantar. Vistaðu þau fyrst.',
        unreadable: 'Ekki er lengur hægt að lesa vistaða lykilorðið. Sláðu það aftur inn og vistaðu.',
        refused: 'Gáttin hafnaði skilaboðunum. Athugaðu stillingarnar.',
        unreachable: 'Ekki náðist í gáttina. Reyndu aftur síðar.',
        timeout: 'Gáttin svaraði ekki í tæka tíð. Reyndu aftur síðar.',
      },
      status: ({ status }) => `Svarið var ${status}.`,
    },
  },
} satisfies Messages<typeof en>
