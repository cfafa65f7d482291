import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const no = {
  copyField: {
    copy: ({ what }) => `Kopier ${what}`,
    copied: 'Kopiert til utklippstavlen',
    failed: 'Det ble ikke kopiert. Merk teksten, og kopier den selv.',
  },
} satisfies Messages<typeof en>
