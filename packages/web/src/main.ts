import { mount } from 'svelte';
import App from './App.svelte';
import { watchForNewBuild } from './kit/browser/build.svelte.ts';
import { startRouter } from './kit/browser/router.svelte.ts';
import { settings } from './kit/browser/settings.svelte.ts';
import { speak } from './kit/text/index.svelte.ts';
import { keepForOffline } from './shell/offline/register.ts';
import './kit/styles/index.css';
import './shell/shell.css';

await speak(settings.language);
startRouter();
keepForOffline();
watchForNewBuild();
mount(App, { target: document.querySelector('#app') as Element });
