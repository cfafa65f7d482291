import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  importExportMenu: {
    export: ({ what }) => `Flytja út: ${what}`,
    exportAs: ({ format }) => `Flytja út sem ${format}`,
    exported: ({ what }) => `Flutt út: ${what}`,
    import: 'Flytja inn',
  },
} satisfies Messages<typeof en>
