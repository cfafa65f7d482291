import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  importExportMenu: {
    export: ({ what }) => `Eksporter ${what}`,
    exportAs: ({ format }) => `Eksporter som ${format}`,
    exported: ({ what }) => `Eksporterte ${what}`,
    import: 'Importer',
  },
} satisfies Messages<typeof en>
