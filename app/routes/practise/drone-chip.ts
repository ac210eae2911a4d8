import { stopDrone, subscribeDrone, isDronePlaying } from "../../player/sounds/drone-player.ts";

let chip: HTMLElement | null = null;

export function hideDroneChip(): void {
  chip?.remove();
  chip = null;
}

/**
 * Shows a region with a button that stops the drone, on the pages that follow. It stands outside the pages, which know
 * nothing of the drone and so load nothing for it.
 */
export function showDroneChip(label: string, stopLabel: string): void {
  hideDroneChip();
  chip = document.createElement("section");
  chip.className = "drone-chip";
  chip.setAttribute("aria-label", label);
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button quiet";
  button.textContent = stopLabel;
  button.addEventListener("click", stopDrone);
  chip.appendChild(button);
  document.body.appendChild(chip);
}

subscribeDrone(() => {
  if (!isDronePlaying()) hideDroneChip();
});
