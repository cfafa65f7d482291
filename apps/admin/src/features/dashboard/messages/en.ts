import { plural } from '../../../shared/i18n/i18n'

export const en = {
  dashboard: {
    onKiosks: ({ events, offers }: { events: number; offers: number }) =>
      `${events} ${plural('en', events, { one: 'event', other: 'events' })} and ${offers} ${plural('en', offers, { one: 'offer', other: 'offers' })} are on the kiosks.`,
    newEvent: 'New event',
    newOffer: 'New offer',
    board: 'Published content',
    noAccess: 'No access',
    inCategories: ({ count }: { count: number }) =>
      `in ${count} ${plural('en', count, { one: 'category', other: 'categories' })}`,
    floors: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'floor', other: 'floors' })}`,
    offersAndShops: ({ offers, shops }: { offers: number; shops: number }) =>
      `${offers} ${plural('en', offers, { one: 'offer', other: 'offers' })} and ${shops} ${plural('en', shops, { one: 'shop', other: 'shops' })}`,
    statuses: ({ active, inactive }: { active: number; inactive: number }) => `${active} Active, ${inactive} InActive`,
    parts: {
      indoors: ({ active, inactive }: { active: number; inactive: number }) =>
        `Indoors: ${active} Active, ${inactive} InActive`,
      outdoors: ({ active, inactive }: { active: number; inactive: number }) =>
        `Outdoors: ${active} Active, ${inactive} InActive`,
    },
    publication: 'Publication',
    onTheKiosks: 'On the kiosks',
    number: ({ number }: { number: number }) => `No. ${number}`,
    neverPublished: 'Nothing yet',
    seeStations: 'See stations',
    upToDate: ({ shown, total }: { shown: number; total: number }) =>
      `${shown} of ${total} ${plural('en', total, { one: 'station', other: 'stations' })} up to date`,
    noStations: 'No stations yet',
    simulated: ({ count }: { count: number }) => `Stations simulated by the demo: ${count}`,
    openKiosk: 'Open the demo kiosk',
    aside: 'Changes and dates',
    pending: 'Not on the kiosks yet',
    nothingPending: 'Everything saved is on the kiosks.',
    nothingActivePending: 'Everything active is on the kiosks.',
    keptBack: ({ count }: { count: number }) =>
      `${count} inactive ${plural('en', count, { one: 'record is', other: 'records are' })} kept back`,
    hidden: ({ count }: { count: number }) =>
      `${count} ${plural('en', count, { one: 'change', other: 'changes' })} in areas you can’t see`,
    seeAll: ({ count }: { count: number }) => `See all changes (${count})`,
    nextDays: 'Next seven days',
    nothingNext: 'Nothing starts or ends.',
    nothingNextOf: { event: 'No event starts or ends.', offer: 'No offer starts or ends.' },
    askForAccess: 'You can’t see any content of this mall. Ask an administrator for access.',
    begins: ({ count }: { count: number }) => plural('en', count, { one: 'starts', other: 'start' }),
    ends: ({ count }: { count: number }) => plural('en', count, { one: 'ends', other: 'end' }),
    many: {
      event: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'event', other: 'events' })}`,
      offer: ({ count }: { count: number }) => `${count} ${plural('en', count, { one: 'offer', other: 'offers' })}`,
    },
    failed: 'Couldn’t load the figures.',
    retry: 'Try again',
  },
}
