import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import '../kiosk.css'
import { displayParameters, onDisplay } from '../testing/display'
import { publication } from '../testing/fixture'
import { ids } from '../testing/guide-fixture'
import { drawnLocation, drawnPublication } from '../testing/wayfinding-fixture'
import { StartPage } from './start-page'

const meta = {
  title: 'Kiosk/Start page',
  component: StartPage,
  parameters: displayParameters,
  args: {
    publication,
    now: new Date('2026-11-21T14:45:00+01:00'),
    orientation: 'portrait',
    language: 'se',
    onLanguageChange: () => {},
    onOpen: fn(),
  },
  render: (args) => {
    const [language, setLanguage] = useState<LanguageCode>(args.language)
    return <StartPage {...args} language={language} onLanguageChange={setLanguage} />
  },
  decorators: [onDisplay],
} satisfies Meta<typeof StartPage>

export default meta
type Story = StoryObj<typeof meta>

/** The start page on a portrait display. */
export const Portrait: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Strandgallerian' })).toBeVisible()
    const today = within(canvas.getByRole('region', { name: 'I dag' }))
    await expect(today.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Julmarknad i atriet',
      'Kvällsöppet',
    ])
    await expect(within(canvas.getByRole('region', { name: 'Erbjudanden' })).getAllByRole('listitem')).toHaveLength(4)
    await expect(canvas.queryByText('Förra veckan')).toBeNull()
    await expect(canvas.queryByText('Börjar i morgon')).toBeNull()
  },
}

/** The mall's hours: until when it is open, then today and tomorrow. */
export const Hours: Story = {
  args: { language: 'en' },
  play: async ({ canvas }) => {
    const hours = within(canvas.getByRole('region', { name: 'Opening hours' }))
    await expect(hours.getByText('Open now, closes at 18:00')).toBeVisible()
    await expect(hours.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '10:00–18:00',
      'Closed',
    ])
  },
}

/** In the evening: what is over is gone. */
export const Evening: Story = {
  args: { language: 'en', now: new Date('2026-11-21T22:45:00+01:00') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Closed now, opens Mon.* at 10:00$/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Christmas market in the atrium' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Late opening' })).toBeNull()
  },
}

/** Changes the language; Icelandic texts that are missing fall back to English. */
export const FourLanguages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'English' }))
    await expect(canvas.getByRole('heading', { name: 'Offers' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Norsk' }))
    await expect(canvas.getByRole('heading', { name: 'Julemarked i atriet' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Íslenska' }))
    await expect(canvas.getByRole('heading', { name: 'Tilboð' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Christmas market in the atrium' })).toBeVisible()
  },
}

/** On a landscape display of a drawn floor: the map with the visitor's place, and the list with floors and minutes. */
export const LandscapeMap: Story = {
  args: { language: 'en', orientation: 'landscape', publication: drawnPublication, location: drawnLocation },
  tags: ['picture'],
  parameters: { display: [1920, 1080, 0.6] },
  play: async ({ canvas, args }) => {
    const map = within(await canvas.findByRole('figure', { name: 'Map of Level 1' }))
    await expect(await map.findByText('You are here', { selector: 'text' })).toBeVisible()
    const list = within(canvas.getByRole('region', { name: 'Where do you want to go?' }))
    await list.findByRole('button', { name: /^Fjell Sport.*Level 2\s*2 min$/ })
    await userEvent.click(list.getByRole('button', { name: 'Food' }))
    await expect(list.queryByRole('button', { name: /^Fjell Sport/ })).toBeNull()
    await userEvent.click(list.getByRole('button', { name: 'Food' }))
    await userEvent.click(list.getByRole('button', { name: /^Fjell Sport/ }))
    await expect(args.onOpen).toHaveBeenCalledWith({ at: 'item', id: ids.fjell })
  },
}

/** Upright, the same station has its start page without the map. */
export const UprightWithMap: Story = {
  args: { language: 'en', publication: drawnPublication, location: drawnLocation },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Menu' })).toBeVisible()
    await expect(canvas.queryByRole('figure')).toBeNull()
  },
}

/** Without a network, with a notice in the footer. */
export const Notice: Story = {
  tags: ['picture'],
  args: { language: 'en', notice: 'No connection. Last updated Thu 19 Nov, 16:42.' },
}

/** No events or offers today, one language, no logo. */
export const Quiet: Story = {
  tags: ['picture'],
  args: {
    publication: {
      ...publication,
      mall: { ...publication.mall, languages: ['se'], iconUrl: null },
      records: {},
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Inget är planerat i dag.')).toBeVisible()
    await expect(canvas.getByText('Det finns inga erbjudanden i dag.')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
