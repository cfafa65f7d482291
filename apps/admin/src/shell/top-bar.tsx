import { mayPreview, mayPublish } from '@kiosk-admin/api-client'
import { AppShell, DropdownMenu, Header, IconButton, LanguagePicker, Spinner } from '@kiosk-admin/ui'
import { SunMoon } from 'lucide-react'
import { useConnection } from '../data/live/live'
import { useMallLanguages, usePermissions } from '../data/malls/use-mall'
import { useActiveRequests } from '../shared/api/requests'
import { chooseTheme, type Theme, themes, useTheme } from '../shared/appearance/theme'
import { useMessages } from '../shared/i18n/i18n'
import { kitLanguages } from '../shared/i18n/kit-languages'
import { language, useLanguage } from '../shared/i18n/language'
import { Breadcrumbs } from './breadcrumbs'
import { ConnectionNotice } from './connection-notice'
import { shellMessages } from './messages'
import { PaletteButton } from './palette/palette-button'
import { PreviewMenu } from './preview/preview-menu'
import { PublishButton } from './publish/publish-button'

/** Menu button, breadcrumbs, search, language, theme and preview. */
export function TopBar() {
  const { data: permissions } = usePermissions()
  return (
    <Header.Root>
      <AppShell.MenuButton />
      <Breadcrumbs />
      <Header.Actions>
        <Working />
        <ConnectionNotice />
        <PaletteButton />
        <Languages />
        <ThemeMenu />
        <Header.Divider />
        {permissions && (
          <>
            <PreviewMenu allowed={mayPreview(permissions)} />
            <PublishButton allowed={mayPublish(permissions)} />
          </>
        )}
      </Header.Actions>
    </Header.Root>
  )
}

/** A spinner while requests are pending. */
function Working() {
  const t = useMessages(shellMessages)
  return useActiveRequests() > 0 && <Spinner label={t('shell.working')} className="text-fg-subtle" />
}

/** The mall's languages, for the interface. */
function Languages() {
  const { data } = useMallLanguages()
  const code = useLanguage()
  const offered = data?.map(({ id }) => id) ?? []
  // a mall without languages keeps the current one, so that the picker has a value
  const codes = offered.length > 0 ? offered : [code]
  // offline the texts of another language cannot be loaded; phones need the room for the notice
  const hiding = useConnection().state === 'offline' ? 'max-sm:hidden' : undefined
  return (
    <LanguagePicker
      languages={kitLanguages(codes)}
      value={code}
      onValueChange={language.choose}
      {...(hiding ? { className: hiding } : {})}
    />
  )
}

function ThemeMenu() {
  const t = useMessages(shellMessages)
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        {/* phones have room for Preview only; the theme is in the profile, too */}
        <IconButton
          label={t('shell.theme.name')}
          icon={<SunMoon size={16} strokeWidth={1.5} />}
          className="max-sm:hidden"
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.RadioGroup value={useTheme()} onValueChange={(theme) => chooseTheme(theme as Theme)}>
          {themes.map((theme) => (
            <DropdownMenu.RadioItem key={theme} value={theme}>
              {t(`shell.theme.${theme}`)}
            </DropdownMenu.RadioItem>
          ))}
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
