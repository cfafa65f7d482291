import type { Messages } from '../../i18n/i18n'
import type { en } from './en'

export const is = {
  reasons: {
    usernameTaken: 'Notandanafnið er þegar í notkun.',
    groupMore: 'Hópurinn hefur meiri réttindi en þú.',
    notThere: 'Það sem vísað er til er ekki til.',
    groupOfOther: 'Hópurinn tilheyrir annarri verslunarmiðstöð.',
    groupMallStays: 'Ekki er hægt að breyta verslunarmiðstöð hóps.',
    groupNeedsMall:
      'Veldu verslunarmiðstöð. Aðeins þeir sem sjá um hópa allra verslunarmiðstöðva geta stofnað hóp fyrir allar.',
    mallNotReached: 'Þú hefur ekki aðgang að þessari verslunarmiðstöð.',
    userMore: 'Einhver hefur meiri réttindi í verslunarmiðstöðinni en þú.',
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
