import type { Messages } from '../../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  bulkHours: {
    action: 'Opnunartími',
    title: ({ what }) => `Opnunartími: ${what}`,
    kind: 'Það sem breytist',
    kinds: {
      special: 'Sérstakir dagar',
      specialHint: 'Þessir dagar fá annan opnunartíma. Allt annað helst óbreytt.',
      week: 'Vikan',
      weekHint: 'Sérstakir dagar haldast óbreyttir.',
      asMall: 'Eins og verslunarmiðstöðin',
      asMallHint: 'Eigin opnunartími og eigin sérstakir dagar falla niður.',
      follow: 'Fylgja sérstökum dögum verslunarmiðstöðvarinnar',
      followHint: 'Sérstakir dagar upplýsingasíðunnar gilda líka. Eigin sérstakir dagar ganga fyrir.',
      ignore: 'Fylgja ekki sérstökum dögum verslunarmiðstöðvarinnar',
      ignoreHint: 'Aðeins eigin sérstakir dagar gilda.',
    },
    list: 'Fyrir og eftir',
    ownDays: 'Eigin sérstakir dagar',
    mallDays: 'Eigin sérstakir dagar og verslunarmiðstöðvarinnar',
    all: 'Allt',
    becomes: 'verður',
    same: 'Helst óbreytt',
    mallUnknown: 'Opið eins og verslunarmiðstöðin. Þú getur ekki séð opnunartíma hennar, svo þetta helst óbreytt.',
    becomesOwn: ({ count }) =>
      `Opið eins og verslunarmiðstöðin í dag: ${count}. Þau fá eigið afrit af viku hennar með þessum dögum. Aðrir sérstakir dagar hennar gilda áfram.`,
    becomesOwnWeek: ({ count }) =>
      `Opið eins og verslunarmiðstöðin í dag: ${count}. Þau fá eigin opnunartíma. Sérstakir dagar hennar gilda áfram.`,
    save: ({ what }) => `Vista: ${what}`,
    nothing: 'Vista',
    cancel: 'Hætta við',
  },
  itemHours: {
    mallExceptions: 'Fylgja sérstökum dögum verslunarmiðstöðvarinnar',
    mallExceptionsHint: 'Sérstakir dagar upplýsingasíðunnar gilda líka hér. Eigin sérstakir dagar ganga fyrir.',
  },
} satisfies Messages<typeof en>
