import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const is = {
  personalData: {
    download: 'Sækja persónuupplýsingar',
    erase: 'Eyða endanlega',
    eraseText: ({ name }) =>
      `Notandinn „${name}“ er strax skráður út og honum eytt. Í færslum og sögunni stendur „Fyrrverandi notandi“ í staðinn. Ekki er hægt að afturkalla þetta. Nafnið er áfram í eldri öryggisafritum.`,
    erased: ({ name }) => `Notandanum „${name}“ hefur verið eytt.`,
  },
} satisfies Messages<typeof en>
