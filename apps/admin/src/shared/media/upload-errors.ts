import { ApiError } from '@kiosk-admin/api-client'
import { failureText } from '../failures'
import { defineMessages, type Messages, textsNow } from '../i18n'

const en = {
  uploadErrors: {
    type: 'File type is not allowed',
    size: 'File must be at most 40 MB',
    content: 'File content doesn’t match its extension',
    pixels: 'The picture has more than 64 million pixels. Reduce its size and try again.',
    room: 'There’s no room left for files. Tell your administrator.',
    quota: 'The media library is full. Delete files you no longer need, or ask your administrator for more space.',
  },
}

const se = {
  uploadErrors: {
    type: 'Filtypen är inte tillåten',
    size: 'Filen får vara högst 40 MB',
    content: 'Filens innehåll stämmer inte med filändelsen',
    pixels: 'Bilden har fler än 64 miljoner pixlar. Gör den mindre och försök igen.',
    room: 'Det finns inget utrymme kvar för filer. Säg till administratören.',
    quota: 'Mediebiblioteket är fullt. Ta bort filer som inte behövs längre, eller be administratören om mer utrymme.',
  },
} satisfies Messages<typeof en>

const no = {
  uploadErrors: {
    type: 'Filtypen er ikke tillatt',
    size: 'Filen kan være på høyst 40 MB',
    content: 'Innholdet i filen stemmer ikke med filendelsen',
    pixels: 'Bildet har mer enn 64 millioner piksler. Gjør det mindre og prøv igjen.',
    room: 'Det er ikke plass til flere filer. Si fra til administratoren.',
    quota: 'Mediebiblioteket er fullt. Slett filer du ikke trenger lenger, eller be administratoren om mer plass.',
  },
} satisfies Messages<typeof en>

const is = {
  uploadErrors: {
    type: 'Þessi skráartegund er ekki leyfð',
    size: 'Skráin má vera 40 MB að hámarki',
    content: 'Innihald skrárinnar passar ekki við skráarendinguna',
    pixels: 'Myndin er stærri en 64 milljónir díla. Minnkaðu hana og reyndu aftur.',
    room: 'Ekkert pláss er eftir fyrir skrár. Láttu stjórnanda vita.',
    quota: 'Miðlasafnið er fullt. Eyddu skrám sem ekki er lengur þörf á eða biddu stjórnanda um meira pláss.',
  },
} satisfies Messages<typeof en>

const messages = defineMessages({ en, se, no, is })

/** Whether the server would refuse the same file again. */
export const isPermanentUploadProblem = (error: unknown): boolean =>
  error instanceof ApiError &&
  ['unsupported_type', 'too_large', 'content_mismatch', 'too_many_pixels', 'validation', 'access_denied'].includes(
    error.code,
  )

/** Why the server did not take a file; nothing for what has no words of its own. */
export function uploadProblem(error: unknown): string | undefined {
  const t = textsNow(messages)
  if (!(error instanceof ApiError)) return undefined
  switch (error.code) {
    case 'unsupported_type':
      return t('uploadErrors.type')
    case 'too_large':
      return t('uploadErrors.size')
    case 'content_mismatch':
      return t('uploadErrors.content')
    case 'too_many_pixels':
      return t('uploadErrors.pixels')
    case 'quota_full':
      return t('uploadErrors.quota')
    case 'storage_full':
      return t('uploadErrors.room')
    default:
      return failureText(error)
  }
}
