import { useMall } from '../data/use-mall'
import { Mark } from '../shared/mark'

/** The mall's logo, 36 px high; until it has one, the product's mark. */
export function Logo() {
  const mall = useMall()
  if (mall?.icon) return <img src={mall.icon.url} alt={mall.name} className="h-9 max-w-40 object-contain object-left" />
  return (
    <span className="flex items-center gap-2.5 text-lg leading-5 font-bold text-fg-strong">
      <Mark className="size-9 shrink-0" />
      <span className="in-data-[mode=rail]:sr-only">Kiosk Admin</span>
    </span>
  )
}
