import { contentTypes, describeFields, type MallSnapshot, singleRecords } from '@kiosk-admin/api-client'
import { richText } from '@kiosk-admin/api-client/internal'
import { RichTextView } from '@kiosk-admin/ui/rich-text'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import '../kiosk.css'
import { pageOfRecord } from '../model/preview'
import { displayParameters, onDisplay } from '../testing/display'
import { wholePublication } from '../testing/guide-fixture'
import { StartPage } from './start-page'
import { Visit } from './visit'

/** The kinds with rich-text fields, from the contract. */
const kinds = [...Object.values(contentTypes), ...Object.values(singleRecords)]
  .filter((kind) => describeFields(kind).some(({ rich }) => rich))
  .map(({ type }) => type)

const formatted = `<h2>Heading</h2><h3>Smaller heading</h3>
<p>Plain <strong>bold</strong> <em>slanted</em> <u>underlined</u> <s>struck</s><br>
<a href="https://fjell.example/sale">link</a> <span class="text-large">span</span></p>
<ul><li>point</li></ul><ol><li>step</li></ol><blockquote><p>quote</p></blockquote><hr>
<img src="/media/picture.svg" alt="picture">
<table><tbody><tr><th colspan="2">head</th></tr><tr><td>cell</td><td>other</td></tr></tbody></table>
${richText.classes.map((name) => `<p class="${name}">${name}</p>`).join('')}`

type ElementName = (typeof richText.elements)[number]

const style = (element: Element) => getComputedStyle(element)
const size = (element: Element) => Number.parseFloat(style(element).fontSize)
const weight = (element: Element) => Number(style(element).fontWeight)
const around = (element: Element) => element.parentElement as Element

/** Checks that each allowed element looks different from plain text. */
const differs: Record<ElementName, (element: Element) => boolean> = {
  p: (element) => Number.parseFloat(style(element).marginBlockEnd) > 0,
  br: () => true,
  strong: (element) => weight(element) > weight(around(element)),
  em: (element) => style(element).fontStyle === 'italic',
  u: (element) => style(element).textDecorationLine === 'underline',
  s: (element) => style(element).textDecorationLine === 'line-through',
  h2: (element) => size(element) > size(around(element)) && weight(element) >= 600,
  h3: (element) => size(element) > size(around(element)) && weight(element) >= 600,
  ul: (element) => style(element).listStyleType === 'disc' && Number.parseFloat(style(element).paddingInlineStart) > 0,
  ol: (element) => style(element).listStyleType === 'decimal',
  li: (element) => style(element).display === 'list-item',
  blockquote: (element) => Number.parseFloat(style(element).borderInlineStartWidth) > 0,
  a: (element) => style(element).textDecorationLine === 'underline' && element.getAttribute('role') === 'link',
  span: (element) => size(element) > size(around(element)),
  hr: (element) => Number.parseFloat(style(element).borderBlockStartWidth) > 0,
  img: (element) => element.getAttribute('alt') === 'picture',
  table: (element) => style(element).borderCollapse === 'collapse',
  tbody: (element) => style(element).display === 'table-row-group',
  tr: (element) => style(element).display === 'table-row',
  th: (element) => weight(element) > weight(around(element)) && element.getAttribute('colspan') === '2',
  td: (element) => Number.parseFloat(style(element).borderTopWidth) > 0,
}

/** The mall with this text in every record of a kind. */
function publicationWith(kind: string, html = formatted): MallSnapshot {
  const { records } = wholePublication
  const described = records[kind]?.map((record) => ({ ...record, description: { en: html, se: html } }))
  return { ...wholePublication, records: { ...records, [kind]: described ?? [] } }
}

const now = new Date('2026-11-21T14:45:00+01:00')
const common = { now, language: 'en', onLanguageChange: () => {} } as const

const meta = {
  title: 'Kiosk/Formatted text',
  component: Visit,
  parameters: displayParameters,
  args: { publication: wholePublication, fetchFrame: async () => null, ...common },
  decorators: [onDisplay],
} satisfies Meta<typeof Visit>

