import { Heading, PageCard } from '../../shell/ui'
import { SettingEditor } from './SettingEditor'

/** The shop's theme, with the pages that it moves. */
export default function ThemePage() {
  return (
    <>
      <Heading title="店铺主题" />
      <PageCard>
        <SettingEditor name="theme" />
      </PageCard>
    </>
  )
}
