export type Face = "regular" | "bold" | "italic" | "boldItalic";

/** Reads a typeface for documents, a TrueType file, when the first document needs it. */
export type Fonts = (face: Face) => Promise<Uint8Array>;

/** Paths of the product's typefaces in the package @expo-google-fonts/inter. */
export const inter: Record<Face, string> = {
  regular: "@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf",
  bold: "@expo-google-fonts/inter/700Bold/Inter_700Bold.ttf",
  italic: "@expo-google-fonts/inter/400Regular_Italic/Inter_400Regular_Italic.ttf",
  boldItalic: "@expo-google-fonts/inter/700Bold_Italic/Inter_700Bold_Italic.ttf",
};
