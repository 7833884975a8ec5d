import { isRecord } from '@schemas/json'
import { Select } from 'antd'
import type { Json } from '@schemas/page'
import { useSibling } from '../use-leaf'
import { type LeafProps, isWrong } from '../field'
import { texts } from '../../texts/texts'

interface Tag {
  tag_id: string
  tag_name: string
}

/** Tags to choose from those of the shops (the sibling list that is filled from them). */
export function TagsLeaf({ id, describedBy, value, set, problems, disabled }: LeafProps) {
  const known = tagsOf(useSibling('allTagList').value)
  const chosen = tagsOf(value)
  const all = [...known, ...chosen.filter(({ tag_id }) => known.every((tag) => tag.tag_id !== tag_id))]
  return (
    <Select
      id={id}
      mode="multiple"
      className="pm-set-wide"
      aria-describedby={describedBy}
      status={isWrong(problems) ? 'error' : ''}
      placeholder={texts.forms.allTags}
      notFoundContent={texts.forms.noTags}
      value={chosen.map(({ tag_id }) => tag_id)}
      options={all.map(({ tag_id, tag_name }) => ({ value: tag_id, label: tag_name }))}
      disabled={disabled}
      onChange={(ids: string[]) =>
        set(ids.flatMap((tag_id) => all.filter((tag) => tag.tag_id === tag_id)).map(toJson))
      }
    />
  )
}

const toJson = ({ tag_id, tag_name }: Tag): Json => ({ tag_id, tag_name })

function tagsOf(value: Json | undefined): Tag[] {
  return Array.isArray(value)
    ? value.flatMap((tag) =>
        isRecord(tag) && typeof tag['tag_id'] === 'string'
          ? [{ tag_id: tag['tag_id'], tag_name: String(tag['tag_name'] ?? tag['tag_id']) }]
          : [],
      )
    : []
}
