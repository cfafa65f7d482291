import { KioskUiProvider } from '@kiosk-admin/ui'
import { LineChart } from '@kiosk-admin/ui/charts'
import '@kiosk-admin/ui/styles.css'
import { HEIGHT, type Measured } from './figures'

export const measured: Measured = {
  Chart: ({ figures: { x, series } }) => (
    <KioskUiProvider locale="en-GB" timeZone="UTC">
      <LineChart label="Clicks" x={x} series={series} height={HEIGHT} />
    </KioskUiProvider>
  ),
  plot: () => document.querySelector('[data-slot="chart-plot"]') as Element,
  lines: () =>
    [...document.querySelectorAll('[data-slot="chart-drawing"] path')].map((path) => path.getAttribute('d') ?? ''),
  tooltip: () => document.querySelector('[data-slot="chart-tooltip"]')?.textContent ?? '',
}
