/** The page, put into its document. */

import { render } from 'preact';
import './style/page.css';
import { App } from './ui/app.js';

const place = document.getElementById('page');
if (place) render(<App />, place);
