import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const se = {
  reasons: {
    usernameTaken: 'Användarnamnet är upptaget.',
    groupMore: 'Gruppen får göra mer än du.',
    notThere: 'Något som posten hänvisar till finns inte längre. Välj något annat.',
    mallNotReached: 'Du har inte åtkomst till köpcentrumet.',
    ownGroup: 'Du kan inte byta din egen grupp.',
    ownStatus: 'Du kan inte ändra din egen status.',
    ownDeletion: 'Du kan inte ta bort dig själv.',
    ownPassword: 'Ditt eget lösenord ändrar du i din profil.',
    rightNotHeld: 'Du kan inte ge en rättighet som du själv saknar.',
    nobodyLeft: 'Då skulle ingen finnas kvar som får ändra användare, grupper och köpcentrum.',
    deletedToo: 'Det som anges har tagits bort. Återställ det först.',
    notYourPassword: 'Det nuvarande lösenordet stämmer inte.',
    noSuchUser: 'Användaren finns inte.',
    belowItself: 'En kategori kan inte ligga under sig själv.',
    otherType: 'Det valda är av fel typ. Välj något annat.',
    typeStays: 'En posts typ går inte att ändra.',
    kindStays: 'Kategorins typ går inte att ändra.',
    fileKind: 'Den filtypen kan inte användas här.',
    categoryKind: 'Kategorin är till för en annan filtyp.',
    onlyHere:
      'Här anges något som bara finns i det här köpcentrumet: skapa posten i det andra köpcentrumet och välj där.',
    tooManyFiles: 'För många filer på en gång. Dela upp dem och försök igen.',
    listChanged: 'Listan har ändrats under tiden. Börja om.',
    setUpLink: 'Installationslänken har använts, är för gammal eller har ersatts av en nyare.',
    passwordLink: 'Lösenordslänken har använts, har gått ut eller har ersatts av en nyare.',
    passwordNames: 'Det innehåller användarnamnet eller namnet på ett köpcentrum. Välj andra ord.',
    passwordGuessable: 'Det är för lätt att gissa. Välj flera ord som inte hör ihop.',
    noForm: 'Det här är inget formulär, eller så avbröts det.',
    noFilePart: 'Filer skickas som delar med namnet file.',
    noJson: 'Innehållet är inte JSON.',
    bodyDepth: 'Innehållet är nästlat i för många nivåer.',
    bodyValues: 'Innehållet har för många värden.',
    bodyCutOff: 'Innehållet tog slut för tidigt.',
    noCursor: 'Listan kunde inte fortsätta därifrån. Ladda om den.',
    textElements: ({ count }) =>
      `Texten har för många delar. Högst ${count} får plats: dela upp den eller förenkla formateringen.`,
    textDepth: ({ count }) => `Texten är nästlad i för många nivåer. Högst ${count} är tillåtna.`,
    textFormats: ({ count }) => `Texten har för många format inuti varandra. Högst ${count} är tillåtna.`,
    textAttributes: ({ count }) => `Ett element i texten har för många attribut. Högst ${count} är tillåtna.`,
    stationCode: ({ code }) => `En annan station har koden ${code}.`,
    tooManyPoints: ({ count, period }) =>
      `Välj högst ${count} ${{ day: 'dagar', week: 'veckor' }[period] ?? 'månader'}.`,
  },
} satisfies Messages<typeof en>
