import { WORDS } from '../words.js';

export function App() {
  return (
    <header>
      <h1>{WORDS.name}</h1>
      <p>{WORDS.motto}</p>
    </header>
  );
}
