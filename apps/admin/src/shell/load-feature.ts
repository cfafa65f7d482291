import type { Feature } from '../shared/feature'

const loading = new Map<Feature, ReturnType<Feature['load']>>()

/** A feature's code, asked for once; after a failure the page is loaded anew. */
export function loadFeature(feature: Feature) {
  const started = loading.get(feature) ?? feature.load()
  loading.set(feature, started)
  return started
}

/** Loads it when somebody is about to go there; what is out of reach now is asked for again, and told, when they do. */
export function prepareFeature(feature: Feature) {
  loadFeature(feature).catch(() => loading.delete(feature))
}
