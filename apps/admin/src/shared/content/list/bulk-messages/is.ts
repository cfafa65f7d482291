import type { Messages } from '../../../i18n/i18n'
import type { en } from './en'

export const is = {
  bulk: {
    notUndone: ({ names }) => `Ekkert var afturkallað. Einhver annar hefur breytt eða eytt þessu síðan: ${names}`,
    undoOthers: 'Afturkalla hitt',
    movedOn: ({ names }) =>
      `Engu var breytt. Einhver annar breytti eða eyddi þessu rétt í þessu: ${names}. Skoðaðu listann og reyndu aftur.`,
    doesNotFit: ({ names }) => `Engu var breytt. Þetta gengur ekki upp hér: ${names}`,
    dates: 'Dagsetningar',
    title: ({ what }) => `Dagsetningar: ${what}`,
    text: 'Dagsetning sem er skilin eftir auð helst óbreytt.',
    startDate: 'Upphafsdagur',
    endDate: 'Lokadagur',
    turned: 'Lokadagurinn er á undan upphafsdeginum.',
    misfits: ({ names }) => `Þetta myndi enda áður en það hefst, svo það helst óbreytt: ${names}`,
    misfitsStay: ({ names }) => `Enn valið, því það myndi enda áður en það hefst: ${names}`,
    noneFits: 'Þetta myndi allt enda áður en það hefst.',
    save: 'Vista',
    saveSome: ({ count, all }) => `Vista ${count} af ${all}`,
    cancel: 'Hætta við',
  },
} satisfies Messages<typeof en>
