import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  previewStation: { as: 'Som en station visar det', partial: 'Visar bara det du har åtkomst till' },
} satisfies Messages<typeof en>
