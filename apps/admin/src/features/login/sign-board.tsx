import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, Info, type LucideIcon, Tablet, Utensils } from 'lucide-react'
import type { ReactNode } from 'react'
import { Mark } from '../../shared/appearance/mark'
import { useMessages } from '../../shared/i18n/i18n'
import { loginMessages } from './messages'

/** The decorative sign; hidden from screen readers, which go straight to the form. */
export function SignBoard() {
  const t = useMessages(loginMessages)
  return (
    <div aria-hidden="true" className="flex flex-col justify-between bg-board px-12 py-10 text-board-fg max-lg:hidden">
      <div className="flex items-center gap-3 text-lg font-bold">
        <Mark className="size-8" />
        Kiosk Admin
      </div>
      <div className="-mx-12">
        <SignRow arrow={ArrowUp} name={t('login.sign.kiosks')} badges={[<Tablet key="kiosk" />]} here />
        <SignRow arrow={ArrowLeft} name={t('login.sign.shops')} badges={['1', '2']} />
        <SignRow arrow={ArrowLeft} name={t('login.sign.restaurants')} badges={[<Utensils key="food" />]} />
        <SignRow arrow={ArrowRight} name={t('login.sign.parking')} badges={['P']} />
        <SignRow arrow={ArrowDown} name={t('login.sign.information')} badges={[<Info key="info" />]} />
      </div>
      <div className="text-sm text-board-muted">{t('login.line')}</div>
    </div>
  )
}

type SignRowProps = {
  arrow: LucideIcon
  name: string
  badges: readonly ReactNode[]
  /** Highlights the row in yellow. */
  here?: boolean
}

const SignRow = ({ arrow: Arrow, name, badges, here }: SignRowProps) => (
  <div data-here={here || undefined} className="group/row px-12 data-here:bg-pending data-here:text-pending-fg">
    <div className="flex h-26 items-center gap-6 border-b border-board-line text-[44px] leading-none font-bold tracking-tight group-data-here/row:border-transparent">
      <Arrow className="ms-1.5 size-11 shrink-0" strokeWidth={2} />
      <span className="min-w-0 truncate pb-1">{name}</span>
      <span className="ms-auto flex gap-2.5">
        {badges.map((badge, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of the badges never changes
            key={index}
            className="grid size-11.5 place-items-center rounded-sm bg-board-fg text-2xl text-board group-data-here/row:bg-board group-data-here/row:text-pending [&_svg]:size-6.5"
          >
            {badge}
          </span>
        ))}
      </span>
    </div>
  </div>
)
