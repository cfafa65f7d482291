export { type LetterGroup, letterIndex } from '../search/letter-index'
export {
  type SearchField,
  type SearchHit,
  type SearchIndex,
  type SearchOptions,
  type SearchRecord,
  type SearchTier,
  searchFields,
  searchIndex,
  searchTiers,
} from '../search/search-index'
