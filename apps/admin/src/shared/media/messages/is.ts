import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  media: {
    choose: 'Velja mynd',
    change: 'Skipta um',
    remove: 'Fjarlægja',
    none: 'Engin mynd',
    missing: 'Myndin er ekki lengur til',
    notLoaded: 'Ekki tókst að sækja myndina',
    retry: 'Reyna aftur',
    larger: ({ name }) => `Stækka: ${name}`,
    notUploaded: ({ names }) => `Ekki hlaðið upp: ${names}. Veldu aðra mynd eða lokaðu skilaboðunum.`,
    dismiss: 'Loka',
    imagesFailed: 'Villa kom upp við beiðnina!',
  },
} satisfies Messages<typeof en>
