import { createContext, use } from 'react'

/** Paths of the available screens, for links between features. */
const ScreenPathsContext = createContext<readonly string[]>([])

export const useScreenPaths = () => use(ScreenPathsContext)
export { ScreenPathsContext as ScreenPaths }
