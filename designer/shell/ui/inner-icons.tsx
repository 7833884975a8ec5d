import type { ConfigProviderProps, PaginationProps, ProgressProps } from 'antd'
import type { ReactNode } from 'react'
import {
  CalendarOutlined,
  CaretDownOutlined,
  CheckCircleFilled,
  CheckOutlined,
  CloseCircleFilled,
  CloseOutlined,
  CopyOutlined,
  DoubleLeftOutlined,
  DoubleRightOutlined,
  DownOutlined,
  EllipsisOutlined,
  ExclamationCircleFilled,
  EyeInvisibleOutlined,
  EyeOutlined,
  InfoCircleFilled,
  LeftOutlined,
  LoadingOutlined,
  RightOutlined,
  SearchOutlined,
} from '@engine/icons'

const statusIcons = {
  successIcon: <CheckCircleFilled />,
  infoIcon: <InfoCircleFilled />,
  warningIcon: <ExclamationCircleFilled />,
  errorIcon: <CloseCircleFilled />,
}
const clearIcon = <CloseCircleFilled aria-label="清除" />

/** The value of `allowClear`: ConfigProvider cannot set it without making every input clearable; selects have the label. */
export const clearable = { clearIcon, label: '清除' }

const pageButton = (name: string, icon: ReactNode) => (
  <button type="button" className="ant-pagination-item-link" tabIndex={-1} aria-label={name}>
    {icon}
  </button>
)

/** antd's markup of 向前 5 页 and 向后 5 页, which are the titles of the list items around them. */
const skip = (Icon: typeof DoubleLeftOutlined) => (
  <div className="ant-pagination-item-link">
    <div className="ant-pagination-item-container">
      <Icon className="ant-pagination-item-link-icon" />
      <span className="ant-pagination-item-ellipsis">
        <EllipsisOutlined />
      </span>
    </div>
  </div>
)

/** Props of every pagination: ConfigProvider has no setting for these icons. */
export const pageButtons: PaginationProps = {
  prevIcon: pageButton('上一页', <LeftOutlined />),
  nextIcon: pageButton('下一页', <RightOutlined />),
  jumpPrevIcon: skip(DoubleLeftOutlined),
  jumpNextIcon: skip(DoubleRightOutlined),
}

/** Props of every progress bar: its percentage also at the end, where antd shows an icon with an English name. */
export const inPercent: ProgressProps = { format: (percent = 0) => `${percent}%` }

/** Part of every `copyable` text: the icons of its button. */
export const copyIcons = { icon: [<CopyOutlined key="copy" />, <CheckOutlined key="copied" />] }

const loadingIcon = <LoadingOutlined spin />

/** ConfigProvider settings for the icons inside antd's controls; its own icons have English accessible names. */
export const innerIcons: ConfigProviderProps = {
  alert: statusIcons,
  modal: { ...statusIcons, closeIcon: <CloseOutlined className="ant-modal-close-icon" /> },
  button: { loadingIcon },
  select: { suffixIcon: <DownOutlined />, removeIcon: <CloseOutlined />, clearIcon, loadingIcon },
  treeSelect: { switcherIcon: <CaretDownOutlined /> },
  datePicker: { suffixIcon: <CalendarOutlined />, clearIcon },
  inputSearch: { searchIcon: <SearchOutlined aria-label="搜索" /> },
  inputPassword: { iconRender: (visible) => (visible ? <EyeOutlined /> : <EyeInvisibleOutlined />) },
}
