import type { MediaKind } from '@kiosk-admin/api-client'
import { useFiles } from '../../data/media/use-files'
import { useMediaCategories } from '../../data/media/use-media-categories'
import { CategoryList } from './categories/category-list'
import { MediaScreen } from './media-screen'
import { Overview } from './overview'

/** Loads the files before the screen opens, as the specification requires. */
const filesOf = (kind: MediaKind) => ({
  screen: <MediaScreen key={kind} kind={kind} />,
  usePreload: () => useFiles(kind, { alerts: false }),
})

export const documents = filesOf('Document')
export const images = filesOf('Image')
export const videos = filesOf('Video')
export const fonts = filesOf('Font')

export const overview = {
  screen: <Overview />,
  // shows all counts at once, instead of 0 while loading
  usePreload: () => {
    const kinds = [
      useFiles('Document'),
      useFiles('Image', { alerts: false }),
      useFiles('Video'),
      useFiles('Font'),
      useMediaCategories(),
    ]
    return { loading: kinds.some(({ loading }) => loading) }
  },
}
export const categories = { screen: <CategoryList /> }
