import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  setUp: {
    title: 'Uppsetning Kiosk Admin',
    help: 'Enginn getur stjórnað þessu kerfi enn. Búðu til fyrsta stjórnandann og fyrstu verslunarmiðstöðina.',
    fields: {
      mallName: 'Heiti verslunarmiðstöðvarinnar',
      username: 'Notandanafn',
      email: 'Netfang',
      password: 'Lykilorð',
      confirm: 'Staðfesta lykilorð',
    },
    hint: 'Stafirnir a–z, tölustafir og . _ -',
    submit: 'Búa til stjórnanda og verslunarmiðstöð',
    signIn: 'Skrá inn',
    notWhole: 'Enda tengilsins vantar. Opnaðu allan tengilinn sem þjónninn skrifaði út þegar hann var ræstur.',
    ended:
      'Ef stjórnandi er þegar til skaltu skrá þig inn. Annars skaltu ræsa þjóninn aftur: þá skrifar hann út nýjan tengil.',
    made: 'Stjórnandinn og verslunarmiðstöðin hafa verið búin til. Skráðu þig inn til að halda áfram.',
    foot: 'Tengillinn virkar einu sinni. Hann rennur út eftir sólarhring eða þegar þjónninn er endurræstur.',
  },
} satisfies Messages<typeof en>
