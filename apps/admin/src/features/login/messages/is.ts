import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  login: {
    title: 'Innskráning',
    help: 'Veldu verslunarmiðstöðina þína og skráðu þig inn.',
    mall: 'Verslunarmiðstöð',
    loading: 'Sæki …',
    language: 'Tungumál',
    username: 'Notandanafn',
    showPassword: 'Sýna lykilorð',
    hidePassword: 'Fela lykilorð',
    password: 'Lykilorð',
    submit: 'Skrá inn',
    forgot: 'Gleymdirðu lykilorðinu?',
    forgotten: 'Gleymdirðu lykilorðinu? Hafðu samband við stjórnanda verslunarmiðstöðvarinnar.',
    otherMall: ({ mall }) => `Þú hefur ekki aðgang að verslunarmiðstöðinni sem þú valdir. Innskráning í: ${mall}`,
    wrong: 'Notandanafn eða lykilorð er rangt',
    tooMany: ({ seconds }) =>
      `Of margar tilraunir. Bíddu í ${seconds} ${plural('is', seconds, { one: 'sekúndu', other: 'sekúndur' })} og reyndu aftur.`,
    failed: 'Þjónninn svaraði ekki. Athugaðu nettenginguna og reyndu aftur.',
    noMalls: 'Ekki tókst að sækja verslunarmiðstöðvarnar.',
    retry: 'Reyna aftur',
    required: 'Fylla þarf út reitinn',
    ended: 'Lotunni þinni er lokið. Skráðu þig inn til að halda áfram þar sem frá var horfið.',
    sign: {
      kiosks: 'Skjáir',
      shops: 'Verslanir',
      restaurants: 'Veitingar og kaffi',
      parking: 'Bílastæði',
      information: 'Upplýsingar',
    },
    line: 'Efnið á hverjum skjá í húsinu.',
  },
} satisfies Messages<typeof en>
