import { Card, SegmentedControl, Select } from '@kiosk-admin/ui'
import { useMallLanguages } from '../../data/malls/use-mall'
import { chooseDensity, densities, useDensity } from '../../shared/appearance/density'
import { chooseTheme, themes, useTheme } from '../../shared/appearance/theme'
import { useMessages } from '../../shared/i18n/i18n'
import { language, languageDisplay, useLanguage } from '../../shared/i18n/language'
import { profileMessages } from './messages'

/** Theme and language of the admin in this browser; changes apply at once. */
export function Appearance() {
  const t = useMessages(profileMessages)
  const { data } = useMallLanguages()
  const code = useLanguage()
  const offered = data?.map(({ id }) => id) ?? []
  // a mall without languages keeps the current one
  const codes = offered.length > 0 ? offered : [code]
  return (
    <Card.Root variant="rule">
      <Card.Header>
        <Card.Title>{t('profile.look.title')}</Card.Title>
      </Card.Header>
      <Card.Body className="flex flex-col gap-4.5">
        <p className="m-0 text-sm text-fg-muted">{t('profile.lookHint')}</p>
        <Select
          label={t('profile.look.language')}
          options={codes.map((id) => ({ value: id, label: languageDisplay[id].label }))}
          value={code}
          onValueChange={language.choose}
        />
        <SegmentedControl
          label={t('profile.look.theme')}
          options={themes.map((theme) => ({ value: theme, label: t(`profile.theme.${theme}`) }))}
          value={useTheme()}
          onValueChange={chooseTheme}
        />
        <SegmentedControl
          label={t('profile.look.density')}
          options={densities.map((density) => ({ value: density, label: t(`profile.density.${density}`) }))}
          value={useDensity()}
          onValueChange={chooseDensity}
        />
      </Card.Body>
    </Card.Root>
  )
}
