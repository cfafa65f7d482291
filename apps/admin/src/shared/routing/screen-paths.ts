import { createContext, use } from 'react'

/** The paths of the screens that exist, for features that link to others without knowing them. */
const ScreenPathsContext = createContext<readonly string[]>([])

export const useScreenPaths = () => use(ScreenPathsContext)
export { ScreenPathsContext as ScreenPaths }
