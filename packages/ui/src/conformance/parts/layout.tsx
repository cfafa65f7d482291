import type { ReactNode } from 'react'
import * as kit from '../../exports'
import { swedish } from '../../internal/languages.fixture'
import type { Recipes } from '../probe'

const inShell = (part: ReactNode) => <kit.AppShell.Root>{part}</kit.AppShell.Root>

const inAccordion = (part: ReactNode) => (
  <kit.Accordion.Root defaultValue="one">
    <kit.Accordion.Item value="one">{part}</kit.Accordion.Item>
  </kit.Accordion.Root>
)

/** Renders the layout parts for the conformance tests. */
export const layoutParts: Recipes = {
  'Accordion.Content': (probe) => inAccordion(<kit.Accordion.Content {...probe} />),
  'Accordion.Item': (probe) => (
    <kit.Accordion.Root>
      <kit.Accordion.Item value="one" {...probe} />
    </kit.Accordion.Root>
  ),
  'Accordion.Trigger': (probe) => inAccordion(<kit.Accordion.Trigger {...probe} />),
  'AppShell.CollapseButton': (probe) => inShell(<kit.AppShell.CollapseButton {...probe} />),
  'BulkBar.More': (probe) => <kit.BulkBar.More {...probe} />,
  'BulkBar.Root': (probe) => <kit.BulkBar.Root count={1} onClose={() => {}} {...probe} />,
  DashboardTile: (probe) => <kit.DashboardTile title="Events" icon={null} {...probe} />,
  LanguagePicker: (probe) => <kit.LanguagePicker languages={[swedish]} {...probe} />,
  LogoUpload: (probe) => <kit.LogoUpload name="Strandgallerian" onUpload={async () => {}} {...probe} />,
  MallSwitcher: (probe) => inShell(<kit.MallSwitcher malls={[{ id: '1', name: 'Strandgallerian' }]} {...probe} />),
  NotificationsButton: (probe) => <kit.NotificationsButton notifications={kit.createNotifications()} {...probe} />,
  'Sidebar.User': (probe) => inShell(<kit.Sidebar.User name="Ingrid Solheim" {...probe} />),
  Stepper: (probe) => <kit.Stepper steps={[{ value: 'file', label: 'File' }]} {...probe} />,
  'Timeline.Day': (probe) => (
    <kit.Timeline.Root>
      <kit.Timeline.Day day={new Date('2026-11-21T13:00:00Z')} {...probe} />
    </kit.Timeline.Root>
  ),
  'Timeline.Item': (probe) => (
    <kit.Timeline.Root>
      <kit.Timeline.Item title="Paired" {...probe} />
    </kit.Timeline.Root>
  ),
  StationLine: (probe) => <kit.StationLine stations={[{ id: '1', code: 'K1', state: 'online' }]} {...probe} />,
}
