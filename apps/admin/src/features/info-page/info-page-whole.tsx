import { InfoPageForm, type InfoPageFormProps } from './info-page-form'
import { PrintedHours } from './printed-hours'

/** The form of the information page, and its hours on paper. */
export const InfoPageWhole = ({ page, languages }: InfoPageFormProps) => (
  <>
    <InfoPageForm page={page} languages={languages} />
    <PrintedHours page={page} />
  </>
)
