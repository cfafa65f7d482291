import { ContentForm } from '@kiosk-admin/ui'
import type { ReactNode } from 'react'
import { languageDisplay } from '../language'

const names = Object.fromEntries(Object.entries(languageDisplay).map(([code, { displayText }]) => [code, displayText]))

/** What visitors read, a tab for each language, and beside it what is the same in all of them. */
export const FormLayout = ({ texts, aside }: { texts: ReactNode; aside: ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_20rem] gap-x-8 gap-y-6 max-md:grid-cols-1">
    <ContentForm.Languages names={names}>{texts}</ContentForm.Languages>
    <div className="flex flex-col gap-4">{aside}</div>
  </div>
)
