/** What somebody at a table is shown on demand, loaded with the first. */
export { default as ResignDialog } from './at-table/ResignDialog.svelte';
export { default as SummaryDialog } from './learning/SummaryDialog.svelte';
