export { fetchForm, SettingsPanel } from './SettingsPanel'