export default meta
type Story = StoryObj<typeof meta>

/** The HTML that the kiosk and the popups of the back-office render equally. Links differ: the kiosk's have no address. */
const markup = (element: Element) => element.innerHTML.replace(/<a [^>]*>/g, '<a>').replace(/\s+/g, ' ')

/** Every allowed element and class is formatted in every kind with rich text. */
export const EveryKindAndElement: Story = {
  render: function Kinds(args) {
    const [kind, setKind] = useState<string>()
    const publication = publicationWith(kind ?? '')
    const id = publication.records[kind ?? '']?.[0]?.id ?? ''
    return (
      <>
        {kind === undefined ? (
          <RichTextView value={formatted} />
        ) : (
          <Visit key={kind} {...args} publication={publication} first={pageOfRecord({ kind, id })} />
        )}
        {kinds.map((one) => (
          <button key={one} type="button" onClick={() => setKind(one)}>
            {`Show ${one}`}
          </button>
        ))}
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(kinds.length).toBeGreaterThan(3)
    const popup = markup((await canvas.findByRole('heading', { name: 'Heading' })).parentElement as HTMLElement)
    for (const kind of kinds) {
      await userEvent.click(canvas.getByRole('button', { name: `Show ${kind}` }))
      await canvas.findByRole('heading', { level: 1 })
      const [heading] = await canvas.findAllByRole('heading', { name: 'Heading' })
      const text = heading?.parentElement as HTMLElement
      await expect(size(text), `words of ${kind}`).toBe(size(around(text)))
      for (const [name, isFormatted] of Object.entries(differs)) {
        const element = text.querySelector(name)
        await expect(element && isFormatted(element), `${name} of ${kind}`).toBe(true)
      }
      for (const name of richText.classes) await expect(within(text).getByText(name)).toHaveClass(name)
      await expect(markup(text)).toBe(popup)
    }
  },
}

/** A link opens the site window by touch and keyboard; the kiosk does not navigate. */
export const Link: Story = {
  args: {
    publication: publicationWith('item'),
    first: { at: 'item', id: wholePublication.records.item?.[0]?.id ?? '' },
  },
  tags: ['picture'],
  play: async ({ canvas }) => {
    const before = location.href
    const link = await canvas.findByRole('link', { name: 'link' })
    await expect(link).not.toHaveAttribute('href')
    await userEvent.click(link)
    await expect(await canvas.findByText('https://fjell.example/sale')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(await canvas.findByRole('link', { name: 'link' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('dialog', { name: 'Fjell Sport' })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(location.href).toBe(before)
  },
}

const prices = { url: `/media/${'a'.repeat(64)}.pdf`, mime: 'application/pdf', width: null, height: null }
const documentId = '0190b0a8-0000-7000-8000-000000000077'
const linked = publicationWith(
  'item',
  `<p><a href="document:${documentId}">Prices</a> <a href="document:gone">Gone</a></p>`,
)

/** A link to a document opens its window, and gets the focus back; one that is not published does nothing. */
export const DocumentLink: Story = {
  args: {
    publication: { ...linked, media: { ...linked.media, [documentId]: prices } },
    visitorUrl: 'https://kiosks.example.com',
    first: { at: 'item', id: wholePublication.records.item?.[0]?.id ?? '' },
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Prices' })
    await userEvent.click(link)
    const window = await canvas.findByRole('dialog', { name: 'Fjell Sport' })
    await expect(within(window).getByText(`https://kiosks.example.com${prices.url}`)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('dialog')).toBeNull()
    await expect(link).toHaveFocus()
    await userEvent.click(canvas.getByRole('link', { name: 'Gone' }))
    await expect(link).toBeVisible()
    await expect(canvas.queryByRole('dialog')).toBeNull()
  },
}

/** The start page truncates rich text. */
export const OnTheStart: Story = {
  tags: ['picture'],
  render: () => (
    <StartPage {...common} publication={publicationWith('offer')} orientation="portrait" onOpen={() => {}} />
  ),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('heading', { name: 'Heading' }))[0]).toBeVisible()
  },
}
