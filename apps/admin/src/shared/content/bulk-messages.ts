import { defineMessages, type Messages } from '../i18n'

/** What is said of changes to many records, and of taking them back. */
const en = {
  bulk: {
    notUndone: ({ names }: { names: string }) =>
      `Nothing was undone: someone else has since changed or deleted ${names}.`,
    undoOthers: 'Undo the others',
    movedOn: ({ names }: { names: string }) =>
      `Nothing was changed: someone else has just changed or deleted ${names}. Look at the list and try again.`,
    doesNotFit: ({ names }: { names: string }) => `Nothing was changed: this doesn’t fit ${names}.`,
    dates: 'Dates',
    title: ({ what }: { what: string }) => `Dates of ${what}`,
    text: 'Leave a date empty to keep it as it is.',
    startDate: 'Start date',
    endDate: 'End date',
    turned: 'The end date is before the start date.',
    misfits: ({ names }: { names: string }) => `These would end before they start, so they won’t be changed: ${names}`,
    noneFits: 'All of them would end before they start.',
    save: 'Save',
    saveSome: ({ count, all }: { count: number; all: number }) => `Save ${count} of ${all}`,
    cancel: 'Cancel',
  },
}

const se = {
  bulk: {
    notUndone: ({ names }) => `Inget ångrades: någon annan har sedan dess ändrat eller tagit bort ${names}.`,
    undoOthers: 'Ångra de andra',
    movedOn: ({ names }) =>
      `Inget ändrades: någon annan har just ändrat eller tagit bort ${names}. Titta i listan och försök igen.`,
    doesNotFit: ({ names }) => `Inget ändrades: det här går inte för ${names}.`,
    dates: 'Datum',
    title: ({ what }) => `Datum för ${what}`,
    text: 'Ett datum som lämnas tomt blir kvar som det är.',
    startDate: 'Startdatum',
    endDate: 'Slutdatum',
    turned: 'Slutdatumet är före startdatumet.',
    misfits: ({ names }) => `De här skulle sluta innan de börjar och lämnas därför som de är: ${names}`,
    noneFits: 'Alla skulle sluta innan de börjar.',
    save: 'Spara',
    saveSome: ({ count, all }) => `Spara ${count} av ${all}`,
    cancel: 'Avbryt',
  },
} satisfies Messages<typeof en>

const no = {
  bulk: {
    notUndone: ({ names }) => `Ingenting ble angret: Noen andre har siden endret eller slettet ${names}.`,
    undoOthers: 'Angre de andre',
    movedOn: ({ names }) =>
      `Ingenting ble endret: Noen andre har nettopp endret eller slettet ${names}. Se på listen, og prøv igjen.`,
    doesNotFit: ({ names }) => `Ingenting ble endret: Dette går ikke for ${names}.`,
    dates: 'Datoer',
    title: ({ what }) => `Datoer for ${what}`,
    text: 'En dato som står tom, blir som den er.',
    startDate: 'Startdato',
    endDate: 'Sluttdato',
    turned: 'Sluttdatoen er før startdatoen.',
    misfits: ({ names }) => `Disse ville sluttet før de begynner, og blir som de er: ${names}`,
    noneFits: 'Alle ville sluttet før de begynner.',
    save: 'Lagre',
    saveSome: ({ count, all }) => `Lagre ${count} av ${all}`,
    cancel: 'Avbryt',
  },
} satisfies Messages<typeof en>

const is = {
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
    noneFits: 'Þessu lyki öllu áður en það hefst.',
    save: 'Vista',
    saveSome: ({ count, all }) => `Vista ${count} af ${all}`,
    cancel: 'Hætta við',
  },
} satisfies Messages<typeof en>

export const bulkMessages = defineMessages({ en, se, no, is })
