/** One of several words. */

interface PickProps {
  readonly label: string;
  readonly values: readonly string[];
  readonly now: string;
  choose(value: string): void;
}

export function Pick({ label, values, now, choose }: PickProps) {
  return (
    <label class="field">
      {label}
      <select value={now} onChange={(event) => choose(event.currentTarget.value)}>
        {values.map((value) => (
          <option value={value} key={value}>
            {value}
          </option>
        ))}
      </select>
    </label>
  );
}
