import { ContentForm } from '@kiosk-admin/ui'
import type { ReactNode } from 'react'
import { languageDisplay } from '../language'

const names = Object.fromEntries(Object.entries(languageDisplay).map(([code, { displayText }]) => [code, displayText]))

/** What visitors read, a tab for each language, and beside it what is the same in all of them. */
export const FormLayout = ({ texts, aside }: { texts: ReactNode; aside: ReactNode }) => (
  <div className="grid flex-1 grid-cols-[minmax(0,1fr)_23rem] gap-x-6 gap-y-6 max-md:grid-cols-1 max-md:content-start">
    <ContentForm.Languages names={names}>{texts}</ContentForm.Languages>
    <div className="-me-6 -my-4 flex flex-col gap-4.5 border-s border-line-faint bg-canvas px-6 py-5 max-md:m-0 max-md:border-0 max-md:bg-transparent max-md:p-0">
      {aside}
    </div>
  </div>
)
