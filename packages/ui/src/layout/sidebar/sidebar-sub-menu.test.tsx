// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
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

test('a rail keeps its button when the code arrives: a click needs the element that was pressed', async () => {
  // the code of the test above has loaded
  vi.resetModules()
  const { SidebarSubMenu } = await import('./sidebar-sub-menu')
  const { ShellProvider } = await import('../app-shell/use-shell')
  render(
    <ShellProvider value={rail}>
      <SidebarSubMenu title="Documents">
        <a href="#invoices">Invoices</a>
      </SidebarSubMenu>
    </ShellProvider>,
  )
  const button = screen.getByRole('button', { name: 'Documents' })
  await act(() => import('./sidebar-rail-menu'))
  expect(button.isConnected).toBe(true)
  button.click()
  await screen.findByRole('dialog', { name: 'Documents' })
  expect(button.ariaExpanded ?? button.getAttribute('aria-expanded')).toBe('true')
})
