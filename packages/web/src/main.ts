import { mount } from 'svelte';
import App from './App.svelte';
import { keepForOffline } from './offline/register.ts';
import { startRouter } from './router.svelte.ts';
import { settings } from './settings.svelte.ts';
import { speak } from './text/index.svelte.ts';
import './styles/index.css';
import './shell/shell.css';

await speak(settings.language);
startRouter();
keepForOffline();
mount(App, { target: document.querySelector('#app') as Element });
