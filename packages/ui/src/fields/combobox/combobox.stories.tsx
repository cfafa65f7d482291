import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import * as Dialog from '../../primitives/dialog/dialog.parts'
import type { ComboboxOption } from './choices'
import { Combobox } from './combobox'

const logo = (colour: string, letter: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><rect width="28" height="28" rx="3" fill="${colour}"/><text x="14" y="20" font-size="16" text-anchor="middle" fill="white" font-family="sans-serif">${letter}</text></svg>`,
  )}`

const shops: ComboboxOption[] = [
  { value: 'angel', label: 'Angel Kids', description: 'Clothes · Floor 1', image: logo('#7a1f5c', 'A') },
  { value: 'angstrom', label: 'Ångström Optik', description: 'Health · Floor 2', image: logo('#0b5a5e', 'Å') },
  { value: 'cafe', label: 'Café Noir', description: 'Food · Floor 1', image: logo('#333333', 'C') },
  { value: 'fjell', label: 'Fjell Sport', description: 'Sport · Floor 3', image: logo('#8a3b12', 'F') },
  { value: 'rask', label: 'Rask Mat', description: 'Closed for good', image: logo('#4b4b4b', 'R'), disabled: true },
]
const plain = shops.map(({ value, label, disabled = false }) => ({ value, label, disabled }))
const many: ComboboxOption[] = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index + 1),
  label: `Parking space ${index + 1}`,
}))

