import { IndexField, LineField, StatusField } from '../../shared/content/fields'
import { FormLayout } from '../../shared/content/form-layout'

/** The garage's name; the list below has its floors. */
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
