import { LineField, OneOfField, QuantityField, StatusField } from '../../shared/content/editor/fields'
import { FormLayout } from '../../shared/content/editor/form-layout'
import { PictureField } from '../../shared/content/editor/picture-field'
import { RichField } from '../../shared/content/editor/rich-field'

/** The fields of one record. */
export function Fields() {
  return (
    <FormLayout
      texts={
        <>
          <LineField name="name" first />
          <LineField name="foundAt" />
          <RichField name="description" />
        </>
      }
      aside={
        <>
          <StatusField />
          <OneOfField name="size" />
          <QuantityField name="weight" />
          <PictureField name="imageId" fit="cover" />
        </>
      }
    />
  )
}
