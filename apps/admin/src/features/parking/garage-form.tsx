import { IndexField, LineField, StatusField } from '../../shared/content/editor/fields'
import { FormLayout } from '../../shared/content/editor/form-layout'

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
