/** Plays a short tone of two notes. Silent until the user has interacted with the page. */
export function playTone(): void {
  if (!navigator.userActivation?.hasBeenActive) return;
  const audio = new AudioContext();
  const volume = audio.createGain();
  volume.connect(audio.destination);
  const start = audio.currentTime;
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(0.08, start + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
  const play = (hertz: number, delay: number) => {
    const note = audio.createOscillator();
    note.frequency.value = hertz;
    note.connect(volume);
    note.start(start + delay);
    note.stop(start + 0.5);
    return note;
  };
  play(660, 0);
  // A context left open computes silence for as long as the page is open.
  play(880, 0.11).addEventListener("ended", () => void audio.close());
}
