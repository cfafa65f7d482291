import type { MallSnapshot } from '@kiosk-admin/api-client'
import './search.css'

/** The mall's sign, which fills an upright display above the search: everything to touch stays low enough for all. */
export const SearchSign = ({ mall: { name, iconUrl } }: Pick<MallSnapshot, 'mall'>) => (
  <header className="search-sign">
    {iconUrl && <img className="kiosk-logo" src={iconUrl} alt="" />}
    <p>{name}</p>
  </header>
)
