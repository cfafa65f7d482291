import { InfoPageForm, type InfoPageFormProps } from './info-page-form'
import { PrintedHours } from './printed-hours'

/** The form of the information page and its printable opening hours. */
export const InfoPageContent = ({ page, languages }: InfoPageFormProps) => (
  <>
    <InfoPageForm page={page} languages={languages} />
    <PrintedHours page={page} />
  </>
)
