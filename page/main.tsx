/** The page, put into its document. */

import { render } from 'preact';
import './style/page.css';
import opening from './opening.yaml?raw';
import { begin } from './state/page.js';
import { App } from './ui/app.js';

const place = document.getElementById('page');
if (place) render(<App />, place);
begin(opening);
addEventListener('hashchange', () => begin(opening));
