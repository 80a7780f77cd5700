/** A file as it travels in the body of a call: its content as base64, without a `data:` prefix. */
export async function encodedFile(file: File): Promise<{ name: string; contentType: string; data: string }> {
  const url = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
  return { name: file.name, contentType: file.type, data: url.slice(url.indexOf(',') + 1) };
}
