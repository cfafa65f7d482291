import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  form: {
    active: 'Virkt',
    activeHint: 'Aðeins það sem er virkt fer á skjáina.',
    save: 'Vista',
    cancel: 'Hætta við',
    close: 'Loka',
    back: 'Aftur í eyðublaðið',
    done: 'Lokið',
    larger: 'Skrifa í stærri glugga',
    draftOnly: 'Þetta vistast sem drög. Gestir sjá breytingarnar eftir næstu birtingu.',
    visitorsSee: ({ language }) => `Gestir sjá ${language} í staðinn.`,
    saved: ({ at, by }) => `Vistað ${at}, ${by}`,
    notSaved: 'Ekki vistað enn',
    notLoaded: 'Ekki tókst að sækja færsluna',
    gone: 'Færslan er ekki lengur til',
    goneText: 'Einhver annar kann að hafa eytt henni.',
    addLanguages: 'Bæta tungumálum við verslunarmiðstöðina',
    endFirst: 'Lokin eru á undan upphafinu',
    noLanguages: 'Verslunarmiðstöðin hefur engin tungumál, svo ekkert er hægt að skrifa. Stjórnandi bætir þeim við.',
  },
} satisfies Messages<typeof en>
