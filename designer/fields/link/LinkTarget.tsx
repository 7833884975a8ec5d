import { AutoComplete, Button, Input } from 'antd'
import { linkName } from '@widgets/shared/link-name'
import {
  completeTel,
  completeUrl,
  hrefLink,
  labelOfKind,
  isPicked,
  pageLink,
  telLink,
  type LinkKind,
  type PickedKind,
  SHOP_PAGES,
} from '../kinds/link-kinds'
import { AnchorTarget, type TargetFieldProps } from './AnchorTarget'
import styles from './LinkField.module.css'
import { enteredAddress } from './placed-page'

/** A sample of what may be entered. */
const SAMPLE_URL = 'https://www.example.com/sale'

interface LinkTargetProps extends TargetFieldProps {
  kind: LinkKind
  pick(kind: PickedKind): void
}

/** The target of a link, by its kind: chosen, typed, or only shown. */
export function LinkTarget({ kind, pick, ...shared }: LinkTargetProps) {
  const { id, describedBy, link, title, disabled, invalid, write } = shared
  if (kind === 'href')
    return (
      <Input
        id={`${id}-href`}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-label={`${title}地址`}
        placeholder={SAMPLE_URL}
        {...(invalid && { status: 'error' })}
        disabled={disabled}
        value={link.href ?? ''}
        onChange={({ target }) => {
          const text = target.value.trim()
          write(text === '' ? {} : hrefLink(text, link.name))
        }}
        // once it is typed to the end
        onBlur={({ target }) => {
          const whole = completeUrl(target.value.trim())
          if (whole !== target.value) write(hrefLink(whole, link.name))
        }}
      />
    )
  if (kind === 'page') return <PageTarget {...shared} />
  if (kind === 'tel')
    return (
      <Input
        id={`${id}-tel`}
        type="tel"
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        aria-label={`${title}电话`}
        placeholder="400-800-8888"
        {...(invalid && { status: 'error' })}
        disabled={disabled}
        value={link.tel ?? ''}
        onChange={({ target }) => write(target.value === '' ? {} : telLink(target.value))}
        onBlur={({ target }) => {
          const whole = completeTel(target.value)
          if (whole !== target.value) write(whole === '' ? {} : telLink(whole))
        }}
      />
    )
  if (kind === 'anchor') return <AnchorTarget {...shared} />
  const name = linkName({ ...link, linkPageLabel: '' }, '')
  if (isPicked(kind))
    return (
      <Button
        className={styles['target'] ?? ''}
        // a name of two characters is no label to be spread
        autoInsertSpace={false}
        disabled={disabled}
        onClick={() => pick(kind)}
      >
        <span title={name}>{name || `选择${labelOfKind(kind)}`}</span>
      </Button>
    )
  return <span className={styles['read']}>{name || labelOfKind(kind)}</span>
}

/** One of the shop's own pages by name, or any address. */
function PageTarget({ id, describedBy, link, title, disabled, invalid, write }: TargetFieldProps) {
  // an address that was typed stays as typed, even while it is a known page's
  const { address, page: name } = enteredAddress(link)
  const chosen = SHOP_PAGES.find((page) => page.url === address && page.title === name)
  return (
    <AutoComplete
      id={`${id}-url`}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      {...(invalid && { status: 'error' })}
      className={styles['target'] ?? ''}
      aria-label={`${title}页面`}
      disabled={disabled}
      value={chosen?.title ?? address}
      placeholder="选择页面，或输入 /路径"
      options={SHOP_PAGES.map(({ url, title: known }) => ({
        value: known,
        label: (
          <span className={styles['page']}>
            {known}
            <small>{url}</small>
          </span>
        ),
      }))}
      onChange={(text: string) => {
        const page = SHOP_PAGES.find((one) => one.title === text)
        const typed = text.trim()
        if (page) write(pageLink(page.url, page.title))
        else write(typed === '' ? {} : pageLink(typed))
      }}
      onBlur={() => {
        const whole = completeUrl(link.url ?? '')
        if (whole !== link.url && link.url) write(pageLink(whole))
      }}
    />
  )
}
