import { matchRoute, useRouter } from 'wouter'
import type { Feature } from '../features'
import { useLocation } from '../shared/location'
import { useFeatures } from './features'

/** Whether one of these screens is open, at any of its addresses. */
export function useIsAt(features: readonly Pick<Feature, 'path' | 'also'>[]): boolean {
  const [here] = useLocation()
  const { parser } = useRouter()
  return features.some(({ path, also = [] }) => [path, ...also].some((one) => matchRoute(parser, one, here)[0]))
}

/** The screen that is open. */
export function useCurrentFeature(): Feature | undefined {
  const [here] = useLocation()
  const { parser } = useRouter()
  const features = useFeatures()
  return features.find(({ path, also = [] }) => [path, ...also].some((one) => matchRoute(parser, one, here)[0]))
}
