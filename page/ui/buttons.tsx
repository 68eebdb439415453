import { ADDING } from '../words/adding.js';

interface ButtonsProps {
  /** Why nothing was written. */
  readonly refused: string | null;
  readonly ready: boolean;
  close(): void;
}

/** The end of a form that writes into the text. */
export function Buttons({ refused, ready, close }: ButtonsProps) {
  return (
    <>
      {refused !== null && (
        <p class="refused" role="alert">
          {refused}
        </p>
      )}
      <div class="row">
        <button type="submit" class="button strong" disabled={!ready}>
          {ADDING.add}
        </button>
        <button type="button" class="button plain" onClick={close}>
          {ADDING.cancel}
        </button>
      </div>
    </>
  );
}
