import { createContext, type ReactNode, use } from 'react'
import type { Feature } from '../features'
import { useTexts } from '../shared/i18n'
import { useLanguage } from '../shared/language'
import { menuMessages } from '../shared/menu-messages'
import { ScreenPaths } from '../shared/screen-paths'

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
  const t = useTexts(menuMessages)
  const code = useLanguage()
  return (feature) => (feature.title ? feature.title[code] : t(`menu.${feature.name}`))
}
