import { reasons } from '@kiosk-admin/api-client/reasons'
import { defineMessages, type Messages } from './i18n'

// in English it is what the server says; these leave something open, which is filled below
const {
  stationCode: _code,
  tooManyPoints: _points,
  textElements: _elements,
  textDepth: _depth,
  textFormats: _formats,
  textAttributes: _attributes,
  ...said
} = reasons

type Count = { count: string }

const en = {
  reasons: {
    ...said,
    textElements: ({ count }: Count) => `The text has too many elements: ${count} at most.`,
    textDepth: ({ count }: Count) => `The text has too many levels inside each other: ${count} at most.`,
    textFormats: ({ count }: Count) => `The text has too many formats inside each other: ${count} at most.`,
    textAttributes: ({ count }: Count) => `An element of the text has too many attributes: ${count} at most.`,
    stationCode: ({ code }: { code: string }) => `Another station already has the code ${code}.`,
    tooManyPoints: ({ count, period }: { count: string; period: string }) =>
      `Choose a shorter period: ${count} ${period}s at most.`,
  },
}

const se = {
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

const no = {
  reasons: {
    usernameTaken: 'Brukernavnet er opptatt.',
    groupMore: 'Gruppen kan gjøre mer enn deg.',
    notThere: 'Noe oppføringen viser til, finnes ikke lenger. Velg noe annet.',
    mallNotReached: 'Du har ikke tilgang til dette kjøpesenteret.',
    ownGroup: 'Du kan ikke endre din egen gruppe.',
    ownStatus: 'Du kan ikke endre din egen status.',
    ownDeletion: 'Du kan ikke slette deg selv.',
    ownPassword: 'Ditt eget passord endrer du i profilen din.',
    rightNotHeld: 'Du kan ikke gi en rettighet du ikke selv har.',
    nobodyLeft: 'Da ville det ikke være noen igjen som kan endre brukere, grupper og kjøpesentre.',
    deletedToo: 'Det som er angitt, er slettet. Hent det tilbake først.',
    notYourPassword: 'Det nåværende passordet er feil.',
    noSuchUser: 'Brukeren finnes ikke.',
    belowItself: 'En kategori kan ikke ligge under seg selv.',
    otherType: 'Det valgte er av feil type. Velg noe annet.',
    typeStays: 'Typen til en oppføring kan ikke endres.',
    kindStays: 'Kategoriens type kan ikke endres.',
    fileKind: 'Denne typen fil passer ikke her.',
    categoryKind: 'Kategorien er for en annen type filer.',
    onlyHere:
      'Her er det angitt noe som bare dette kjøpesenteret har: opprett oppføringen i det andre kjøpesenteret og velg der.',
    tooManyFiles: 'For mange filer på én gang. Del dem opp, og prøv igjen.',
    listChanged: 'Listen er endret: begynn på nytt.',
    setUpLink: 'Oppsettslenken er brukt, er for gammel eller er erstattet av en nyere.',
    passwordLink: 'Passordlenken er brukt, er utløpt eller er erstattet av en nyere.',
    passwordNames: 'Det inneholder brukernavnet eller navnet på et kjøpesenter. Velg andre ord.',
    passwordGuessable: 'Det er for lett å gjette. Velg flere ord som ikke hører sammen.',
    noForm: 'Dette er ikke et skjema, eller så ble det avbrutt.',
    noFilePart: 'Filer sendes som deler med navnet file.',
    noJson: 'Innholdet er ikke JSON.',
    bodyDepth: 'Innholdet er nøstet i for mange nivåer.',
    bodyValues: 'Innholdet har for mange verdier.',
    bodyCutOff: 'Innholdet sluttet for tidlig.',
    noCursor: 'Listen kan ikke fortsette derfra. Last den inn på nytt.',
    textElements: ({ count }) =>
      `Teksten har for mange deler. Det er plass til høyst ${count}: del den opp eller forenkle formateringen.`,
    textDepth: ({ count }) => `Teksten er nøstet i for mange nivåer. Høyst ${count} er tillatt.`,
    textFormats: ({ count }) => `Teksten har for mange formater inni hverandre. Høyst ${count} er tillatt.`,
    textAttributes: ({ count }) => `Et element i teksten har for mange attributter. Høyst ${count} er tillatt.`,
    stationCode: ({ code }) => `En annen stasjon har koden ${code}.`,
    tooManyPoints: ({ count, period }) => `Velg høyst ${count} ${{ day: 'dager', week: 'uker' }[period] ?? 'måneder'}.`,
  },
} satisfies Messages<typeof en>

const is = {
  reasons: {
    usernameTaken: 'Notandanafnið er þegar í notkun.',
    groupMore: 'Hópurinn hefur meiri réttindi en þú.',
    notThere: 'Það sem vísað er til er ekki til.',
    mallNotReached: 'Þú hefur ekki aðgang að þessari verslunarmiðstöð.',
    ownGroup: 'Þú getur ekki breytt eigin hópi.',
    ownStatus: 'Þú getur ekki breytt eigin stöðu.',
    ownDeletion: 'Þú getur ekki eytt eigin aðgangi.',
    ownPassword: 'Breyttu lykilorðinu þínu á „Mín síða“.',
    rightNotHeld: 'Þú getur ekki veitt réttindi sem þú hefur ekki.',
    nobodyLeft: 'Að minnsta kosti einn notandi þarf að geta breytt notendum, hópum og verslunarmiðstöðvum.',
    deletedToo: 'Því sem vísað er til hefur verið eytt. Endurheimtu það fyrst.',
    notYourPassword: 'Þetta er ekki lykilorðið þitt.',
    noSuchUser: 'Notandinn er ekki til.',
    belowItself: 'Flokkur getur ekki verið undir sjálfum sér.',
    otherType: 'Flokkurinn er af annarri gerð.',
    typeStays: 'Gerð færslu breytist aldrei.',
    kindStays: 'Tegund flokks breytist aldrei.',
    fileKind: 'Þessi tegund skráar passar ekki hér.',
    categoryKind: 'Flokkurinn er fyrir aðra tegund skráa.',
    onlyHere:
      'Hér er vísað í það sem aðeins er til í þessari verslunarmiðstöð: búðu færsluna til í hinni og veldu þar.',
    tooManyFiles: 'Skrárnar eru of margar.',
    listChanged: 'Listinn hefur breyst. Byrjaðu upp á nýtt.',
    setUpLink: 'Uppsetningartengillinn hefur verið notaður, er of gamall eða nýrri hefur komið í hans stað.',
    passwordLink: 'Lykilorðstengillinn hefur verið notaður, er útrunninn eða nýrri hefur komið í hans stað.',
    passwordNames: 'Það inniheldur notandanafnið eða heiti verslunarmiðstöðvar. Veldu önnur orð.',
    passwordGuessable: 'Það er of auðvelt að giska á það. Veldu nokkur orð sem eiga ekki saman.',
    noForm: 'Þetta er ekki eyðublað eða sendingin slitnaði.',
    noFilePart: 'Skrár eru sendar sem hlutar með heitinu file.',
    noJson: 'Innihaldið er ekki JSON.',
    bodyDepth: 'Of mörg þrep eru í innihaldinu.',
    bodyValues: 'Of mörg gildi eru í innihaldinu.',
    bodyCutOff: 'Innihaldið endaði of snemma.',
    noCursor: 'Engin síða endaði þar.',
    textElements: ({ count }) =>
      `Of margir hlutar eru í textanum. Hámarkið er ${count}: skiptu honum upp eða einfaldaðu sniðið.`,
    textDepth: ({ count }) => `Of mörg þrep eru hvert innan í öðru í textanum. Hámarkið er ${count}.`,
    textFormats: ({ count }) => `Of mörg snið eru hvert innan í öðru í textanum. Hámarkið er ${count}.`,
    textAttributes: ({ count }) => `Of margar eigindir eru á einu staki í textanum. Hámarkið er ${count}.`,
    stationCode: ({ code }) => `Önnur stöð er með kóðann ${code}.`,
    tooManyPoints: ({ count, period }) =>
      `Biddu í mesta lagi um ${count} ${{ day: 'daga', week: 'vikur' }[period] ?? 'mánuði'}.`,
  },
} satisfies Messages<typeof en>

export const reasonMessages = defineMessages({ en, se, no, is })
