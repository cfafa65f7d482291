import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { norwegian, swedish } from '../../internal/languages.fixture'
import { IconBadge } from '../../primitives/icon-badge/icon-badge'
import { KioskUiProvider } from '../../theme/kiosk-ui-provider'
import { DateCell, EditedCell, LocalisedCell, PendingMark, TitleCell } from './cells'

const meta = {
  title: 'Table/Cells',
  component: TitleCell,
  parameters: {
    guide: {
      use: ['Title, text, date and status in the columns of a table.'],
      avoid: ['Elements of your own for the same: these are truncated and read in the same way everywhere.'],
      keyboard: [],
      parts: { Title: TitleCell },
      do: { text: 'A date in the format of who reads it.', render: () => <DateCell date="2026-11-28" /> },
      dont: { text: 'A text of your own: the same in every language.', render: () => <span>2026-11-28</span> },
    },
  },
} satisfies Meta<typeof TitleCell>

export default meta
type Story = StoryObj<typeof meta>

/** Text in another language is marked for screen readers. */
export const Localised: Story = {
  render: () => (
    <>
      <LocalisedCell data-testid="own" text={{ se: 'Julmarknad', en: 'Christmas market' }} />
      <LocalisedCell data-testid="other" text={{ se: 'Julmarknad', no: '' }} languages={[norwegian, swedish]} />
      <LocalisedCell data-testid="none" text={undefined} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByTestId('own')).toHaveTextContent('Christmas market')
    await expect(canvas.getByTestId('own')).not.toHaveAttribute('lang')
    await expect(canvas.getByTestId('other')).toHaveTextContent('Julmarknad')
    await expect(canvas.getByTestId('other')).toHaveAttribute('lang', 'sv')
    await expect(canvas.getByTestId('none')).toBeEmptyDOMElement()
  },
}

/** Dates and times in each locale's format. */
export const InSwedish: Story = {
  render: () => (
    <KioskUiProvider locale="sv" timeZone="Europe/Stockholm" now={() => new Date('2026-11-21T14:45:00+01:00')}>
      <EditedCell at={new Date('2026-11-21T14:32:00+01:00')} by="Ingrid Solheim" />
      <DateCell date="2026-11-28" />
    </KioskUiProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('I dag, 14:32')).toBeVisible()
    await expect(canvas.getByText('28 nov. 2026')).toHaveAttribute('datetime', '2026-11-28')
  },
}

export const AllStates: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start', width: 320 }}>
      <TitleCell>Ask & Alm</TitleCell>
      <TitleCell status="published">On the kiosks</TitleCell>
      <TitleCell media={<IconBadge>F</IconBadge>} status="changed">
        Fjell Sport
      </TitleCell>
      <TitleCell media={<IconBadge>A</IconBadge>} status="unpublished" style={{ width: '100%' }}>
        A name that is much too long for the room that there is
      </TitleCell>
      <PendingMark status="unpublished" />
      <EditedCell at={new Date('2026-11-21T14:32:00+01:00')} by="Ingrid Solheim" />
      <EditedCell at={new Date('2026-11-20T17:24:00+01:00')} by="Sara Holm" />
      <EditedCell at={new Date('2026-11-18T09:41:00+01:00')} />
      <EditedCell at={new Date('2025-11-18T09:41:00+01:00')} by="Sara Holm" />
      <DateCell date="2026-11-28" />
      <DateCell date={undefined} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not on the kiosks yet')).toHaveLength(3)
    await expect(canvas.getByText('Yesterday, 17:24')).toBeVisible()
    await expect(canvas.getByText('28 Nov 2026')).toBeVisible()
  },
}
