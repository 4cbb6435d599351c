export { HeadScript, ScriptMark } from './head-script';
