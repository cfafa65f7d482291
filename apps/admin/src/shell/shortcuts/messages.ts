import { defineMessages, type Messages } from '../../shared/i18n'

const en = {
  shortcuts: {
    title: 'Keyboard shortcuts',
    where: {
      everywhere: 'Everywhere',
      form: 'In a form',
      table: 'In a table',
      files: 'Among files as tiles',
      slides: 'In the slideshow editor',
      plan: 'On a floor’s plan',
    },
    does: {
      everywhere: { palette: 'Search or go to', help: 'Show this list', close: 'Close what is open' },
      form: { save: 'Save' },
      table: {
        walk: 'Move between cells',
        ends: 'First or last row',
        page: 'A page up or down',
        open: 'Open the row',
        select: 'Select the row',
        range: 'Select up to here',
        all: 'Select all',
        copy: 'Copy the selected rows',
        order: 'Move the row, where rows have an order',
      },
      files: { rename: 'Rename the file', remove: 'Delete the file' },
      slides: {
        choose: 'Choose a slide',
        move: 'Move the slide',
        copy: 'Copy the slide or layer',
        remove: 'Delete the slide or layer',
        layer: 'Move a layer, on the stage',
        size: 'Change a layer’s size',
        undo: 'Undo',
        redo: 'Redo',
      },
      plan: { nudge: 'Move the marker', remove: 'Delete the marker', undo: 'Undo', redo: 'Redo' },
    },
    key: { arrows: 'Arrows', upDown: '↑ ↓', space: 'Space', shift: 'Shift', alt: 'Alt' },
    or: 'or',
    richText: 'The text editor has a list of its own, behind the keyboard in its toolbar.',
  },
}

const se = {
  shortcuts: {
    title: 'Tangentbordsgenvägar',
    where: {
      everywhere: 'Överallt',
      form: 'I ett formulär',
      table: 'I en tabell',
      files: 'Bland filer som rutor',
      slides: 'I bildspelsredigeraren',
      plan: 'På ett våningsplans karta',
    },
    does: {
      everywhere: { palette: 'Sök eller gå till', help: 'Visa den här listan', close: 'Stäng det som är öppet' },
      form: { save: 'Spara' },
      table: {
        walk: 'Flytta mellan celler',
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
        layer: 'Flytta ett lager på scenen',
        size: 'Ändra ett lagers storlek',
        undo: 'Ångra',
        redo: 'Gör om',
      },
      plan: { nudge: 'Flytta markören', remove: 'Ta bort markören', undo: 'Ångra', redo: 'Gör om' },
    },
    key: { arrows: 'Pilar', upDown: '↑ ↓', space: 'Mellanslag', shift: 'Skift', alt: 'Alt' },
    or: 'eller',
    richText: 'Textredigeraren har en egen lista, bakom tangentbordet i verktygsfältet.',
  },
} satisfies Messages<typeof en>

const no = {
  shortcuts: {
    title: 'Hurtigtaster',
    where: {
      everywhere: 'Overalt',
      form: 'I et skjema',
      table: 'I en tabell',
      files: 'Blant filer som ruter',
      slides: 'I lysbilderedigeringen',
      plan: 'På en etasjes kart',
    },
    does: {
      everywhere: { palette: 'Søk eller gå til', help: 'Vis denne listen', close: 'Lukk det som er åpent' },
      form: { save: 'Lagre' },
      table: {
        walk: 'Flytt mellom celler',
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
        layer: 'Flytt et lag på scenen',
        size: 'Endre størrelsen på et lag',
        undo: 'Angre',
        redo: 'Gjør om',
      },
      plan: { nudge: 'Flytt markøren', remove: 'Slett markøren', undo: 'Angre', redo: 'Gjør om' },
    },
    key: { arrows: 'Piler', upDown: '↑ ↓', space: 'Mellomrom', shift: 'Skift', alt: 'Alt' },
    or: 'eller',
    richText: 'Tekstredigeringen har en egen liste, bak tastaturet på verktøylinjen.',
  },
} satisfies Messages<typeof en>

const is = {
  shortcuts: {
    title: 'Flýtilyklar',
    where: {
      everywhere: 'Alls staðar',
      form: 'Í eyðublaði',
      table: 'Í töflu',
      files: 'Meðal skráa sem reita',
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
        open: 'Opna röðina',
        select: 'Velja röðina',
        range: 'Velja hingað',
        all: 'Velja allt',
        copy: 'Afrita valdar raðir',
        order: 'Færa röðina, þar sem raðir hafa röðun',
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
    richText: 'Textaritillinn hefur eigin lista, á bak við lyklaborðið á tækjastikunni.',
  },
} satisfies Messages<typeof en>

export const shortcutMessages = defineMessages({ en, se, no, is })
