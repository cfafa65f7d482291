import { Button, PageHeader } from '@kiosk-admin/ui'
import { labels } from '@kiosk-admin/ui/labels/se'
import { changeTheme } from './actions'
import { ShopForm } from './shop-form'
import { ShopTable } from './shop-table'
import { shops } from './shops'

/** A server component: it renders parts and reads labels; client components get data from it. */
export default function Page() {
  const downstairs = shops.filter(({ floor }) => floor === 'Plan 1').length
  return (
    <main>
      <PageHeader title="Butiker" sub={`Plan 1: ${labels.table.shown(`${downstairs}`, `${shops.length}`)}`}>
        <form action={changeTheme}>
          <Button type="submit">Byt tema</Button>
        </form>
      </PageHeader>
      <ShopTable shops={shops} />
      <ShopForm />
    </main>
  )
}
