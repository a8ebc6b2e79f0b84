// Two small sounds, made on the spot; silent unless somebody switched them on.
import { settings } from './settings.svelte';

let context: AudioContext | undefined;

function note(frequency: number, start: number, length: number): void {
  context ??= new AudioContext();
  const [tone, volume] = [context.createOscillator(), context.createGain()];
  const at = context.currentTime + start;
  tone.type = 'triangle';
  tone.frequency.value = frequency;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0005, at + length);
  tone.connect(volume).connect(context.destination);
  tone.start(at);
  tone.stop(at + length);
}

/** Your turn: two notes up. */
export function chime(): void {
  if (!settings.kept.hasSound) return;
  note(587, 0, 0.35);
  note(880, 0.12, 0.5);
}

/** Something was laid on the table. */
export function tap(): void {
  if (settings.kept.hasSound) note(220, 0, 0.08);
}
