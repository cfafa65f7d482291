import { reasons } from '@kiosk-admin/api-client'
import { defineMessages, type Messages } from './i18n'

// in English it is what the server says; two leave something open, which these fill
const { stationCode: _code, tooManyPoints: _points, ...said } = reasons

const en = {
  reasons: {
    ...said,
    stationCode: ({ code }: { code: string }) => `Another station has the code ${code}.`,
    tooManyPoints: ({ count, period }: { count: string; period: string }) => `Ask for at most ${count} ${period}s.`,
  },
}

const se = {
  reasons: {
    usernameTaken: 'Användarnamnet är upptaget.',
    groupMore: 'Gruppen får göra mer än du.',
    notThere: 'Det som anges finns inte.',
    mallNotReached: 'Du har inte åtkomst till köpcentrumet.',
    ownGroup: 'Ingen ändrar sin egen grupp.',
    ownStatus: 'Ingen ändrar sin egen status.',
    ownDeletion: 'Ingen tar bort sig själv.',
    ownPassword: 'Ditt eget lösenord ändrar du i din profil.',
    rightNotHeld: 'Ingen ger en rättighet som de själva inte har.',
    nobodyLeft: 'Ingen skulle vara kvar som får ändra användare, grupper och köpcentrum.',
    deletedToo: 'Det som anges har tagits bort. Återställ det först.',
    notYourPassword: 'Det här är inte ditt lösenord.',
    noSuchUser: 'Användaren finns inte.',
    belowItself: 'En kategori kan inte ligga under sig själv.',
    otherType: 'Den är av en annan typ.',
    typeStays: 'En posts typ ändras aldrig.',
    kindStays: 'En kategoris slag ändras aldrig.',
    fileKind: 'Den sortens fil passar inte här.',
    categoryKind: 'Kategorin är för en annan sorts filer.',
    onlyHere:
      'Här anges något som bara finns i det här köpcentrumet: skapa posten i det andra köpcentrumet och välj där.',
    tooManyFiles: 'Det är för många filer.',
    listChanged: 'Listan har ändrats: börja om.',
    setUpLink: 'Installationslänken har använts, är för gammal eller har ersatts av en nyare.',
    noForm: 'Det här är inget formulär, eller så avbröts det.',
    noFilePart: 'Filer skickas som delar med namnet file.',
    noJson: 'Innehållet är inte JSON.',
    bodyCutOff: 'Innehållet tog slut för tidigt.',
    noCursor: 'Ingen sida slutade där.',
    stationCode: ({ code }) => `En annan station har koden ${code}.`,
    tooManyPoints: ({ count, period }) =>
      `Fråga efter högst ${count} ${{ day: 'dagar', week: 'veckor' }[period] ?? 'månader'}.`,
  },
} satisfies Messages<typeof en>

