import { Segmented } from 'antd'
import { useState } from 'react'
import type { PageRow, PageTemplate } from '@schemas/generated/api'
import { useApi } from '../../shell/api'
import { TemplateThumb } from '../../shell/drawing'
import { LoadFailure, Loading } from '../../shell/ui'
import { PURPOSE_NAMES } from './labels'
import styles from './TemplateChoice.module.css'

type Purpose = PageTemplate['purpose']

interface TemplateChoiceProps {
  platform: PageRow['platform']
  /** '': the first one. */
  chosen: string
  onChoose(design_id: string): void
}

/** Templates by purpose, each drawn in the shop's own theme; one is always chosen. */
export function TemplateChoice({ platform, chosen, onChoose }: TemplateChoiceProps) {
  const [purpose, setPurpose] = useState<Purpose | 'all'>('all')
  const { data, error, isPending, refetch } = useApi(
    'GET /templates',
    { query: { platform, pageSize: 50 } },
    { ownError: true },
  )
  const all = data?.list ?? []
  const purposes = (Object.keys(PURPOSE_NAMES) as Purpose[]).filter((key) =>
    all.some((template) => template.purpose === key),
  )
  const shown = all.filter((template) => purpose === 'all' || template.purpose === purpose)
  const current = chosen === '' ? all[0]?.design_id : chosen
  return (
    <fieldset className={styles.choice}>
      <legend>从模板开始</legend>
      {error && <LoadFailure error={error} onRetry={refetch} />}
      {isPending && <Loading />}
      {all.length > 0 && (
        <Segmented
          aria-label="用途"
          value={purpose}
          onChange={setPurpose}
          options={[
            { value: 'all', label: '全部' },
            ...purposes.map((key) => ({ value: key, label: PURPOSE_NAMES[key] })),
          ]}
        />
      )}
      <div className={styles.templates}>
        {shown.map((template) => (
          <Template
            key={template.design_id}
            template={template}
            checked={template.design_id === current}
            onChoose={onChoose}
          />
        ))}
      </div>
    </fieldset>
  )
}

interface TemplateProps {
  template: PageTemplate
  checked: boolean
  onChoose(design_id: string): void
}

function Template({
  template: { design_id, name, image, purpose, description },
  checked,
  onChoose,
}: TemplateProps) {
  return (
    <label className={styles.template}>
      <input
        type="radio"
        name="template"
        value={design_id}
        aria-label={name}
        aria-describedby={`${design_id}-says`}
        checked={checked}
        onChange={() => onChoose(design_id)}
      />
      <span className={styles.card}>
        <span className={styles.picture}>
          {purpose === 'blank' ? (
            <span className={styles.blank}>+</span>
          ) : (
            <TemplateThumb design_id={design_id} label={name} image={image} />
          )}
        </span>
        <span className={styles.name}>
          <b>{name}</b>
          <span className={styles.purpose}>{PURPOSE_NAMES[purpose]}</span>
        </span>
        {description !== '' && (
          <span id={`${design_id}-says`} className={styles.description}>
            {description}
          </span>
        )}
      </span>
    </label>
  )
}
