import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/manager-api'
import { themeNamed } from './themes'

addons.setConfig({ theme: themeNamed('light'), sidebar: { showRoots: true } })

// sidebar and toolbars follow the theme of the stories
addons.register('kiosk-admin/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: string } }) => api.setOptions({ theme: themeNamed(globals.theme) })
  api.on(SET_GLOBALS, follow)
  api.on(GLOBALS_UPDATED, follow)
})
