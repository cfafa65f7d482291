// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import * as DropdownMenu from './dropdown-menu.parts'

test('focuses the first item if a key opens the menu before its code has loaded', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('requestAnimationFrame', () => 0)
  render(
    <KioskUiProvider>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger>Station</DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>All</DropdownMenu.Item>
          <DropdownMenu.Item>K1</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </KioskUiProvider>,
  )
  const button = screen.getByRole('button', { name: 'Station' })
  button.focus()
  fireEvent.keyDown(button, { key: 'Enter' })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('All'))
})
