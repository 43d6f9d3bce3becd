/** How the home page shows tables that are kept in this browser. */
export { default as DamagedCard } from './DamagedCard.svelte';
export { default as TableCard } from './TableCard.svelte';
