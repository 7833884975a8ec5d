import { Button } from 'antd'
import { QuestionCircleOutlined } from '@engine/icons'
import { addressOfChapter, CHAPTERS, type Chapter } from './chapters'

/** `?`: opens a chapter of the handbook beside the designer, so that no form is left for it. */
export function HelpLink({ chapter }: { chapter: Chapter }) {
  const name = `操作手册：${CHAPTERS[chapter]}`
  return (
    <Button
      type="text"
      icon={<QuestionCircleOutlined />}
      href={addressOfChapter(chapter)}
      target="_blank"
      rel="noopener"
      title={name}
      aria-label={name}
    />
  )
}
