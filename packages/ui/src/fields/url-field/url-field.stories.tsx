import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { UrlField } from './url-field'

const meta = {
  title: 'Fields/UrlField',
  component: UrlField,
  args: { label: 'Website', onValueChange: fn() },
  parameters: {
    guide: {
      use: ['The address of a web page, with a link to check it.'],
      avoid: ['E-mail addresses and phone numbers. Use `TextField` with `type`.'],
      keyboard: [
        ['Enter', 'Completes `https://`.'],
        ['Tab', 'From the text to the link.'],
      ],
      accessibility: ['The link says that it opens a new tab. It works while the field is read-only.'],
      do: {
        text: 'The address of a page, with a link that checks it.',
        render: () => <UrlField label="Website" defaultValue="https://havnogco.se" />,
      },
      dont: {
        text: 'A mail address: it becomes a broken link. Use TextField with type="email".',
        render: () => <UrlField label="E-mail" defaultValue="hello@havnogco.se" />,
      },
    },
  },
} satisfies Meta<typeof UrlField>

export default meta
type Story = StoryObj<typeof meta>

/** Adds https:// to a bare host on blur; other URLs stay unchanged. */
export const BareHost: Story = {
  play: async ({ canvas, args }) => {
    const site = canvas.getByRole('textbox', { name: 'Website' })
    await userEvent.type(site, 'havnogco.se')
    await userEvent.tab()
    await expect(site).toHaveValue('https://havnogco.se')
    await expect(args.onValueChange).toHaveBeenCalledTimes(1)
    await expect(args.onValueChange).toHaveBeenLastCalledWith('https://havnogco.se')
    await userEvent.clear(site)
    await userEvent.type(site, 'http://fjell.no/butikk{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('http://fjell.no/butikk')
    await userEvent.clear(site)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(site).not.toBeInvalid()
  },
}

/** Opens the typed URL in a new tab; Tab reaches the link after the text. */
export const Opened: Story = {
  args: { defaultValue: 'https://havnogco.se/jul' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Open the link in a new tab' })
    await expect(link).toHaveAttribute('href', 'https://havnogco.se/jul')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noreferrer')
    await userEvent.tab()
    await userEvent.tab()
    await expect(link).toHaveFocus()
  },
}

/** A wrong scheme has its own error; invalid text is rejected, stays as typed, and has no link. */
export const Wrong: Story = {
  play: async ({ canvas, args }) => {
    const site = canvas.getByRole('textbox', { name: 'Website' })
    await userEvent.type(site, 'htp://havnogco.se')
    await expect(site).not.toBeInvalid()
    await userEvent.tab()
    await expect(site).toBeInvalid()
    await expect(site).toHaveAccessibleDescription('Start the address with http:// or https://')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('htp://havnogco.se')
    await userEvent.clear(site)
    await userEvent.type(site, 'havn och co')
    await userEvent.tab()
    await expect(site).toHaveAccessibleDescription('Invalid value. Enter an address such as https://example.com.')
    await userEvent.clear(site)
    await userEvent.type(site, 'javascript:alert(1)')
    await userEvent.tab()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

/** Locked: can be copied and opened. */
export const ReadOnly: Story = {
  args: { value: 'https://havnogco.se', readOnlyReason: 'You can view shops but not change them.' },
  play: async ({ canvas, args }) => {
    const site = canvas.getByRole('textbox', { name: 'Website' })
    await expect(site).toHaveAttribute('readonly')
    await expect(site).toHaveAccessibleDescription('You can view shops but not change them.')
    await userEvent.type(site, 'x')
    await userEvent.tab()
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('link', { name: 'Open the link in a new tab' })).toHaveFocus()
  },
}

export const AllStates: Story = {
  tags: ['compact'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, maxWidth: 640 }}>
      <UrlField label="Website" placeholder="https://" hint="Opened from the page of the shop." required />
      <UrlField label="Website" defaultValue="https://havnogco.se" />
      <UrlField label="Website" defaultValue="htp://havnogco.se" />
      <UrlField label="Website" error="Field is required" required />
      <UrlField label="Website" value="https://havnogco.se" readOnlyReason="You can view shops but not change them." />
      <UrlField label="Website" value="https://havnogco.se" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const sites = canvas.getAllByRole('textbox', { name: 'Website' })
    await expect(sites[2]).toHaveAccessibleDescription('Start the address with http:// or https://')
    await expect(sites[5]).toBeDisabled()
    await userEvent.click(sites[1] as HTMLElement)
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]).toHaveFocus()
  },
}
