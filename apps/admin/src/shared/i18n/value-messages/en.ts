/** Names of enum values outside of forms, such as in the history. */
export const en = {
  values: {
    popup: { none: 'Nothing', details: 'Show details', site: 'Open the website' },
    setting: { indoor: 'Indoors', outdoor: 'Outdoors' },
    kind: {
      info: 'Info slideshow',
      screensaver: 'Screensaver',
      changePage: 'Another page',
      externalUrl: 'A website',
      details: 'Details',
      childCategory: 'A subcategory',
    },
    displaySpeed: { fast: 'Fast', normal: 'Normal', slow: 'Slow', verySlow: 'Very slow' },
    animation: { none: 'None', fade: 'Fade', slide: 'Slide', zoom: 'Zoom' },
    fit: { contain: 'Whole', cover: 'Fills its frame' },
    show: { everyDay: 'Every day', timeRange: 'At set times' },
    objectType: { parking: 'Parking', shopping: 'Shopping', other: 'Other' },
    page: {
      start: 'Start',
      shops: 'Shops',
      restaurants: 'Restaurants & cafés',
      serviceCompanies: 'Service companies',
      services: 'Services',
      offers: 'Offers',
      events: 'Events',
      parking: 'Parking',
      surroundingArea: 'Surrounding area',
      information: 'Information',
    },
  },
}
