import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  shortcuts: {
    title: 'Flýtilyklar',
    where: {
      everywhere: 'Alls staðar',
      form: 'Í eyðublaði',
      table: 'Í töflu',
      files: 'Í skrám (reitasýn)',
      slides: 'Í skyggnuritlinum',
      plan: 'Á hæðarkorti',
    },
    does: {
      everywhere: { palette: 'Leita eða opna', help: 'Sýna þennan lista', close: 'Loka því sem er opið' },
      form: { save: 'Vista' },
      table: {
        walk: 'Fara milli reita',
        ends: 'Fyrsta eða síðasta röð',
        page: 'Síðu upp eða niður',
        open: 'Opna línuna',
        select: 'Velja línuna',
        range: 'Velja allt að þessari línu',
        all: 'Velja allt',
        copy: 'Afrita valdar línur',
        order: 'Færa línuna (í listum sem má raða)',
      },
      files: { rename: 'Endurnefna skrána', remove: 'Eyða skránni' },
      slides: {
        choose: 'Velja skyggnu',
        move: 'Færa skyggnuna',
        copy: 'Afrita skyggnuna eða lagið',
        remove: 'Eyða skyggnunni eða laginu',
        layer: 'Færa lag á striganum',
        size: 'Breyta stærð lags',
        undo: 'Afturkalla',
        redo: 'Endurtaka',
      },
      plan: { nudge: 'Færa merkið', remove: 'Eyða merkinu', undo: 'Afturkalla', redo: 'Endurtaka' },
    },
    key: { arrows: 'Örvar', upDown: '↑ ↓', space: 'Bilslá', shift: 'Shift', alt: 'Alt' },
    or: 'eða',
    richText: 'Flýtilyklar textaritilsins birtast þegar smellt er á lyklaborðstáknið á tækjastikunni.',
  },
} satisfies Messages<typeof en>
