import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  choosePassword: {
    title: 'Veldu lykilorð',
    help: 'Minnst 10 stafir. Þú notar það til að skrá þig inn hér eftir.',
    fields: { password: 'Lykilorð', confirm: 'Staðfesta lykilorð' },
    submit: 'Vista lykilorð',
    saved: ({ username }) => `Lykilorðið hefur verið vistað. Skráðu þig inn sem ${username}.`,
    signIn: 'Skrá inn',
    incomplete: 'Tengillinn er ekki heill. Opnaðu allan tengilinn sem þú fékkst.',
    ended: 'Biddu samstarfsmann sem sér um notendur um nýjan tengil.',
    again: 'Senda nýjan tengil',
    foot: 'Tengillinn virkar einu sinni og aðeins í takmarkaðan tíma.',
  },
} satisfies Messages<typeof en>
