import { createContext, type ReactNode, use, useLayoutEffect } from 'react'
import { features as all } from '../features'
import type { Feature } from '../shared/feature/feature'
import { titleIn } from '../shared/feature/known-features'
import { setKnownFeatures } from '../shared/feature/registry'
import { useLanguage } from '../shared/i18n/language'
import { ScreenPaths } from '../shared/routing/screen-paths'
import { addScreenPatterns } from '../shared/routing/screen-patterns'

setKnownFeatures(all)

const FeaturesContext = createContext<readonly Feature[]>([])

/** All screens, in the order of the menu. */
export const useFeatures = () => use(FeaturesContext)

export type FeaturesProps = { features: readonly Feature[]; children: ReactNode }

export function Features({ features, children }: FeaturesProps) {
  // before the effects of a boundary that reports a failure
  useLayoutEffect(() => addScreenPatterns(features.flatMap(({ path, also = [] }) => [path, ...also])), [features])
  return (
    <FeaturesContext value={features}>
      <ScreenPaths value={features.map(({ path }) => path)}>{children}</ScreenPaths>
    </FeaturesContext>
  )
}

/** Finds a screen by its path in the list of features. */
export function useFeatureAt(): (path: string) => Feature | undefined {
  const features = useFeatures()
  return (path) => features.find((feature) => feature.path === path)
}

/** The title of a screen in menu, breadcrumbs and palette. */
export function useTitleOf(): (feature: Feature) => string {
  const code = useLanguage()
  return (feature) => titleIn(code, feature)
}
