import type { LanguageCode } from '@kiosk-admin/api-client'
import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { userEvent, type within } from 'storybook/test'
import '../kiosk.css'
import { Visit } from '../screens/visit'
import { displayParameters, onDisplay } from './display'
import { ids, wholePublication } from './guide-fixture'
import { drawnLocation, drawnPublication } from './wayfinding-fixture'

/** The meta of stories of a visit: on a portrait display, in English; languages can be changed. */
export const visitStory = {
  component: Visit,
  parameters: displayParameters,
  args: {
    publication: wholePublication,
    now: new Date('2026-11-21T14:45:00+01:00'),
    language: 'en',
    onLanguageChange: () => {},
    fetchFrame: async () => null,
    location: { areaId: 'A12', floorId: ids.ground },
  },
  render: (args) => {
    const [language, setLanguage] = useState<LanguageCode>(args.language)
    return <Visit {...args} language={language} onLanguageChange={setLanguage} />
  },
  decorators: [onDisplay],
} satisfies Meta<typeof Visit>

/** The same in a mall with drawn floors. */
export const drawnVisitStory = {
  ...visitStory,
  args: { ...visitStory.args, publication: drawnPublication, location: drawnLocation },
} satisfies Meta<typeof Visit>

export type Canvas = ReturnType<typeof within>

/** Clicks buttons one after the other, waiting for each to appear. */
export async function touch(canvas: Canvas, ...names: (string | RegExp)[]) {
  for (const name of names) await userEvent.click(await canvas.findByRole('button', { name }))
}
