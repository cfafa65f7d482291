import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fontUrl } from '../media/library/library.fixture'
import * as Tabs from '../primitives/tabs/tabs.parts'
import { everything, poster, rules } from './editor.fixture'
import {
  fromWebPage,
  fromWebPageClean,
  fromWord,
  fromWordClean,
  fromWordOnline,
  fromWordOnlineClean,
} from './paste.fixture'
import { RichTextEditor } from './rich-text-editor'
import { useFonts } from './use-fonts'

const meta = {
  title: 'Rich text/RichTextEditor',
  component: RichTextEditor,
  args: { label: 'Description', rules, onValueChange: fn(), onPickImage: fn() },
  decorators: [(Story, { name }) => <div style={{ maxWidth: name === 'All States' ? 'none' : 720 }}>{Story()}</div>],
  parameters: {
    guide: {
      use: ['Texts with headings, lists, links, images or tables.'],
      avoid: ['Plain text. Use `TextArea`.', 'Layouts of whole pages.'],
      keyboard: [
        ['Ctrl B, Ctrl I, Ctrl U', 'Bold, italic, underlined.'],
        ['Ctrl K', 'Links the selected text.'],
        ['Ctrl Z, Ctrl Y', 'Undo and redo.'],
        ['Alt F10', 'To the toolbar.'],
        ['←, →', 'In the toolbar: move.'],
        ['Escape', 'In the toolbar: back to the text.'],
      ],
      accessibility: ['A text box with several lines and a named toolbar. A button lists all shortcuts.'],
      do: {
        text: 'A description with paragraphs, lists and links.',
        render: () => (
          <div style={{ width: '100%' }}>
            <RichTextEditor
              label="Description of the sale"
              rules={rules}
              defaultValue="<h3>Autumn sale</h3><ul><li>Boots</li></ul>"
            />
          </div>
        ),
      },
      dont: {
        text: 'A name: headings and lists in it break every list that shows it. Use TextField.',
        render: () => (
          <div style={{ width: '100%' }}>
            <RichTextEditor label="Name of the sale" rules={rules} defaultValue="<h2>Autumn sale</h2>" />
          </div>
        ),
      },
    },
  },
} satisfies Meta<typeof RichTextEditor>

export default meta
type Story = StoryObj<typeof meta>

const text = () => screen.findByRole('textbox', { name: 'Description' })
/** A paste event as in browsers. */
function paste(into: Element, html: string) {
  const data = new DataTransfer()
  data.setData('text/html', html)
  data.setData('text/plain', 'plain')
  return fireEvent(into, new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }))
}
/** Clicks into the text. The editor places the caret some moments after the focus; keys before that meet nothing. */
async function focused() {
  const box = await text()
  await userEvent.click(box)
  await waitFor(async () => {
    await expect(box).toHaveFocus()
    await expect(box.contains(getSelection()?.anchorNode ?? null)).toBe(true)
  })
  return box
}

/** Reported shortly after the last key, and immediately on blur. */
export const Typed: Story = {
  args: { hint: 'Shown on the page of the shop.', required: true },
  play: async ({ args }) => {
    const box = await focused()
    await expect(box).toHaveAccessibleDescription('Shown on the page of the shop.')
    await expect(box).toBeRequired()
    await userEvent.keyboard('Rea')
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Rea</p>'))
    await userEvent.keyboard('!')
    await userEvent.tab()
    await expect(box).not.toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Rea!</p>')
  },
}

/** WAI-ARIA toolbar: one Tab stop before the text, arrow keys between tools; Alt+F10 moves to it from the text. */
export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const box = await text()
    const toolbar = canvas.getByRole('toolbar', { name: 'Formatting' })
    const tool = (name: string) => within(toolbar).getByRole('button', { name })
    await userEvent.tab()
    await expect(tool('Text style')).toHaveFocus()
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await userEvent.keyboard('Autumn')
    await userEvent.keyboard('{Alt>}{F10}{/Alt}')
    await expect(tool('Text style')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(tool('Italic')).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}{Enter}')
    await waitFor(() => expect(box).toHaveFocus())
    await expect(tool('Bold')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard(' sale{Alt>}{F10}{/Alt}')
    await expect(tool('Bold')).toHaveFocus()
    await userEvent.keyboard('{Home}{Enter}')
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Heading' }))
    await waitFor(() => expect(box).toHaveFocus())
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<h2>Autumn<strong> sale</strong></h2>'))
    await userEvent.keyboard('{Alt>}{F10}{/Alt}{End}')
    await expect(tool('Keyboard shortcuts')).toHaveFocus()
  },
}

