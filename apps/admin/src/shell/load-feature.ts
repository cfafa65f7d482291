import type { Feature } from '../shared/feature/feature'

const loading = new Map<Feature, ReturnType<Feature['load']>>()

/** Loads a feature's code once; after a failure the page reloads. */
export function loadFeature(feature: Feature) {
  const pending = loading.get(feature) ?? feature.load()
  loading.set(feature, pending)
  return pending
}

/** Preloads on hover or focus. Failures are ignored here: opening the screen retries and reports them. */
export function prepareFeature(feature: Feature) {
  loadFeature(feature).catch(() => loading.delete(feature))
}
