import { defineMessages, type Messages } from '../i18n'

/** What is said of changes to many records, and of taking them back. */
const en = {
  bulk: {
    notUndone: ({ names }: { names: string }) =>
      `Someone else changed or deleted ${names} since, so that was not undone there.`,
    dates: 'Dates',
    title: ({ what }: { what: string }) => `Dates of ${what}`,
    text: 'A date that you leave empty stays as it is.',
    startDate: 'Start date',
    endDate: 'End date',
    turned: 'The end is before the start.',
    misfits: ({ names }: { names: string }) => `These would end before they begin, so they stay as they are: ${names}`,
    noneFits: 'All of them would end before they begin.',
    save: 'Save',
    saveSome: ({ count, all }: { count: number; all: number }) => `Save ${count} of ${all}`,
    cancel: 'Cancel',
  },
}

const se = {
  bulk: {
    notUndone: ({ names }) => `Någon annan har ändrat eller tagit bort ${names} sedan dess, så där ångrades inget.`,
    dates: 'Datum',
    title: ({ what }) => `Datum för ${what}`,
    text: 'Ett datum som lämnas tomt blir kvar som det är.',
    startDate: 'Startdatum',
    endDate: 'Slutdatum',
    turned: 'Slutet är före början.',
    misfits: ({ names }) => `De här skulle sluta innan de börjar och blir kvar som de är: ${names}`,
    noneFits: 'Alla skulle sluta innan de börjar.',
    save: 'Spara',
    saveSome: ({ count, all }) => `Spara ${count} av ${all}`,
    cancel: 'Avbryt',
  },
} satisfies Messages<typeof en>

const no = {
  bulk: {
    notUndone: ({ names }) => `Noen andre har endret eller slettet ${names} siden da, så der ble ingenting angret.`,
    dates: 'Datoer',
    title: ({ what }) => `Datoer for ${what}`,
    text: 'En dato som står tom, blir som den er.',
    startDate: 'Startdato',
    endDate: 'Sluttdato',
    turned: 'Slutten er før starten.',
    misfits: ({ names }) => `Disse ville sluttet før de begynner, og blir som de er: ${names}`,
    noneFits: 'Alle ville sluttet før de begynner.',
    save: 'Lagre',
    saveSome: ({ count, all }) => `Lagre ${count} av ${all}`,
    cancel: 'Avbryt',
  },
} satisfies Messages<typeof en>

const is = {
  bulk: {
    notUndone: ({ names }) => `Einhver annar hefur breytt eða eytt ${names} síðan, svo það var ekki afturkallað þar.`,
    dates: 'Dagsetningar',
    title: ({ what }) => `Dagsetningar: ${what}`,
    text: 'Dagsetning sem er skilin eftir auð helst óbreytt.',
    startDate: 'Upphafsdagur',
    endDate: 'Lokadagur',
    turned: 'Lokadagurinn er á undan upphafsdeginum.',
    misfits: ({ names }) => `Þessu lyki áður en það hefst, svo það helst óbreytt: ${names}`,
    noneFits: 'Þessu lyki öllu áður en það hefst.',
    save: 'Vista',
    saveSome: ({ count, all }) => `Vista ${count} af ${all}`,
    cancel: 'Hætta við',
  },
} satisfies Messages<typeof en>

export const bulkMessages = defineMessages({ en, se, no, is })
