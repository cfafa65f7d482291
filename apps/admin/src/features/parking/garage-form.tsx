import { IndexField, LineField, StatusField } from '../../shared/content/fields'
import { FormLayout } from '../../shared/content/form-layout'

/** What it is called; its floors are in the list below it. */
export const Fields = () => (
  <FormLayout
    texts={<LineField name="name" first />}
    aside={
      <>
        <StatusField />
        <IndexField />
      </>
    }
  />
)