const no = {
  reasons: {
    usernameTaken: 'Brukernavnet er opptatt.',
    groupMore: 'Gruppen kan gjøre mer enn deg.',
    notThere: 'Det som er angitt, finnes ikke.',
    mallNotReached: 'Du har ikke tilgang til dette kjøpesenteret.',
    ownGroup: 'Ingen endrer sin egen gruppe.',
    ownStatus: 'Ingen endrer sin egen status.',
    ownDeletion: 'Ingen sletter seg selv.',
    ownPassword: 'Ditt eget passord endrer du i profilen din.',
    rightNotHeld: 'Ingen gir en rettighet de ikke selv har.',
    nobodyLeft: 'Ingen ville være igjen som kan endre brukere, grupper og kjøpesentre.',
    deletedToo: 'Det som er angitt, er slettet. Hent det tilbake først.',
    notYourPassword: 'Dette er ikke passordet ditt.',
    noSuchUser: 'Brukeren finnes ikke.',
    belowItself: 'En kategori kan ikke ligge under seg selv.',
    otherType: 'Den er av en annen type.',
    typeStays: 'Typen til en oppføring endres aldri.',
    kindStays: 'Hva slags filer en kategori er for, endres aldri.',
    fileKind: 'Denne typen fil passer ikke her.',
    categoryKind: 'Kategorien er for en annen type filer.',
    onlyHere:
      'Her er det angitt noe som bare dette kjøpesenteret har: opprett oppføringen i det andre kjøpesenteret og velg der.',
    tooManyFiles: 'Det er for mange filer.',
    listChanged: 'Listen er endret: begynn på nytt.',
    setUpLink: 'Oppsettslenken er brukt, er for gammel eller er erstattet av en nyere.',
    noForm: 'Dette er ikke et skjema, eller så ble det avbrutt.',
    noFilePart: 'Filer sendes som deler med navnet file.',
    noJson: 'Innholdet er ikke JSON.',
    bodyCutOff: 'Innholdet sluttet for tidlig.',
    noCursor: 'Ingen side sluttet der.',
    stationCode: ({ code }) => `En annen stasjon har koden ${code}.`,
    tooManyPoints: ({ count, period }) =>
      `Spør om høyst ${count} ${{ day: 'dager', week: 'uker' }[period] ?? 'måneder'}.`,
  },
} satisfies Messages<typeof en>

const is = {
  reasons: {
    usernameTaken: 'Notandanafnið er frátekið.',
    groupMore: 'Hópurinn má gera meira en þú.',
    notThere: 'Það sem vísað er til er ekki til.',
    mallNotReached: 'Þú hefur ekki aðgang að þessari verslunarmiðstöð.',
    ownGroup: 'Enginn breytir eigin hópi.',
    ownStatus: 'Enginn breytir eigin stöðu.',
    ownDeletion: 'Enginn eyðir sjálfum sér.',
    ownPassword: 'Þú breytir eigin lykilorði á þinni síðu.',
    rightNotHeld: 'Enginn veitir réttindi sem hann hefur ekki sjálfur.',
    nobodyLeft: 'Enginn yrði eftir sem má breyta notendum, hópum og verslunarmiðstöðvum.',
    deletedToo: 'Því sem vísað er til hefur verið eytt. Endurheimtu það fyrst.',
    notYourPassword: 'Þetta er ekki lykilorðið þitt.',
    noSuchUser: 'Notandinn er ekki til.',
    belowItself: 'Flokkur getur ekki verið undir sjálfum sér.',
    otherType: 'Hann er af annarri gerð.',
    typeStays: 'Gerð færslu breytist aldrei.',
    kindStays: 'Tegund flokks breytist aldrei.',
    fileKind: 'Þessi tegund skráar passar ekki hér.',
    categoryKind: 'Flokkurinn er fyrir aðra tegund skráa.',
    onlyHere:
      'Hér er vísað í það sem aðeins er til í þessari verslunarmiðstöð: búðu færsluna til í hinni og veldu þar.',
    tooManyFiles: 'Skrárnar eru of margar.',
    listChanged: 'Listinn hefur breyst: byrjaðu aftur.',
    setUpLink: 'Uppsetningartengillinn hefur verið notaður, er of gamall eða nýrri hefur komið í hans stað.',
    noForm: 'Þetta er ekki eyðublað eða sendingin slitnaði.',
    noFilePart: 'Skrár eru sendar sem hlutar með heitinu file.',
    noJson: 'Innihaldið er ekki JSON.',
    bodyCutOff: 'Innihaldið endaði of snemma.',
    noCursor: 'Engin síða endaði þar.',
    stationCode: ({ code }) => `Önnur stöð er með kóðann ${code}.`,
    tooManyPoints: ({ count, period }) =>
      `Biddu í mesta lagi um ${count} ${{ day: 'daga', week: 'vikur' }[period] ?? 'mánuði'}.`,
  },
} satisfies Messages<typeof en>

export const reasonMessages = defineMessages({ en, se, no, is })
