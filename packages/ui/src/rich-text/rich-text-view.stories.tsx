import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { everything, rules } from './editor.fixture'
import { RichTextView } from './rich-text-view'

const meta = {
  title: 'Rich text/RichTextView',
  component: RichTextView,
  args: { value: everything, rules },
  parameters: {
    guide: {
      use: ['Show rich text, also from users: it is never inserted as HTML.'],
      avoid: ['Trusted Markdown of your own: render it yourself.', 'Plain text: no part is needed.'],
      keyboard: [['Tab', 'To links in the text.']],
      accessibility: ['Headings, lists and tables are the elements of HTML.'],
      do: {
        text: 'A text as the editor keeps it.',
        render: () => <RichTextView value="<p>Open until <strong>22:00</strong> on Fridays.</p>" rules={rules} />,
      },
      dont: {
        text: 'Plain text: its signs are read as HTML, and a part of it is gone.',
        render: () => <RichTextView value="Sizes <S and M> are sold out." rules={rules} />,
      },
    },
  },
} satisfies Meta<typeof RichTextView>

export default meta
type Story = StoryObj<typeof meta>

/** Nothing in a text is executed or loaded. */
export const Hostile: Story = {
  args: {
    value:
      '<p onclick="document.title=1" style="position:fixed">Rea <a href="javascript:alert(1)">here</a><script>document.title = 1</script><img src="x" onerror="document.title=1"></p><iframe srcdoc="x"></iframe>',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(/Rea/)).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvasElement.querySelector('script, img, iframe, [onclick], [style*=fixed]')).toBeNull()
  },
}

/** On a kiosk links call back instead of navigating, by touch and keyboard. */
export const LinksThatCallBack: Story = {
  args: { value: '<p>More <a href="https://havnogco.se/sale">at Havn</a></p>', onLinkPress: fn() },
  play: async ({ canvas, args }) => {
    const link = canvas.getByRole('link', { name: 'at Havn' })
    await expect(link).not.toHaveAttribute('href')
    await userEvent.click(link)
    await expect(args.onLinkPress).toHaveBeenLastCalledWith('https://havnogco.se/sale')
    await expect(link).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onLinkPress).toHaveBeenCalledTimes(2)
  },
}

/** Text in a font of the media library, and a link to a document, whose address the caller knows. */
export const FontsAndDocuments: Story = {
  args: {
    value:
      '<p><span class="font-poster">Rea</span> <a href="document:prices">Prices</a> <a href="document:gone">Gone</a></p>',
    documentUrl: (id) => (id === 'prices' ? '/media/prices.pdf' : undefined),
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('Rea')).fontFamily).toMatch(/^"?font-poster"?, /)
    await expect(canvas.getByRole('link', { name: 'Prices' })).toHaveAttribute('href', '/media/prices.pdf')
    await expect(canvas.queryByRole('link', { name: 'Gone' })).toBeNull()
  },
}

export const AllStates: Story = {
  tags: ['compact', 'width-390'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Autumn sale' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'at Havn & Co' })).toHaveAttribute('href', 'https://havnogco.se')
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2)
  },
}
