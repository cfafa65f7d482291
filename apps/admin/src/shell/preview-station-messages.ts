import { defineMessages, type Messages } from '../shared/i18n'

const en = { previewStation: { as: 'As shown on a station', partial: 'Shows only what you have access to' } }

const se = {
  previewStation: { as: 'Som en station visar det', partial: 'Visar bara det du har åtkomst till' },
} satisfies Messages<typeof en>

const no = {
  previewStation: { as: 'Slik en stasjon viser det', partial: 'Viser bare det du har tilgang til' },
} satisfies Messages<typeof en>

const is = {
  previewStation: { as: 'Eins og stöð sýnir það', partial: 'Sýnir aðeins það sem þú hefur aðgang að' },
} satisfies Messages<typeof en>

export const previewStationMessages = defineMessages({ en, se, no, is })
