import { closeDialog, openDialog, toastDone, useDialog, useMessages } from '@kiosk-admin/admin'
import { Button, Dialog, EmptyState, PageHeader, TextField } from '@kiosk-admin/ui'
import { DataTable, type DataTableColumn, useDataTable } from '@kiosk-admin/ui/table'
import { Plus, Umbrella } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { addFind, type Find, useFinds } from './finds'
import { lostPropertyMessages } from './messages'

const DIALOG = 'lostProperty'

function LostProperty() {
  const t = useMessages(lostPropertyMessages)
  const finds = useFinds()
  const columns: DataTableColumn<Find>[] = [
    { id: 'name', header: t('lostProperty.what'), value: ({ name }) => name },
    { id: 'place', header: t('lostProperty.where'), value: ({ place }) => place },
  ]
  const table = useDataTable({ rows: finds, columns, rowId: ({ id }) => id })
  return (
    <>
      <PageHeader title={t('lostProperty.title')} count={finds.length}>
        <Button variant="primary" icon={<Plus size={16} strokeWidth={1.5} />} onClick={() => openDialog(DIALOG)}>
          {t('lostProperty.new')}
        </Button>
      </PageHeader>
      <DataTable.Root table={table} label={t('lostProperty.title')}>
        <DataTable.Grid empty={<EmptyState icon={<Umbrella />} title={t('lostProperty.empty')} />} />
      </DataTable.Root>
      <NewFind />
    </>
  )
}

/** The dialog for a new find. Its state is in the address, as for all dialogs of the admin: a link opens it, Back closes it. */
function NewFind() {
  const t = useMessages(lostPropertyMessages)
  const { open } = useDialog(DIALOG)
  return (
    <Dialog.Root open={open} onOpenChange={() => closeDialog()}>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Header>
          <Dialog.Title>{t('lostProperty.new')}</Dialog.Title>
        </Dialog.Header>
        <FindForm />
      </Dialog.Content>
    </Dialog.Root>
  )
}

function FindForm() {
  const t = useMessages(lostPropertyMessages)
  const [name, setName] = useState('')
  const [place, setPlace] = useState('')
  const [missing, setMissing] = useState(false)

  function save(event: FormEvent) {
    event.preventDefault()
    setMissing(!name.trim())
    if (!name.trim()) return
    addFind(name.trim(), place.trim())
    closeDialog({ force: true })
    toastDone('created', t('lostProperty.kept', { name: name.trim() }))
  }

  return (
    <form noValidate onSubmit={save}>
      <Dialog.Body>
        <TextField
          label={t('lostProperty.what')}
          value={name}
          onValueChange={setName}
          error={missing ? t('lostProperty.required') : undefined}
        />
        <TextField label={t('lostProperty.where')} value={place} onValueChange={setPlace} />
      </Dialog.Body>
      <Dialog.Footer>
        <Button type="submit" variant="primary">
          {t('lostProperty.new')}
        </Button>
      </Dialog.Footer>
    </form>
  )
}

export const feature = { screen: <LostProperty /> }
