// Checks that stateful parts work controlled and uncontrolled.

import { type ReactElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import { twoFrames } from '../at-rest'

export type StateProps = Readonly<Record<string, unknown>>

/** How a stateful part is rendered, read and changed. */
export type Stateful = {
  /** The name of the state prop, without `default…` and `on…Change`. @default 'value' */
  prop?: 'value' | 'open' | 'checked' | 'collapsed'
  /** The first value, and the value after `change`. */
  from: unknown
  to: unknown
  draw: (props: StateProps) => ReactElement
  /** Returns the shown value, in the same form as `from` and `to` or `inWords`. */
  shown: () => unknown
  /** Formats a value for comparison with `shown`. */
  display?(value: unknown): unknown
  change: () => Promise<unknown>
}

export const control = <T extends HTMLElement>(role: string, name?: string) =>
  screen.getByRole<T>(role, name === undefined ? {} : { name })

/** A text field; `change` pastes the new value over the old one. */
export const typed = (
  label: string,
  draw: Stateful['draw'],
  from: unknown = 'one',
  to: unknown = 'two',
  { role = 'textbox', display = String }: { role?: string; display?(value: unknown): string | undefined } = {},
): Stateful => ({
  from,
  to,
  draw,
  display,
  shown: () => control<HTMLInputElement>(role, label).value,
  async change() {
    const field = control<HTMLInputElement>(role, label)
    field.focus()
    field.select()
    await userEvent.paste(display(to) ?? '')
    await userEvent.tab()
  },
})

export const pressed = (role: string, name: string, prop: Stateful['prop'], draw: Stateful['draw']): Stateful => ({
  prop: prop ?? 'value',
  from: false,
  to: true,
  draw,
  shown: () => control(role, name).getAttribute('aria-checked') === 'true',
  change: () => userEvent.click(control(role, name)),
})

/** A part that a button opens and Escape closes. */
export const opened = (draw: Stateful['draw'], isThere: () => unknown): Stateful => ({
  prop: 'open',
  from: false,
  to: true,
  draw,
  shown: () => isThere() !== null,
  change: () => userEvent.click(control('button', 'Open')),
})

export const chosen = (role: string, names: readonly [string, string], draw: Stateful['draw']): Stateful => ({
  from: 'one',
  to: 'two',
  draw,
  shown: () => {
    const at = names.findIndex((name) => {
      const it = control<HTMLInputElement>(role, name)
      return it.checked || it.ariaChecked === 'true' || it.ariaSelected === 'true'
    })
    return ['one', 'two'][at]
  },
  change: () => userEvent.click(control(role, names[1])),
})

/** A choice in a menu, opened by a button with its name. */
export const inMenu = (
  name: (choice: string) => string,
  draw: Stateful['draw'],
  from: string,
  to: string,
): Stateful => ({
  from,
  to,
  draw,
  display: name,
  shown: () => screen.getByRole('button').getAttribute('aria-label') ?? screen.getByRole('button').textContent,
  async change() {
    screen.getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    const items = await screen.findAllByRole('menuitemradio')
    items.find((item) => item.ariaChecked === 'false')?.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
})

/** The chips of a field, each with a button. */
export const removable = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map((button) => button.ariaLabel?.replace('Remove ', ''))

const capital = (prop: string) => prop.slice(0, 1).toUpperCase() + prop.slice(1)

/**
 * Finds faults in state handling: a controlled part must keep its value until the caller changes it, an uncontrolled
 * part must change, and each change is reported once, in StrictMode too.
 */
export async function faultsOfState(
  name: string,
  { prop = 'value', from, to, display = (value) => value, ...it }: Stateful,
): Promise<string[]> {
  const faults: string[] = []
  for (const given of [`default${capital(prop)}`, prop]) {
    const reported: unknown[] = []
    const home = document.body.appendChild(document.createElement('div'))
    const drawing = createRoot(home)
    const props = { [given]: from, [`on${capital(prop)}Change`]: (value: unknown) => reported.push(value) }
    drawing.render(
      <StrictMode>
        <KioskUiProvider locale="en-GB">{it.draw(props)}</KioskUiProvider>
      </StrictMode>,
    )
    try {
      await waitFor(() => expect(it.shown()).toEqual(display(from)))
      expect(reported, 'before any change').toEqual([])
      await it.change()
      await waitFor(() => expect(it.shown()).toEqual(display(given === prop ? from : to)))
      expect(reported).toEqual([to])
    } catch (error) {
      faults.push(`${name} with ${given}: ${String(error).split('\n\n')[0]}`)
    }
    drawing.unmount()
    home.remove()
    await twoFrames() // overlays must close before the next part is rendered
  }
  return faults
}
