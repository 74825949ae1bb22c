let audio: AudioContext | undefined;

/** Plays a short tone of two notes. Silent until the user has interacted with the page. */
export function playTone(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  audio ??= new AudioContext();
  const volume = audio.createGain();
  volume.connect(audio.destination);
  const start = audio.currentTime;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
  for (const [hertz, delay] of [
    [660, 0],
    [880, 0.11],
  ] as const) {
    const note = audio.createOscillator();
    note.frequency.value = hertz;
    note.connect(volume);
    note.start(start + delay);
    note.stop(start + 0.5);
  }
}
