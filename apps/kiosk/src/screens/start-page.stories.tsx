import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import '../kiosk.css'
import { displayParameters, onDisplay } from '../testing/display'
import { publication } from '../testing/fixture'
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
    onOpen: () => {},
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
    await expect(hours.getByText('Open now, closes 18:00')).toBeVisible()
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
    await expect(canvas.getByText(/^Closed now, opens Mon.* 10:00$/)).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Christmas market in the atrium' })).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: 'Late opening' })).toBeNull()
  },
}

/** Changes the language; missing texts fall back to the mall's first language. */
export const FourLanguages: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'English' }))
    await expect(canvas.getByRole('heading', { name: 'Offers' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'English' })).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Norsk' }))
    await expect(canvas.getByRole('heading', { name: 'Julemarked i atriet' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Íslenska' }))
    await expect(canvas.getByRole('heading', { name: 'Tilboð' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Julmarknad i atriet' })).toBeVisible()
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