/** Links are restricted by the rules. */
export const Links: Story = {
  args: { defaultValue: '<p>Havn</p>' },
  play: async ({ args }) => {
    const box = await focused()
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
    const dialog = await screen.findByRole('dialog', { name: 'Link' })
    const address = within(dialog).getByRole('textbox', { name: 'Address' })
    await waitFor(() => expect(address).toHaveFocus())
    await userEvent.keyboard('javascript:alert(1){Enter}')
    await expect(address).toHaveAccessibleDescription('Start the address with http:// or https://')
    await userEvent.clear(address)
    await userEvent.keyboard('havnogco.se{Enter}')
    await waitFor(() => expect(box).toHaveFocus())
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith('<p><a href="https://havnogco.se">Havn</a></p>'),
    )
  },
}

export const Pictures: Story = {
  args: { onPickImage: fn(async () => ({ url: poster, alt: 'A poster' })) },
  play: async ({ canvas, args }) => {
    const box = await text()
    await userEvent.click(canvas.getByRole('button', { name: 'Picture' }))
    await expect(await canvas.findByRole('img', { name: 'A poster' })).toBeVisible()
    await waitFor(() => expect(box).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: 'Alt text' }))
    const words = await screen.findByRole('textbox', { name: 'Alt text, for those who can’t see the picture' })
    await waitFor(() => expect(words).toHaveFocus())
    await userEvent.clear(words)
    await userEvent.type(words, 'Candles{Enter}')
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.stringMatching(/<img src="data:[^"]*" alt="Candles">/),
      ),
    )
  },
}

/** A failing library, or an image from elsewhere, leaves the text unchanged. */
export const PictureRefused: Story = {
  args: { onPickImage: fn(async () => ({ url: 'https://tracker.example/a.gif', alt: '' })) },
  play: async ({ canvas }) => {
    const box = await text()
    await userEvent.click(canvas.getByRole('button', { name: 'Picture' }))
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription('Couldn’t add the picture. Choose another, or try again.'),
    )
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}

export const Tables: Story = {
  play: async ({ canvas, args }) => {
    const box = await focused()
    const does = async (name: string) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Table' }))
      await userEvent.click(await screen.findByRole('menuitem', { name }))
      await waitFor(() => expect(box).toHaveFocus())
    }
    await does('Insert table')
    await waitFor(() => expect(canvas.getAllByRole('columnheader')).toHaveLength(3))
    await does('Delete column')
    await does('Row below')
    await userEvent.keyboard('Monday')
    await userEvent.tab()
    await userEvent.keyboard('10–20')
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.stringContaining('<p>Monday</p></th><th><p>10–20</p></th></tr>'),
      ),
    )
    await expect(canvas.getAllByRole('row')).toHaveLength(4)
  },
}

/** Theme colours, by class. */
export const Colours: Story = {
  args: { defaultValue: '<p>Rea</p>' },
  play: async ({ canvas, args }) => {
    await focused()
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(canvas.getByRole('button', { name: 'Colour and size' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Red' }))
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith('<p><span class="colour-red">Rea</span></p>'),
    )
  },
}

/** Fonts of the media library, by class: each shows its name in its own letters. */
export const Fonts: Story = {
  tags: ['picture'],
  args: { defaultValue: '<p>Rea</p>', fonts: [{ id: 'poster', name: 'Poster.woff' }] },
  render: function WithFonts(args) {
    useFonts([{ id: 'poster', url: fontUrl }])
    return <RichTextEditor {...args} />
  },
  play: async ({ canvas, args }) => {
    const box = await focused()
    await userEvent.keyboard('{Control>}a{/Control}')
    await userEvent.click(canvas.getByRole('button', { name: 'Font' }))
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Poster.woff' }))
    const html = '<p><span class="font-poster">Rea</span></p>'
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(html))
    await expect(getComputedStyle(within(box).getByText('Rea')).fontFamily).toMatch(/^"?font-poster"?, /)
    await userEvent.click(canvas.getByRole('button', { name: 'Font' }))
    await expect(await screen.findByRole('menuitemradio', { name: 'Poster.woff' })).toBeChecked()
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Same as surrounding text' }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Rea</p>'))
  },
}

