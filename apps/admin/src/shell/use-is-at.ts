import { matchRoute, useRouter } from 'wouter'
import type { Feature } from '../shared/feature/feature'
import { useLocation } from '../shared/routing/location'
import { useCurrentPageScreen } from '../shared/routing/page-name'
import { useFeatures } from './features'

type Addresses = Pick<Feature, 'path' | 'also'>

/** Returns a function that tells whether a screen is open, at any of its addresses or subpages. */
function useIsOpen() {
  const [location] = useLocation()
  const { parser } = useRouter()
  const screen = useCurrentPageScreen()
  return ({ path, also = [] }: Addresses) =>
    screen === undefined ? [path, ...also].some((one) => matchRoute(parser, one, location)[0]) : path === screen
}

/** Whether one of these screens is open. */
export const useIsAt = (features: readonly Addresses[]): boolean => features.some(useIsOpen())

/** The screen that is open. */
export const useCurrentFeature = (): Feature | undefined => useFeatures().find(useIsOpen())
