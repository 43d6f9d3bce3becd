/** How a picture left the browser: by the device's own sheet, as a file, or not at all. */
export type Sent = 'shared' | 'saved' | 'cancelled';

/** Gives a picture to the device's own sheet; where there is none, saves it as a file. */
export async function sendPicture(picture: Blob, name: string, title: string): Promise<Sent> {
  const file = new File([picture], `${name}.png`, { type: 'image/png' });
  if (!navigator.canShare?.({ files: [file] })) return saved(file);
  try {
    await navigator.share({ files: [file], title });
    return 'shared';
  } catch (error) {
    // Whoever closes the sheet wants nothing; a browser that refuses after all can still save.
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : saved(file);
  }
}

function saved(file: File): Sent {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
  return 'saved';
}
