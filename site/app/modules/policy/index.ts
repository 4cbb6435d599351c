export { PageScript, ScriptMark } from './page-script';
