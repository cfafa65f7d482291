import { composeStories, type Meta, type StoryObj } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { OfferForm, offer } from '../forms/content-form/content-form.fixture'
import { ExampleHeader, ExamplePage, ExampleSidebar } from '../layout/app-shell/app-shell.fixture'
import * as AppShell from '../layout/app-shell/app-shell.parts'
import { Button } from '../primitives/button/button'
import { ShopTable } from '../table/grid/data-table.fixture'
import { twoFrames } from './at-rest'
import { foreignTexts, overflowingTexts, wordsInSource } from './foreign-text'

/**
 * A pseudo language, «éñţîřéļý~~», reveals texts that are not in the labels; it is 40 % longer than English and must
 * not break the layout. Available in the toolbar for every story.
 */
const meta = {
  title: 'Kit/Pseudo-locale',
  tags: ['!autodocs'],
  globals: { language: 'pseudo' },
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

const sources = import.meta.glob<string>('../*/**/*.{stories,fixture}.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const wordsOfFile = (path: string) => wordsInSource(sources[path] ?? '')
const shown = Object.keys(sources)
  .filter((path) => path.includes('.fixture.'))
  .flatMap(wordsOfFile)

const failure = 'The server of the shops did not answer.'

/** Texts of the pages themselves; the form's state is shown by its fixture. */
const own = [...shown, ...wordsInSource(`'${failure}'`), 'unchanged']

const faultsIn = (root: Element, words: readonly string[]) => [...foreignTexts(root, words), ...overflowingTexts(root)]

const stories = import.meta.glob(
  '../{fields,forms,layout,media,primitives,publish,slideshow/editor,table}/**/*.stories.tsx',
)

/** The story with all states of each part. */
export const EveryPart: Story = {
  render: () => <></>,
  tags: ['!dev'],
  play: async () => {
    const faults: string[] = []
    for (const [path, load] of Object.entries(stories)) {
      const csf = (await load()) as Parameters<typeof composeStories>[0]
      const composed = composeStories(csf, { initialGlobals: { language: 'pseudo' } }) as Record<string, ComponentType>
      if (!composed.AllStates) continue
      const home = document.body.appendChild(document.createElement('div'))
      const drawing = createRoot(home)
      drawing.render(<composed.AllStates />)
      await waitFor(() => expect(home.querySelector('[data-story]')).not.toBeNull())
      await twoFrames()
      faults.push(...faultsIn(document.body, [...shown, ...wordsOfFile(path)]).map((fault) => `${path}: ${fault}`))
      drawing.unmount()
      home.remove()
    }
    await expect([...new Set(faults)]).toEqual([])
  },
}

/** Proves that the checks find a text outside the labels and an overflow. */
export const ChecksFindFaults: Story = {
  tags: ['!dev'],
  render: () => (
    <>
      <span role="img" aria-label="Forgotten name" />
      <p>Forgotten text</p>
      <Button style={{ width: 64, display: 'block' }}>«Ţöö ļöñğ föř îţš büţţöñ»</Button>
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(faultsIn(canvasElement, [])).toEqual([
      'span: “Forgotten name”',
      'p: “Forgotten text”',
      'button: “«Ţöö ļöñğ föř îţš büţţöñ»” is wider than button',
    ])
  },
}

/** Form errors are translated, also in the summary. */
export const FormWithErrors: Story = {
  render: () => (
    <OfferForm
      initial={{ ...offer, name: { se: '' }, endDate: '2026-10-01' }}
      onSubmit={async (saved) => ({ saved })}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^«Šåvé/ }))
    await canvas.findByRole('alert')
    await expect(faultsIn(document.body, own)).toEqual([])
  },
}

const page = (table: Parameters<typeof ShopTable>[0]) => (
  <AppShell.Root>
    <AppShell.Sidebar>
      <ExampleSidebar onSignOut={fn()} />
    </AppShell.Sidebar>
    <AppShell.Body>
      <ExampleHeader />
      <ExamplePage>
        <ShopTable {...table} />
      </ExamplePage>
    </AppShell.Body>
  </AppShell.Root>
)

/** The shell with a table: selected rows and a row menu. */
export const PageWithTable: Story = {
  parameters: { bare: true },
  render: () => page({ onAction: fn(), defaultSelection: ['Grad', 'Nordlys'] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: 'Grad' })).toBeVisible()
    await userEvent.click(within(canvas.getByRole('row', { name: 'Grad' })).getByRole('button', { name: /^«Möřé/ }))
    await screen.findByRole('menu')
    await expect(faultsIn(document.body, own)).toEqual([])
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  },
}

/** A list that failed to load, and an empty search result. */
export const PageWithoutRows: Story = {
  parameters: { bare: true },
  render: () => page({ error: failure, rows: [], onRetry: fn() }),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^«Ţřý/ })
    await expect(faultsIn(document.body, own)).toEqual([])
  },
}

/** On a phone, which has the least room for long words. */
export const Phone: Story = {
  parameters: { bare: true },
  render: () => (
    <div data-testid="phone" style={{ width: 390, height: 844, overflow: 'auto', transform: 'translateZ(0)' }}>
      {page({ onAction: fn(), defaultSelection: ['Grad'] })}
    </div>
  ),
  play: async ({ canvas }) => {
    const phone = canvas.getByTestId('phone')
    await expect(phone.scrollWidth).toBe(phone.clientWidth)
    await expect(faultsIn(document.body, own)).toEqual([])
    await userEvent.click(canvas.getByRole('button', { name: /^«Öpéñ ţhé méñü/ }))
    await screen.findByRole('dialog')
    await expect(faultsIn(document.body, own)).toEqual([])
  },
}
