import { GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { themeNamed } from './themes'

addons.setConfig({ theme: themeNamed('light'), sidebar: { showRoots: true } })

// sidebar and toolbars follow the theme of the stories
addons.register('kiosk-admin/theme', (api) => {
  api.on(GLOBALS_UPDATED, ({ globals }: { globals: { theme?: string } }) => {
    api.setOptions({ theme: themeNamed(globals.theme) })
  })
})
