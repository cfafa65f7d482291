import type { Feature } from '../shared/feature/feature'
import { messagesLoaded } from '../shared/i18n/i18n'

const loading = new Map<Feature, ReturnType<Feature['load']>>()

async function load(feature: Feature) {
  const module = await feature.load()
  await messagesLoaded()
  return module
}

/** Loads a feature's code and messages once; after a failure the page reloads. */
export function loadFeature(feature: Feature) {
  const pending = loading.get(feature) ?? load(feature)
  loading.set(feature, pending)
  return pending
}

/** Preloads on hover or focus. Failures are ignored here: opening the screen retries and reports them. */
export function prepareFeature(feature: Feature) {
  loadFeature(feature).catch(() => loading.delete(feature))
}
