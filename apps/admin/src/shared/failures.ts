import { ApiError } from '@kiosk-admin/api-client'
import { changeMessages } from './change-messages'
import { defineMessages, type Messages, plural, textsNow } from './i18n'
import { language } from './language'
import { textIn } from './localised'
import { toastError } from './toasts'

const en = {
  failures: {
    any: 'Something goes wrong',
    network: 'Couldn’t reach the server. Check your connection and try again.',
    notFound: 'It no longer exists. Someone else may have deleted it.',
    inUse: ({ where }: { where: string }) => `It’s used by ${where}. Remove it there first.`,
    andMore: ({ where, count }: { where: string; count: number }) =>
      `${where} and ${count} ${plural('en', count, { one: 'other', other: 'others' })}`,
    rateLimited: 'Too many attempts. Wait a moment, then try again.',
    tooLarge: 'This is too much at once. Shorten it or do it in smaller parts.',
    unavailable: 'The server can’t do this right now. Wait a moment, then try again.',
  },
}

const se = {
  failures: {
    any: 'Något gick fel',
    network: 'Servern svarade inte. Kontrollera anslutningen och försök igen.',
    notFound: 'Den finns inte längre. Någon annan kan ha tagit bort den.',
    inUse: ({ where }) => `Den används av ${where}. Ta bort den därifrån först.`,
    andMore: ({ where, count }) => `${where} och ${count} till`,
    rateLimited: 'För många försök. Vänta en stund och försök igen.',
    tooLarge: 'Det här är för mycket på en gång. Korta ner det eller dela upp det.',
    unavailable: 'Servern kan inte göra det här just nu. Vänta en stund och försök igen.',
  },
} satisfies Messages<typeof en>

const no = {
  failures: {
    any: 'Noe gikk galt',
    network: 'Serveren svarte ikke. Kontroller tilkoblingen og prøv igjen.',
    notFound: 'Den finnes ikke lenger. Noen andre kan ha slettet den.',
    inUse: ({ where }) => `Den brukes av ${where}. Fjern den derfra først.`,
    andMore: ({ where, count }) => `${where} og ${count} til`,
    rateLimited: 'For mange forsøk. Vent litt, og prøv igjen.',
    tooLarge: 'Dette er for mye på én gang. Kort det ned eller del det opp.',
    unavailable: 'Serveren kan ikke gjøre dette akkurat nå. Vent litt, og prøv igjen.',
  },
} satisfies Messages<typeof en>

const is = {
  failures: {
    any: 'Eitthvað fór úrskeiðis',
    network: 'Þjónninn svaraði ekki. Athugaðu nettenginguna og reyndu aftur.',
    notFound: 'Færslan er ekki lengur til. Einhver annar kann að hafa eytt henni.',
    inUse: ({ where }) => `Færslan er í notkun: ${where}. Fjarlægðu hana þar fyrst.`,
    andMore: ({ where, count }) => `${where} og ${count} í viðbót`,
    rateLimited: 'Of margar tilraunir. Bíddu augnablik og reyndu aftur.',
    tooLarge: 'Þetta er of mikið í einu. Styttu það eða skiptu því í smærri hluta.',
    unavailable: 'Þjónninn getur ekki sinnt þessu núna. Bíddu augnablik og reyndu aftur.',
  },
} satisfies Messages<typeof en>

const messages = defineMessages({ en, se, no, is })

/** More names than these say less. */
const mostNamed = 5

/** What uses a record, by name and kind: "Rask Sko (Shop or company), Shoes (Category) and 9 others". */
function wherever({ usedBy, hiddenUses }: Pick<ApiError, 'usedBy' | 'hiddenUses'>): string {
  const kindOf = textsNow(changeMessages)
  const kinds = changeMessages.texts.changes.resource
  const named = usedBy.slice(0, mostNamed).map(({ name, resource }) => {
    const kind = resource in kinds ? (resource as keyof typeof kinds) : 'other'
    return `${textIn(name, language.get())} (${kindOf(`changes.resource.${kind}`)})`
  })
  const where = named.join(', ')
  const count = usedBy.length - named.length + hiddenUses
  return count > 0 ? textsNow(messages)('failures.andMore', { where, count }) : where
}

/** Why something was not done, in a sentence; nothing for what the whole page already answers. */
export function failureText(error: unknown): string | undefined {
  const t = textsNow(messages)
  if (!(error instanceof ApiError)) return t('failures.any')
  switch (error.code) {
    case 'unauthenticated':
    case 'access_denied':
    case 'aborted':
      return undefined
    case 'network':
      return t('failures.network')
    case 'not_found':
      return t('failures.notFound')
    case 'in_use':
      return t('failures.inUse', { where: wherever(error) })
    case 'rate_limited':
      return t('failures.rateLimited')
    case 'body_too_large':
      return t('failures.tooLarge')
    case 'unavailable':
      return t('failures.unavailable')
    default:
      return t('failures.any')
  }
}

/** An action failed: said once, in the corner. */
export function toastFailure(error: unknown) {
  if (error instanceof ApiError && error.code === 'validation') {
    // its sentences are many, and seldom said: they are no part of every screen
    void import('./reasons').then(({ reasonOf }) => toastError(reasonOf(error) ?? textsNow(messages)('failures.any')))
    return
  }
  const text = failureText(error)
  if (text) toastError(text)
}
