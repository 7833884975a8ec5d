import { useState } from 'react'
import { useApi } from '../../shell/api'
import { Heading, Loading, PageCard, Tabs } from '../../shell/ui'
import { SettingEditor } from './SettingEditor'

/** The shop's settings: one tab for each; the theme has a page of its own. */
export default function SettingsPage() {
  const { data } = useApi('GET /settings', {})
  const [name, setName] = useState<string | null>(null)
  if (!data) return <Loading />
  const settings = data.filter((entry) => entry.name !== 'theme')
  const current = settings.find((entry) => entry.name === name) ?? settings[0]
  return (
    <>
      <Heading title="商城设置" />
      <PageCard>
        <Tabs
          label="商城设置"
          activeKey={current?.name ?? ''}
          onChange={setName}
          keepOpened
          items={settings.map(({ name: key, title: label }) => ({
            key,
            label,
            children: <SettingEditor name={key} />,
          }))}
        />
      </PageCard>
    </>
  )
}
