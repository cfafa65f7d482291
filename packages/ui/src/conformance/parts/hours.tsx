import * as hours from '../../exports/hours'
import { noHours } from '../../hours/opening-hours'
import { english } from '../../internal/languages.fixture'
import type { Recipes } from '../probe'

/** Renders the opening-hours parts for the conformance tests. */
export const hoursParts: Recipes = {
  OpeningHoursEditor: (probe) => <hours.OpeningHoursEditor label="Opening hours" languages={[english]} {...probe} />,
  OpeningHoursView: (probe) => <hours.OpeningHoursView value={noHours()} {...probe} />,
}
