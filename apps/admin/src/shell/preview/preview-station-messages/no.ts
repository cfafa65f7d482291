import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const no = {
  previewStation: { as: 'Slik en stasjon viser det', partial: 'Viser bare det du har tilgang til' },
} satisfies Messages<typeof en>
