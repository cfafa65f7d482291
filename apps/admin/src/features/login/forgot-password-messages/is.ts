import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  forgotPassword: {
    title: 'Gleymdirðu lykilorðinu?',
    help: 'Við sendum þér tengil í tölvupósti svo að þú getir valið nýtt.',
    account: 'Notandanafn eða netfang',
    submit: 'Senda tengil',
    sent: ({ account }) =>
      `Ef aðgangur er til fyrir ${account} er tengill á leið á netfang hans. Hann gildir í eina klukkustund.`,
    back: 'Aftur í innskráningu',
    foot: 'Enginn póstur? Kíktu í ruslpóstinn eða hafðu samband við stjórnanda verslunarmiðstöðvarinnar.',
    required: 'Fylla þarf út reitinn',
  },
} satisfies Messages<typeof en>
