import * as hours from '../../exports/hours'
import { noHours } from '../../hours/opening-hours'
import type { Recipes } from '../probe'

/** Renders the opening-hours parts for the conformance tests. */
export const hoursParts: Recipes = {
  OpeningHoursEditor: (probe) => (
    <hours.OpeningHoursEditor label="Opening hours" languages={[{ code: 'en', name: 'English' }]} {...probe} />
  ),
  OpeningHoursView: (probe) => <hours.OpeningHoursView value={noHours()} {...probe} />,
}
