// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShellProvider } from '../app-shell/use-shell'
import { SidebarSubMenu } from './sidebar-sub-menu'

const rail = {
  ...{ mode: 'rail' as const, collapsible: false, collapsed: false, setCollapsed: () => {} },
  ...{ drawerOpen: false, setDrawerOpen: () => {} },
}

test('a rail opens a sub-menu that is pressed before its code has loaded', async () => {
  render(
    <ShellProvider value={rail}>
      <SidebarSubMenu title="Media library">
        <a href="#images">Images</a>
      </SidebarSubMenu>
    </ShellProvider>,
  )
  screen.getByRole('button', { name: 'Media library' }).click()
  const menu = await screen.findByRole('dialog', { name: 'Media library' })
  expect(menu.textContent).toContain('Images')
})
