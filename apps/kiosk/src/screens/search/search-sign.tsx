import type { MallSnapshot } from '@kiosk-admin/api-client'
import { MallLogo } from '../picture'
import './search.css'

/** The mall's sign, which fills an upright display above the search: everything to touch stays low enough for all. */
export const SearchSign = ({ mall: { name, iconUrl } }: Pick<MallSnapshot, 'mall'>) => (
  <header className="search-sign">
    <MallLogo url={iconUrl} />
    <p>{name}</p>
  </header>
)
