// All single-record types, of which each mall has exactly one record.
export { infoPage } from './info-page'
