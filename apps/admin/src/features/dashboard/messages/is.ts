import { type Messages, plural } from '../../../shared/i18n/i18n'
import type { en } from './en'

export const is = {
  dashboard: {
    onKiosks: ({ events, offers }) =>
      `${events} ${plural('is', events, { one: 'viðburður', other: 'viðburðir' })} og ${offers} tilboð eru á skjáunum.`,
    newEvent: 'Nýr viðburður',
    newOffer: 'Nýtt tilboð',
    board: 'Birt efni',
    noAccess: 'Enginn aðgangur',
    inCategories: ({ count }) => `í ${count} ${plural('is', count, { one: 'flokki', other: 'flokkum' })}`,
    floors: ({ count }) => `${count} ${plural('is', count, { one: 'hæð', other: 'hæðir' })}`,
    offersAndShops: ({ offers, shops }) =>
      `${offers} tilboð og ${shops} ${plural('is', shops, { one: 'verslun', other: 'verslanir' })}`,
    statuses: ({ active, inactive }) =>
      `${active} ${plural('is', active, { one: 'virkt', other: 'virk' })}, ${inactive} ${plural('is', inactive, { one: 'óvirkt', other: 'óvirk' })}`,
    parts: {
      indoors: ({ active, inactive }) =>
        `Innandyra: ${active} ${plural('is', active, { one: 'virkt', other: 'virk' })}, ${inactive} ${plural('is', inactive, { one: 'óvirkt', other: 'óvirk' })}`,
      outdoors: ({ active, inactive }) =>
        `Utandyra: ${active} ${plural('is', active, { one: 'virkt', other: 'virk' })}, ${inactive} ${plural('is', inactive, { one: 'óvirkt', other: 'óvirk' })}`,
    },
    publication: 'Birting',
    onTheKiosks: 'Á skjáunum',
    number: ({ number }) => `Nr. ${number}`,
    neverPublished: 'Ekkert enn',
    seeStations: 'Skoða stöðvar',
    upToDate: ({ shown, total }) => `Uppfærðar stöðvar: ${shown} af ${total}`,
    noStations: 'Engar stöðvar enn',
    simulated: ({ count }) => `Stöðvar sem sýnisútgáfan hermir eftir: ${count}`,
    openKiosk: 'Opna skjáinn í sýnisútgáfunni',
    aside: 'Breytingar og dagsetningar',
    pending: 'Ekki á skjáunum enn',
    nothingPending: 'Allt sem er vistað er á skjáunum.',
    nothingActivePending: 'Allt sem er virkt er á skjáunum.',
    keptBack: ({ count }) =>
      `${count} ${plural('is', count, { one: 'óvirk færsla fer', other: 'óvirkar færslur fara' })} ekki á skjáina`,
    hidden: ({ count }) =>
      `${count} ${plural('is', count, { one: 'breyting', other: 'breytingar' })} á svæðum sem þú sérð ekki`,
    seeAll: ({ count }) => `Sjá allar breytingar (${count})`,
    nextDays: 'Næstu sjö dagar',
    nothingNext: 'Ekkert hefst og engu lýkur.',
    nothingNextOf: { event: 'Enginn viðburður hefst eða lýkur.', offer: 'Ekkert tilboð hefst eða lýkur.' },
    askForAccess: 'Þú sérð ekkert efni verslunarmiðstöðvarinnar. Biddu stjórnanda um réttindi.',
    begins: ({ count }) => plural('is', count, { one: 'hefst', other: 'hefjast' }),
    ends: ({ count }) => plural('is', count, { one: 'endar', other: 'enda' }),
    many: {
      event: ({ count }) => `${count} ${plural('is', count, { one: 'viðburður', other: 'viðburðir' })}`,
      offer: ({ count }) => `${count} tilboð`,
    },
    failed: 'Ekki tókst að sækja tölurnar.',
    retry: 'Reyna aftur',
  },
} satisfies Messages<typeof en>