/** A link leads to a web address, or to a document of the media library, which it names. */
export const Documents: Story = {
  tags: ['picture'],
  args: {
    defaultValue: '<p>Priser</p>',
    documents: { pick: fn(async () => ({ id: 'prices', name: 'Prices.pdf' })), nameOf: (id) => `${id}.pdf` },
  },
  play: async ({ args }) => {
    const box = await focused()
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
    await userEvent.click(await screen.findByRole('button', { name: 'Document from the media library' }))
    await waitFor(() => expect(box).toHaveFocus())
    const html = '<p><a href="document:prices">Priser</a></p>'
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(html))
    await userEvent.keyboard('{Control>}k{/Control}')
    const address = await screen.findByRole('textbox', { name: 'Address' })
    await expect(address).toHaveValue('')
    await expect(address).toHaveAccessibleDescription('Links to the document: prices.pdf')
  },
}

export const PastedFromWord: Story = {
  tags: ['picture'],
  play: async ({ args }) => {
    await paste(await focused(), fromWord)
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(fromWordClean.join('')))
  },
}

/** Numbered lists keep level, number and start. */
export const PastedFromWordOnline: Story = {
  play: async ({ args }) => {
    await paste(await focused(), fromWordOnline)
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(fromWordOnlineClean.join('')))
  },
}

export const PastedFromAWebPage: Story = {
  play: async ({ args }) => {
    await paste(await focused(), fromWebPage)
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(`${fromWebPageClean.join('')}<p>press here</p>`),
    )
  },
}

export const Undone: Story = {
  args: { defaultValue: '<p>Rea</p>' },
  play: async ({ canvas, args }) => {
    await focused()
    const undo = canvas.getByRole('button', { name: 'Undo' })
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Control>}b{/Control}x')
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledTimes(1))
    await userEvent.click(undo)
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Rea</p>'))
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }))
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledTimes(3))
  },
}

/** Counts the HTML, like the server. */
export const Counted: Story = {
  args: { counter: 20 },
  play: async ({ canvas }) => {
    await focused()
    await expect(canvas.getByText('0 of 20 characters, including formatting')).toBeVisible()
    await userEvent.keyboard('Twelve lette')
    await expect(canvas.getByText('19 of 20 characters, including formatting')).toBeVisible()
    await userEvent.keyboard('rs')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 letter too many')
  },
}

export const Shortcuts: Story = {
  tags: ['picture'],
  parameters: { picture: { of: '[role="dialog"]' } },
  play: async ({ canvas }) => {
    await text()
    await userEvent.click(canvas.getByRole('button', { name: 'Keyboard shortcuts' }))
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
    await expect(within(dialog).getByText('Bold')).toBeVisible()
    await expect(within(dialog).getByText('Alt + F10')).toBeInTheDocument()
  },
}

