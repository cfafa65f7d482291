import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  failures: {
    any: 'Noe gikk galt',
    network: 'Serveren svarte ikke. Kontroller tilkoblingen, og prøv igjen.',
    asOf: ({ at }) => `Opplysninger fra ${at}`,
    notFound: 'Den finnes ikke lenger. Noen andre kan ha slettet den.',
    inUse: ({ where }) => `Den brukes av ${where}. Fjern den derfra først.`,
    andMore: ({ where, count }) => `${where} og ${count} til`,
    rateLimited: 'For mange forsøk. Vent litt, og prøv igjen.',
    tooLarge: 'Dette er for mye på én gang. Kort det ned eller del det opp.',
    unavailable: 'Serveren kan ikke gjøre dette akkurat nå. Vent litt, og prøv igjen.',
  },
} satisfies Messages<typeof en>
