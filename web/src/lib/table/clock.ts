import type { ClockTold } from '$lib/types/house';

/** How many milliseconds a seat has left, some time after the house said so. */
export function left(clock: ClockTold & { at: number }, seat: number, now: number): number {
  const told = clock.left[seat] ?? 0;
  return clock.running === seat ? Math.max(0, told - (now - clock.at)) : told;
}

const pad = (number: number) => String(number).padStart(2, '0');

/** `0:09`, `12:30`, `2:05:00`, or `2 d` when there are days. */
export function written(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes] = [seconds / 86_400, seconds / 3600, seconds / 60].map(Math.floor) as [
    number,
    number,
    number,
  ];
  if (days > 1) return `${days} d`;
  if (hours > 0) return `${hours}:${pad(minutes % 60)}:${pad(seconds % 60)}`;
  return `${minutes}:${pad(seconds % 60)}`;
}
