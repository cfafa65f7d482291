import { defineMessages, type Messages } from '../i18n'

const en = {
  exchangeMenu: {
    export: ({ what }: { what: string }) => `Export ${what}`,
    exportAs: ({ format }: { format: string }) => `Export as ${format}`,
    exported: ({ what }: { what: string }) => `Exported ${what}`,
    import: 'Import',
  },
}

const se = {
  exchangeMenu: {
    export: ({ what }) => `Exportera ${what}`,
    exportAs: ({ format }) => `Exportera som ${format}`,
    exported: ({ what }) => `Exporterade ${what}`,
    import: 'Importera',
  },
} satisfies Messages<typeof en>

const no = {
  exchangeMenu: {
    export: ({ what }) => `Eksporter ${what}`,
    exportAs: ({ format }) => `Eksporter som ${format}`,
    exported: ({ what }) => `Eksporterte ${what}`,
    import: 'Importer',
  },
} satisfies Messages<typeof en>

const is = {
  exchangeMenu: {
    export: ({ what }) => `Flytja út: ${what}`,
    exportAs: ({ format }) => `Flytja út sem ${format}`,
    exported: ({ what }) => `Flutt út: ${what}`,
    import: 'Flytja inn',
  },
} satisfies Messages<typeof en>

export const menuMessages = defineMessages({ en, se, no, is })
