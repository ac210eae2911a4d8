import { stopDrone, subscribeDrone, isDronePlaying } from "../../player/sounds/drone-player.ts";

let chip: HTMLButtonElement | null = null;

export function hideDroneChip(): void {
  chip?.remove();
  chip = null;
}

/**
 * Shows a button that stops the drone, on the pages that follow. It stands outside the pages, which know nothing of the
 * drone and so load nothing for it.
 */
export function showDroneChip(label: string): void {
  hideDroneChip();
  chip = document.createElement("button");
  chip.type = "button";
  chip.className = "drone-chip button quiet";
  chip.textContent = label;
  chip.addEventListener("click", stopDrone);
  document.body.appendChild(chip);
}

subscribeDrone(() => {
  if (!isDronePlaying()) hideDroneChip();
});