const meta = {
  title: 'Fields/Combobox',
  component: Combobox,
  args: { label: 'Shop', options: plain, onValueChange: fn() },
  decorators: [(Story, { name }) => <div style={{ maxWidth: name === 'All States' ? 640 : 320 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: [
        'One of more than about ten options.',
        'Options of a server, loaded while typing.',
        'The user may add an option (`onCreate`).',
      ],
      avoid: [
        'Up to ten options. Use `Select`: it opens with one press and works best on phones.',
        'Several options. Use `MultiSelect`.',
        'Free text with suggestions: other text is not accepted.',
      ],
      keyboard: [
        ['↓, ↑', 'Open the list and move in it.'],
        ['Page Up, Page Down', 'Move further.'],
        ['Enter', 'Selects the active option.'],
        ['Escape', 'Closes the list and keeps the value.'],
        ['Alt ↓, Alt ↑', 'Open and close the list.'],
      ],
      accessibility: [
        'The focus stays in the input; the active option is announced through `aria-activedescendant`.',
        'The number of results, loading and errors are announced.',
      ],
      do: {
        text: 'More options than can be looked through: type to find one.',
        render: () => <Combobox label="Parking space" options={many} />,
      },
      dont: {
        text: 'Three options behind typing. Use Select or RadioGroup.',
        render: () => (
          <Combobox label="Size" options={['Small', 'Medium', 'Large'].map((label) => ({ value: label, label }))} />
        ),
      },
    },
  },
} satisfies Meta<typeof Combobox>

export default meta
type Story = StoryObj<typeof meta>

const ofPopup = { picture: { of: '[data-slot=combobox-popup]' } }
const shopOf = (canvas: { getByRole: typeof screen.getByRole }) => canvas.getByRole('combobox', { name: 'Shop' })
const activeOf = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')

/** Typing filters; Enter selects the first match. */
export const Typed: Story = {
  play: async ({ canvas, args }) => {
    const shop = shopOf(canvas)
    await userEvent.type(shop, 'cafe')
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Café Noir'])
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('cafe')
    await expect(shop).toHaveValue('Café Noir')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}

/** In Swedish, Å is a separate letter: typing it matches exactly, A matches both. */
export const InSwedish: Story = {
  globals: { language: 'se' },
  play: async ({ canvas }) => {
    const shop = shopOf(canvas)
    await userEvent.type(shop, 'ang')
    await expect(screen.getAllByRole('option')).toHaveLength(2)
    await userEvent.clear(shop)
    await userEvent.type(shop, 'ÅNG')
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Ångström Optik'])
  },
}

/** Keys of the WAI-ARIA combobox pattern. */
export const Keyboard: Story = {
  args: { defaultValue: 'angstrom' },
  play: async ({ canvas, args }) => {
    const shop = shopOf(canvas)
    await userEvent.tab()
    await expect(shop).toHaveFocus()
    await expect(shop).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect(shop).toHaveAttribute('aria-expanded', 'true')
    await waitFor(() => expect(activeOf(shop)).toHaveTextContent('Ångström Optik'))
    await expect(activeOf(shop)).toHaveAttribute('aria-selected', 'true')
    await expect(shop).toHaveAttribute('aria-controls', screen.getByRole('listbox').id)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(activeOf(shop)).toHaveTextContent('Fjell Sport')
    await userEvent.keyboard('{ArrowDown}')
    await expect(activeOf(shop)).toHaveTextContent('Angel Kids')
    await userEvent.keyboard('{PageDown}')
    await expect(activeOf(shop)).toHaveTextContent('Fjell Sport')
    await userEvent.keyboard('{Escape}')
    await expect(shop).toHaveAttribute('aria-expanded', 'false')
    await expect(shop).toHaveValue('Ångström Optik')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(shop).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(shop).toHaveAttribute('aria-expanded', 'false')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('angel')
    await expect(shop).toHaveFocus()
  },
}

/** On blur, a complete name is selected, an incomplete one is reverted, an empty text clears. */
export const Left: Story = {
  args: { defaultValue: 'fjell' },
  play: async ({ canvas, args }) => {
    const shop = shopOf(canvas)
    await userEvent.clear(shop)
    await userEvent.type(shop, 'caf')
    await userEvent.tab()
    await expect(shop).toHaveValue('Fjell Sport')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.clear(shop)
    await userEvent.type(shop, 'café noir')
    await userEvent.click(document.body)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('cafe')
    await userEvent.clear(shop)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
  },
}

export const Cleared: Story = {
  args: { defaultValue: 'fjell' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(shopOf(canvas)).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull()
  },
}

/** Picture and second line; disabled options are skipped. */
export const TwoLines: Story = {
  parameters: ofPopup,
  args: { options: shops, defaultValue: 'cafe' },
  tags: ['picture', 'compact'],
  play: async ({ canvas, args }) => {
    const shop = shopOf(canvas)
    await userEvent.click(shop)
    await expect(screen.getByRole('option', { name: /Rask Mat/ })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(screen.getByRole('option', { name: /Rask Mat/ }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}')
    await expect(activeOf(shop)).toHaveTextContent('Fjell Sport')
  },
}

/** Of ten thousand options, only visible ones and the active one are rendered. */
export const Long: Story = {
  args: { label: 'Shop', options: many, defaultValue: '7000' },
  play: async ({ canvas }) => {
    const shop = shopOf(canvas)
    await userEvent.click(shop)
    await waitFor(() => expect(activeOf(shop)).toBeVisible())
    await expect(activeOf(shop)).toHaveAttribute('aria-posinset', '7000')
    await expect(activeOf(shop)).toHaveAttribute('aria-setsize', '10000')
    await expect(screen.getAllByRole('option').length).toBeLessThan(60)
    await userEvent.keyboard('{ArrowDown}')
    await expect(activeOf(shop)).toHaveTextContent('Parking space 7001')
    await userEvent.clear(shop)
    await userEvent.type(shop, '9999{Enter}')
    await expect(shop).toHaveValue('Parking space 9999')
  },
}

/** Options fetched by the input. Outdated requests are aborted. */
export const Fetched: Story = {
  args: {
    options: [{ value: 'fjell', label: 'Fjell Sport' }],
    defaultValue: 'fjell',
    loadOptions: fn(async (search: string) =>
      plain.filter(({ label }) => label.toLowerCase().includes(search.toLowerCase())),
    ),
  },
  play: async ({ canvas, args }) => {
    const shop = shopOf(canvas)
    await expect(args.loadOptions).not.toHaveBeenCalled()
    await expect(shop).toHaveValue('Fjell Sport')
    await userEvent.click(shop)
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5))
    await userEvent.clear(shop)
    await userEvent.type(shop, 'angel')
    await waitFor(() => expect(args.loadOptions).toHaveBeenLastCalledWith('angel', expect.any(AbortSignal)))
    await expect((args.loadOptions as ReturnType<typeof fn>).mock.calls.length).toBeLessThan(5)
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1))
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('angel')
    await expect(shop).toHaveValue('Angel Kids')
  },
}

export const Loading: Story = {
  parameters: ofPopup,
  args: { options: [], loadOptions: () => new Promise(() => {}) },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(shopOf(canvas))
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading')
  },
}

export const NothingFound: Story = {
  parameters: ofPopup,
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.type(shopOf(canvas), 'zzz')
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing found')
    await userEvent.keyboard('{Enter}')
    await expect(shopOf(canvas)).toHaveValue('zzz')
  },
}

