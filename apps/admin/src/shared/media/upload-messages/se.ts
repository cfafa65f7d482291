import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  uploadErrors: {
    type: 'Filtypen är inte tillåten',
    size: 'Filen får vara högst 40 MB',
    proxy:
      'En proxy framför servern släpper inte igenom filen. Säg till administratören: den måste släppa igenom 1 MB åt gången.',
    content: 'Filens innehåll stämmer inte med filändelsen',
    pixels: 'Bilden har fler än 64 miljoner pixlar. Gör den mindre och försök igen.',
    room: 'Det finns inget utrymme kvar för filer. Säg till administratören.',
    quota: 'Mediebiblioteket är fullt. Ta bort filer som inte behövs längre, eller be administratören om mer utrymme.',
  },
} satisfies Messages<typeof en>
