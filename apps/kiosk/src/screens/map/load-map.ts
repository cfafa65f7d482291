/** The map with the ways; loaded after the pages of the guide. */
export const loadMap = () => import('./map-page')
