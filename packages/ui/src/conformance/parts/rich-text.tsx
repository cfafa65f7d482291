import * as richText from '../../exports/rich-text'
import type { Recipes } from '../probe'

/** Renders the rich-text parts for the conformance tests. */
export const richTextParts: Recipes = {
  RichTextEditor: (probe) => <richText.RichTextEditor label="Description" {...probe} />,
  RichTextInPlace: (probe) => <richText.RichTextInPlace label="Description" {...probe} />,
  RichTextView: (probe) => <richText.RichTextView value="<p>Rea</p>" {...probe} />,
}
