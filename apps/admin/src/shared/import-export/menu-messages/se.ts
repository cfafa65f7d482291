import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  importExportMenu: {
    export: ({ what }) => `Exportera ${what}`,
    exportAs: ({ format }) => `Exportera som ${format}`,
    exported: ({ what }) => `Exporterade ${what}`,
    import: 'Importera',
  },
} satisfies Messages<typeof en>