/** Optional; the edited HTML is cleaned. */
export const Source: Story = {
  args: { sourceView: true, defaultValue: '<p>Rea</p>' },
  play: async ({ canvas, args }) => {
    await text()
    await userEvent.click(canvas.getByRole('button', { name: 'HTML source' }))
    const source = await text()
    await expect(source).toHaveValue('<p>Rea</p>')
    await userEvent.clear(source)
    await userEvent.type(source, '<p onclick="x()">Stor <b>rea</b></p>')
    await userEvent.click(canvas.getByRole('button', { name: 'HTML source' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Stor rea</p>')
    await expect(await text()).toHaveTextContent('Stor rea')
  },
}

/** Locked with a reason; the text can be copied. */
export const ReadOnly: Story = {
  args: { readOnlyReason: 'You can view shops but not change them.', value: '<p>Rea</p>' },
  play: async ({ canvas, args }) => {
    const box = await text()
    await userEvent.tab()
    await expect(box).toHaveFocus()
    await expect(box).toHaveAttribute('aria-readonly', 'true')
    await expect(box).toHaveAccessibleDescription('You can view shops but not change them.')
    await userEvent.keyboard('x')
    await expect(box).toHaveTextContent('Rea')
    await expect(canvas.queryByRole('toolbar')).toBeNull()
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
}

/** A text controlled by the caller. */
export const Controlled: Story = {
  args: { value: '<p>Rea</p>' },
  play: async ({ args }) => {
    const box = await focused()
    await userEvent.keyboard('x')
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledTimes(1))
    await waitFor(() => expect(box).toHaveTextContent(/^Rea$/))
  },
}

/** One editor with a tab for each language: each text has its own undo history. */
export const Languages: Story = {
  render: (args) => {
    const [texts, setTexts] = useState<Record<string, string>>({ sv: '<p>Rea</p>', en: '<p>Sale</p>' })
    const [lang, setLang] = useState('sv')
    return (
      <Tabs.Root value={lang} onValueChange={setLang}>
        <Tabs.List aria-label="Language">
          <Tabs.Tab value="sv">Swedish</Tabs.Tab>
          <Tabs.Tab value="en">English</Tabs.Tab>
        </Tabs.List>
        {/* a single panel for all tabs, which keeps the editor mounted */}
        <Tabs.Panel value={lang}>
          <RichTextEditor
            {...args}
            lang={lang}
            value={texts[lang] ?? ''}
            onValueChange={(html) => setTexts((all) => ({ ...all, [lang]: html }))}
          />
        </Tabs.Panel>
        <output>{JSON.stringify(texts)}</output>
      </Tabs.Root>
    )
  },
  play: async ({ canvas }) => {
    const box = await text()
    const formValue = () => JSON.parse(canvas.getByText(/^\{/).textContent ?? '')
    const undo = () => userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await focused()
    await userEvent.keyboard('!')
    await userEvent.click(canvas.getByRole('tab', { name: 'English' }))
    await waitFor(() => expect(box).toHaveTextContent('Sale'))
    await expect(box).toHaveAttribute('lang', 'en')
    await expect(formValue().sv).not.toBe('<p>Rea</p>')
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
    await focused()
    await userEvent.keyboard('?')
    await userEvent.click(canvas.getByRole('tab', { name: 'Swedish' }))
    await waitFor(() => expect(box).toHaveTextContent('Rea'))
    await undo()
    await waitFor(() => expect(formValue().sv).toBe('<p>Rea</p>'))
    await userEvent.click(canvas.getByRole('tab', { name: 'English' }))
    await waitFor(() => expect(box).toHaveTextContent('Sale'))
    await undo()
    await waitFor(() => expect(formValue()).toEqual({ sv: '<p>Rea</p>', en: '<p>Sale</p>' }))
  },
}

export const OnAPhone: Story = {
  tags: ['width-390'],
  args: { defaultValue: everything, counter: 20_000, hint: 'Shown on the page.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'A poster' })).toBeVisible()
  },
}

export const AllStates: Story = {
  tags: ['compact'],
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(340px, 1fr))', gap: 16 }}>
      <RichTextEditor
        {...args}
        defaultValue={everything}
        counter={20_000}
        hint="Shown on the page."
        required
        sourceView
      />
      <div style={{ display: 'grid', gap: 16, alignContent: 'start' }}>
        <RichTextEditor {...args} hint="Shown on the page." />
        <RichTextEditor {...args} defaultValue="<p>Rea</p>" counter={5} error="Field must have less than 6 letters" />
        <RichTextEditor {...args} value="<p>Rea</p>" readOnlyReason="You can view shops but not change them." />
        <RichTextEditor {...args} value="<p>Rea</p>" disabled />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('textbox', { name: 'Description' })).toHaveLength(5))
    await expect(await canvas.findByRole('img', { name: 'A poster' })).toBeVisible()
  },
}
