import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  failures: {
    any: 'Något gick fel',
    network: 'Servern svarade inte. Kontrollera anslutningen och försök igen.',
    asOf: ({ at }) => `Uppgifter från ${at}`,
    notFound: 'Den finns inte längre. Någon annan kan ha tagit bort den.',
    inUse: ({ where }) => `Den används av ${where}. Ta bort den därifrån först.`,
    andMore: ({ where, count }) => `${where} och ${count} till`,
    rateLimited: 'För många försök. Vänta en stund och försök igen.',
    tooLarge: 'Det här är för mycket på en gång. Korta ner det eller dela upp det.',
    unavailable: 'Servern kan inte göra det här just nu. Vänta en stund och försök igen.',
  },
} satisfies Messages<typeof en>
