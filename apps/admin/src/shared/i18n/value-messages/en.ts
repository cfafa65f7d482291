/** Names of enum values outside of forms, such as in the history. */
export const en = {
  values: {
    level: { ground: 'Ground floor', above: 'Level', below: 'Basement' },
    day: { special: 'Special day' },
    period: { day: 'Day', week: 'Week', month: 'Month' },
    view: { touchguide: 'Touchguide', pathfinder: 'Pathfinder' },
    groupBy: {
      type: 'Type',
      station: 'Station',
      category: 'Category',
      shop: 'Shop',
      menu: 'Menu',
      weekdayHour: 'Weekday and hour',
    },
    clickType: {
      touchGuide: 'Touchguide',
      categoryItem: 'Shop or company',
      pathFinder: 'Pathfinder',
      category: 'Category',
      menu: 'Menu',
      service: 'Service',
    },
    type: { 1: 'Shop', 2: 'Restaurant or café', 3: 'Service company' },
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
