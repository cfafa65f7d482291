import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  shortcuts: {
    title: 'Kortkommandon',
    where: {
      everywhere: 'Överallt',
      form: 'I ett formulär',
      table: 'I en tabell',
      files: 'I rutnätet med filer',
      slides: 'I bildspelsredigeraren',
      plan: 'På en plankarta',
    },
    does: {
      everywhere: { palette: 'Sök eller gå till', help: 'Visa den här listan', close: 'Stäng det som är öppet' },
      form: { save: 'Spara' },
      table: {
        walk: 'Gå mellan celler',
        ends: 'Första eller sista raden',
        page: 'En sida upp eller ned',
        open: 'Öppna raden',
        select: 'Markera raden',
        range: 'Markera hit',
        all: 'Markera alla',
        copy: 'Kopiera de markerade raderna',
        order: 'Flytta raden, där rader har en ordning',
      },
      files: { rename: 'Byt namn på filen', remove: 'Ta bort filen' },
      slides: {
        choose: 'Välj en bild',
        move: 'Flytta bilden',
        copy: 'Kopiera bilden eller lagret',
        remove: 'Ta bort bilden eller lagret',
        layer: 'Flytta ett lager på arbetsytan',
        size: 'Ändra ett lagers storlek',
        undo: 'Ångra',
        redo: 'Gör om',
      },
      plan: { nudge: 'Flytta markören', remove: 'Ta bort markören', undo: 'Ångra', redo: 'Gör om' },
    },
    key: { arrows: 'Pilar', upDown: '↑ ↓', space: 'Mellanslag', shift: 'Skift', alt: 'Alt' },
    or: 'eller',
    richText: 'Textredigeraren har en egen lista: tryck på tangentbordsknappen i verktygsfältet.',
  },
} satisfies Messages<typeof en>
