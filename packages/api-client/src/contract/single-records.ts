// What a mall has exactly one of.
export { infoPage } from './info-page'
