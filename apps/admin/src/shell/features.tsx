import { createContext, type ReactNode, use } from 'react'
import { features as all } from '../features'
import type { Feature } from '../shared/feature'
import { setKnownFeatures, titleIn } from '../shared/known-features'
import { useLanguage } from '../shared/language'
import { ScreenPaths } from '../shared/screen-paths'

setKnownFeatures(all)

const FeaturesContext = createContext<readonly Feature[]>([])

/** The screens that there are, in the order of the menu. */
export const useFeatures = () => use(FeaturesContext)

export type FeaturesProps = { features: readonly Feature[]; children: ReactNode }

export const Features = ({ features, children }: FeaturesProps) => (
  <FeaturesContext value={features}>
    <ScreenPaths value={features.map(({ path }) => path)}>{children}</ScreenPaths>
  </FeaturesContext>
)

/** The screen at a path, as the list of features writes it. */
export function useFeatureAt(): (path: string) => Feature | undefined {
  const features = useFeatures()
  return (path) => features.find((feature) => feature.path === path)
}

/** What menu, breadcrumbs and palette call a screen, in the interface language. */
export function useTitleOf(): (feature: Feature) => string {
  const code = useLanguage()
  return (feature) => titleIn(code, feature)
}
