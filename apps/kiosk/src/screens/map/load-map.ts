/** The map with the ways; loaded after the pages of the guide. */
export const loadMap = () => import('./map-page')

/** The map beside the list of the start page; loaded after it. */
export const loadHomeMap = () => import('./home/home-map')
