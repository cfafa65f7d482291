import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const no = {
  bulk: {
    notUndone: ({ names }) => `Ingenting ble angret. Noen andre har siden endret eller slettet: ${names}`,
    undoOthers: 'Angre de andre',
    movedOn: ({ names }) =>
      `Ingenting ble endret. Noen andre har nettopp endret eller slettet: ${names}. Se på listen, og prøv igjen.`,
    doesNotFit: ({ names }) => `Ingenting ble endret. Dette går ikke for: ${names}`,
    dates: 'Datoer',
    title: ({ what }) => `Datoer for ${what}`,
    text: 'En dato som står tom, blir som den er.',
    startDate: 'Startdato',
    endDate: 'Sluttdato',
    turned: 'Sluttdatoen er før startdatoen.',
    misfits: ({ names }) => `Disse ville sluttet før de begynner, og blir som de er: ${names}`,
    misfitsStay: ({ names }) => `Fortsatt merket, fordi de ville sluttet før de begynner: ${names}`,
    noneFits: 'Alle ville sluttet før de begynner.',
    save: 'Lagre',
    saveSome: ({ count, all }) => `Lagre ${count} av ${all}`,
    cancel: 'Avbryt',
  },
} satisfies Messages<typeof en>
