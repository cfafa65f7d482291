import type { Messages } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const se = {
  users: {
    title: 'Användare',
    new: 'Ny användare',
    newInGroup: 'Ny användare i gruppen',
    create: 'Skapa användare',
    count: ({ count }) => `${count} användare`,
    empty: { title: 'Inga användare ännu', text: 'Alla som får logga in listas här.' },
    emptyGroup: {
      title: 'Ingen är med i gruppen',
      text: 'Gruppens användare listas här. De får göra det som gruppen tillåter.',
    },
    name: 'Namn',
    group: 'Grupp',
    you: 'du',
    fields: {
      username: 'Användarnamn',
      email: 'E-post',
      password: 'Lösenord',
      newPassword: 'Nytt lösenord',
      confirm: 'Bekräfta lösenordet',
      groupId: 'Grupp',
      mallIds: 'Köpcentrum',
      mallGroups: 'Grupper i köpcentrum',
      status: 'Aktiv',
    },
    status: { Active: 'Aktiv', InActive: 'Inaktiv' },
    link: {
      action: 'Lösenordslänk',
      title: ({ username }) => `Lösenordslänk för ${username}`,
      text: ({ until }) =>
        `Ge länken till din kollega, som väljer ett lösenord med den. Den kan användas en gång, fram till ${until}, och visas bara nu.`,
      inactive:
        'Användaren är inaktiv och kan inte logga in, inte heller med ett nytt lösenord. Aktivera användaren först.',
      label: 'Länk',
      done: 'Klar',
    },
    groupAbove: 'Gruppen ovan',
    noGroup: 'Ingen',
    chooseGroup: 'Välj en grupp',
    hint: {
      group: 'Gäller i alla användarens köpcentrum utom dem som har en egen grupp.',
      username: 'Bokstäverna a–z, siffror och . _ -',
      keep: 'Lämna tomt för att behålla lösenordet. Ett nytt lösenord loggar ut användaren överallt.',
      link: 'Lämna båda tomma för att få en länk som din kollega väljer ett lösenord med.',
      active: 'Bara aktiva användare kan logga in.',
    },
    reader: 'Du kan se användare men inte ändra dem.',
    more: 'Användaren får göra mer än du, eller arbetar på köpcentrum som du inte har åtkomst till, så du kan inte ändra något här.',
    own: {
      group: 'Du kan inte byta din egen grupp.',
      status: 'Du kan inte ändra din egen status.',
      delete: 'Du kan inte ta bort dig själv.',
      password: 'Ditt eget lösenord ändrar du i din profil.',
      profile: 'Öppna din profil',
    },
    groupMore: ({ group }) => `${group} (får göra mer än du)`,
    signedIn: ({ at }) => `Loggade senast in ${at}`,
    neverSignedIn: 'Har aldrig loggat in',
    copied: ({ name }) => `${name} är inaktiv och har inget lösenord ännu.`,
    deleteText: ({ name }) => `”${name}” loggas ut direkt, flyttas till papperskorgen och kan återställas i 30 dagar.`,
    deleteMany: ({ what }) => `${what} loggas ut direkt, flyttas till papperskorgen och kan återställas i 30 dagar.`,
  },
} satisfies Messages<typeof en>
