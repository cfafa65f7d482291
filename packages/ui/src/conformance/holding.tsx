import { type ReactElement, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { KioskUiProvider } from '../theme/kiosk-ui-provider'
import { twoFrames } from './draw'

export type Held = Readonly<Record<string, unknown>>

/** How a part that holds a value, or whether it is open, shows it and how people change it. */
export type Stateful = {
  /** The prop without its `default…` and `on…Change`. @default 'value' */
  prop?: 'value' | 'open' | 'checked' | 'collapsed'
  /** Where it starts, and where `change` takes it. */
  from: unknown
  to: unknown
  draw: (held: Held) => ReactElement
  /** What it shows now, in the same words as `from` and `to`, or as `inWords` says. */
  shown: () => unknown
  /** What a value looks like where it is not shown as it is. */
  inWords?(value: unknown): unknown
  change: () => Promise<unknown>
}

export const control = <T extends HTMLElement>(role: string, name?: string) =>
  screen.getByRole<T>(role, name === undefined ? {} : { name })

/** A field of text: what is pasted over all of it is its value. */
export const typed = (
  label: string,
  draw: Stateful['draw'],
  from: unknown = 'one',
  to: unknown = 'two',
  { role = 'textbox', inWords = String }: { role?: string; inWords?(value: unknown): string | undefined } = {},
): Stateful => ({
  from,
  to,
  draw,
  inWords,
  shown: () => control<HTMLInputElement>(role, label).value,
  async change() {
    const field = control<HTMLInputElement>(role, label)
    field.focus()
    field.select()
    await userEvent.paste(inWords(to) ?? '')
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

/** What opens by a button and closes by Escape. */
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

/** What is chosen in a menu that a button named after it opens. */
export const inMenu = (
  name: (choice: string) => string,
  draw: Stateful['draw'],
  from: string,
  to: string,
): Stateful => ({
  from,
  to,
  draw,
  inWords: name,
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

/** The words that a field of several shows, each with its button. */
export const removable = () =>
  screen.queryAllByRole('button', { name: /^Remove / }).map((button) => button.ariaLabel?.replace('Remove ', ''))

const capital = (prop: string) => prop.slice(0, 1).toUpperCase() + prop.slice(1)

/**
 * What is wrong with how a part holds its state: given by its caller it must stay until the caller changes it, otherwise
 * change by itself, and each time say so once, in StrictMode too.
 */
export async function faultsOfState(
  name: string,
  { prop = 'value', from, to, inWords = (value) => value, ...it }: Stateful,
): Promise<string[]> {
  const faults: string[] = []
  for (const given of [`default${capital(prop)}`, prop]) {
    const said: unknown[] = []
    const home = document.body.appendChild(document.createElement('div'))
    const drawing = createRoot(home)
    const held = { [given]: from, [`on${capital(prop)}Change`]: (value: unknown) => said.push(value) }
    drawing.render(
      <StrictMode>
        <KioskUiProvider locale="en-GB">{it.draw(held)}</KioskUiProvider>
      </StrictMode>,
    )
    try {
      await waitFor(() => expect(it.shown()).toEqual(inWords(from)))
      expect(said, 'before any change').toEqual([])
      await it.change()
      await waitFor(() => expect(it.shown()).toEqual(inWords(given === prop ? from : to)))
      expect(said).toEqual([to])
    } catch (error) {
      faults.push(`${name} with ${given}: ${String(error).split('\n\n')[0]}`)
    }
    drawing.unmount()
    home.remove()
    await twoFrames() // what was open is gone before the next is drawn
  }
  return faults
}