/** "Try again" is a row, so the keyboard reaches it. */
export const Failed: Story = {
  parameters: ofPopup,
  args: {
    options: [],
    loadOptions: () => Promise.reject(new Error('offline')),
  },
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(shopOf(canvas))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Couldn’t load/))
    await expect(await screen.findByRole('option', { name: 'Try again' })).toBeVisible()
  },
}

export const TriedAgain: Story = {
  args: { options: [], loadOptions: fn() },
  beforeEach: ({ args }) => {
    const load = args.loadOptions as ReturnType<typeof fn>
    load.mockReset()
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValue(plain)
  },
  play: async ({ canvas }) => {
    const shop = shopOf(canvas)
    await userEvent.click(shop)
    await screen.findByRole('option', { name: 'Try again' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5))
    await expect(shop).toHaveFocus()
  },
}

/** Creates a missing option and selects the result. */
export const Created: Story = {
  parameters: ofPopup,
  args: { onCreate: fn(async (text: string) => ({ value: `new-${text}`, label: text })) },
  tags: ['picture'],
  play: async ({ canvas, args, step }) => {
    const shop = shopOf(canvas)
    await userEvent.type(shop, 'Nordlys')
    await userEvent.click(screen.getByRole('option', { name: 'Create “Nordlys”' }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('new-Nordlys'))
    await expect(shop).toHaveValue('Nordlys')
    await step('a name that is there is not made again', async () => {
      await userEvent.clear(shop)
      await userEvent.type(shop, 'nordlys')
      await expect(screen.queryByRole('option', { name: /Create/ })).toBeNull()
      await userEvent.clear(shop)
      await userEvent.type(shop, 'ang')
      await expect(screen.getByRole('option', { name: 'Create “ang”' })).toBeVisible()
    })
  },
}

export const NotCreated: Story = {
  args: { onCreate: () => Promise.reject(new Error('offline')) },
  play: async ({ canvas, args }) => {
    await userEvent.type(shopOf(canvas), 'Nordlys{Enter}')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/Couldn’t create/))
    await expect(shopOf(canvas)).toHaveValue('Nordlys')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** Escape closes the list first, then the dialog. */
export const InDialog: Story = {
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>Offer</Dialog.Title>
        </Dialog.Header>
        <Dialog.Body>
          <Combobox {...args} />
        </Dialog.Body>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Offer' })
    const shop = within(dialog).getByRole('combobox', { name: 'Shop' })
    await userEvent.click(shop)
    await userEvent.click(await screen.findByRole('option', { name: 'Fjell Sport' }))
    await expect(shop).toHaveValue('Fjell Sport')
    await expect(shop).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(dialog).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** With a name, a plain form submits the value, not the label. */
export const InPlainForm: Story = {
  render: (args) => (
    <form aria-label="Offer">
      <Combobox {...args} name="shop" defaultValue="fjell" />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect([...new FormData(form)]).toEqual([['shop', 'fjell']])
  },
}

export const AllStates: Story = {
  tags: ['compact', 'brand-red'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 640 }}>
      <Combobox label="Shop" options={shops} defaultValue="fjell" hint="Who makes the offer." />
      <Combobox label="Shop" options={plain} placeholder="Choose a shop" error="Field is required" required />
      <Combobox
        label="Shop"
        options={plain}
        defaultValue="cafe"
        readOnlyReason="You can view offers but not change them."
      />
      <Combobox label="Shop" options={plain} defaultValue="cafe" disabled />
      <Combobox label="Shop" options={plain} defaultValue="gone" hint="No longer offered: stays as it is." />
      <Combobox label="Centre" options={plain} defaultValue="angel" size="large" />
    </div>
  ),
  play: async ({ canvas }) => {
    const [chosen, missing, locked, disabled] = canvas.getAllByRole('combobox', { name: 'Shop' })
    await expect(chosen).toHaveAccessibleDescription('Who makes the offer.')
    await expect(missing).toBeInvalid()
    await expect(missing).toBeRequired()
    await expect(locked).toHaveAttribute('readonly')
    await expect(locked).toHaveAccessibleDescription('You can view offers but not change them.')
    await userEvent.type(locked as HTMLElement, 'x{ArrowDown}')
    await expect(screen.queryByRole('listbox')).toBeNull()
    await expect(disabled).toBeDisabled()
    await expect(canvas.getByDisplayValue('gone')).toBeVisible()
    await userEvent.click(document.body)
  },
}
