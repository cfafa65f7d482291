import { defineMessages, type Messages } from '../../shared/i18n'

const en = {
  shortcuts: {
    title: 'Keyboard shortcuts',
    where: {
      everywhere: 'Everywhere',
      form: 'In a form',
      table: 'In a table',
      files: 'In the file grid',
      slides: 'In the slideshow editor',
      plan: 'On a floor plan',
    },
    does: {
      everywhere: { palette: 'Search or go to', help: 'Show this list', close: 'Close dialog or menu' },
      form: { save: 'Save' },
      table: {
        walk: 'Move between cells',
        ends: 'First or last row',
        page: 'A page up or down',
        open: 'Open the row',
        select: 'Select the row',
        range: 'Extend the selection',
        all: 'Select all',
        copy: 'Copy the selected rows',
        order: 'Move the row (in lists you can reorder)',
      },
      files: { rename: 'Rename the file', remove: 'Delete the file' },
      slides: {
        choose: 'Select a slide',
        move: 'Move the slide',
        copy: 'Copy the slide or layer',
        remove: 'Delete the slide or layer',
        layer: 'Move a layer on the stage',
        size: 'Change a layer’s size',
        undo: 'Undo',
        redo: 'Redo',
      },
      plan: { nudge: 'Move the marker', remove: 'Delete the marker', undo: 'Undo', redo: 'Redo' },
    },
    key: { arrows: 'Arrows', upDown: '↑ ↓', space: 'Space', shift: 'Shift', alt: 'Alt' },
    or: 'or',
    richText: 'The text editor has its own shortcuts: select the keyboard icon in its toolbar.',
  },
}

const se = {
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

const no = {
  shortcuts: {
    title: 'Hurtigtaster',
    where: {
      everywhere: 'Overalt',
      form: 'I et skjema',
      table: 'I en tabell',
      files: 'I rutenettet med filer',
      slides: 'I lysbilderedigeringen',
      plan: 'På et etasjekart',
    },
    does: {
      everywhere: { palette: 'Søk eller gå til', help: 'Vis denne listen', close: 'Lukk det som er åpent' },
      form: { save: 'Lagre' },
      table: {
        walk: 'Gå mellom celler',
        ends: 'Første eller siste rad',
        page: 'En side opp eller ned',
        open: 'Åpne raden',
        select: 'Merk raden',
        range: 'Merk hit',
        all: 'Merk alle',
        copy: 'Kopier de merkede radene',
        order: 'Flytt raden, der rader har en rekkefølge',
      },
      files: { rename: 'Gi filen nytt navn', remove: 'Slett filen' },
      slides: {
        choose: 'Velg et lysbilde',
        move: 'Flytt lysbildet',
        copy: 'Kopier lysbildet eller laget',
        remove: 'Slett lysbildet eller laget',
        layer: 'Flytt et lag på arbeidsflaten',
        size: 'Endre størrelsen på et lag',
        undo: 'Angre',
        redo: 'Gjør om',
      },
      plan: { nudge: 'Flytt markøren', remove: 'Slett markøren', undo: 'Angre', redo: 'Gjør om' },
    },
    key: { arrows: 'Piler', upDown: '↑ ↓', space: 'Mellomrom', shift: 'Skift', alt: 'Alt' },
    or: 'eller',
    richText: 'Tekstredigeringen har en egen liste: trykk på tastaturknappen på verktøylinjen.',
  },
} satisfies Messages<typeof en>

const is = {
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
        layer: 'Færa lag á sviðinu',
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

export const shortcutMessages = defineMessages({ en, se, no, is })
