import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  failures: {
    any: 'Eitthvað fór úrskeiðis',
    network: 'Þjónninn svaraði ekki. Athugaðu nettenginguna og reyndu aftur.',
    asOf: ({ at }) => `Upplýsingar frá ${at}`,
    notFound: 'Færslan er ekki lengur til. Einhver annar kann að hafa eytt henni.',
    inUse: ({ where }) => `Færslan er í notkun: ${where}. Fjarlægðu hana þar fyrst.`,
    andMore: ({ where, count }) => `${where} og ${count} í viðbót`,
    rateLimited: 'Of margar tilraunir. Bíddu augnablik og reyndu aftur.',
    tooLarge: 'Þetta er of mikið í einu. Styttu það eða skiptu því í smærri hluta.',
    unavailable: 'Þjónninn getur ekki sinnt þessu núna. Bíddu augnablik og reyndu aftur.',
  },
} satisfies Messages<typeof en>
