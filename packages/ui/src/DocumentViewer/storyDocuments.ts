/** Invented documents for the stories, so that no real candidate's file is shown. */

/** Makes a PDF with the given lines of text on each page. */
export function pdfOf(pages: string[][], trailer = ""): Blob {
  const font = 3 + pages.length * 2;
  const kids = pages.map((_, at) => `${3 + at * 2} 0 R`).join(" ");
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    ...pages.flatMap((lines, at) => {
      const drawn = lines.map(
        (line, row) => `/F1 ${row === 0 ? 22 : 12} Tf 1 0 0 1 50 ${770 - row * 24} Tm (${line}) Tj`,
      );
      const stream = `BT ${drawn.join(" ")} ET`;
      return [
        `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${4 + at * 2} 0 R/Resources<</Font<</F1 ${font} 0 R>>>>>>`,
        `<</Length ${stream.length}>>stream\n${stream}\nendstream`,
      ];
    }),
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let body = "%PDF-1.4\n";
  let table = "0000000000 65535 f \n";
  for (const [at, object] of objects.entries()) {
    table += `${String(body.length).padStart(10, "0")} 00000 n \n`;
    body += `${at + 1} 0 obj${object}endobj\n`;
  }
  const size = objects.length + 1;
  body += `xref\n0 ${size}\n${table}trailer<</Root 1 0 R/Size ${size}${trailer}>>\nstartxref\n${body.length}\n%%EOF`;
  return new Blob([body], { type: "application/pdf" });
}

const key = `<${"00".repeat(32)}>`;

/** Makes a PDF that needs a password. */
export const lockedPdf = () =>
  pdfOf(
    [["Priya Shah"]],
    `/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/O ${key}/U ${key}/P -4>>`,
  );

/** Returns a CV written with Word. */
export const docx = () =>
  new Blob([Uint8Array.from(atob(word.join("")), (letter) => letter.charCodeAt(0))]);

/** Draws a certificate. */
export async function certificate(): Promise<Blob> {
  const canvas = Object.assign(document.createElement("canvas"), { width: 900, height: 600 });
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("No 2D canvas");
  pen.fillStyle = "#fbf7ea";
  pen.fillRect(0, 0, 900, 600);
  pen.strokeStyle = "#8a6d1f";
  pen.lineWidth = 12;
  pen.strokeRect(30, 30, 840, 540);
  pen.fillStyle = "#2b2410";
  pen.textAlign = "center";
  pen.font = "600 44px serif";
  pen.fillText("Certificate of registration", 450, 270);
  pen.font = "32px serif";
  pen.fillText("Priya Shah, registered nurse", 450, 350);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("nothing drawn"))));
  });
}

const word = [
  "UEsDBBQAAAAIAABIJVzMVIwQ4AAAAJwBAAATAAAAW0NvbnRlbnRfVHlwZXNdLnhtbH2Qy07DMBBFf8XyFsUTukAIJekCyh",
  "JYlA+w7Eli4Zc8bil/z6QtXaDC0r6PM7rd+hC82GMhl2Ivb1UrBUaTrItTL9+3z829XA/d9isjCbZG6uVca34AIDNj0KRS",
  "xsjKmErQlZ9lgqzNh54QVm17BybFirE2demQQ/eEo975KjYH/j5hC3qS4vFkXFi91Dl7Z3RlHfbR/qI0Z4Li5NFDs8t0ww",
  "YJVwmL8jfgnHvlHYqzKN50qS86sAs+U7Fgk9kFTqr/a67cmcbRGbzkl7ZckkEiHjh4dVGCdvHnfjjOPXwDUEsDBBQAAAAI",
  "AABIJVypDM87oQAAABYBAAALAAAAX3JlbHMvLnJlbHONzzsOwjAMBuCrRN6pWwaEUNMuCIkVlQNEiZtGNA8l4XV7MjBQxM",
  "Bo+/dnue0fdmY3isl4x6GpamDkpFfGaQ7n4bDaQt+1J5pFLok0mZBYWXGJw5Rz2CEmOZEVqfKBXJmMPlqRSxk1BiEvQhOu",
  "63qD8dOApcmOikNsgA3PQP/IfhyNpL2XV0su/zjwlSiyiJoyh7uPCtW7XRUWsGtx8WD3AlBLAwQUAAAACAAASCVcfYXPn1",
  "sBAAAEAwAAEQAAAHdvcmQvZG9jdW1lbnQueG1srVLbasMwDP0VkecuTsI2SugFBrsyRlnWD3BtJTHEdrDdpvn7KWnXMejW",
  "l73IWDo+PjrSbLnXDezQeWXNPErjJAI0wkplqnm0/ni4mkbLxazLpRVbjSYA4Y3Pu3lUh9DmjHlRo+Y+ti0aqpXWaR7o6i",
  "rWWSdbZwV6T3S6YVmS3DLNlYkGyo2V/XC2Y1i58ShC3yB0+Y438+gJ+SAkjdhixk6YMYTFyqmeQ1HzeqiFEeEOuBPrEfqO",
  "lfIBHUowW+cRSI9AyJL0ZgIdd5ISQ/2Uz9L4d9K/pGZnpd7vW3SKfMWLUl8RpYdHNOh4A8+mVOSn6/MfMq0BDn7rKiUINF",
  "ZsCdkUNvSYOlKhJkBArod8en3o2scXfy8CvHCNPgcfeFke3VL0nRBKDuPnRgJqdBV10/+vSXIreKA1vKjyrhDwRsqIagJr",
  "o8b1Df3Q62jfZJzsOXHsa+vY90YvPgFQSwMEFAAAAAgAAEglXKbV/O6aAAAAHQEAAA8AAAB3b3JkL3N0eWxlcy54bWyVjT",
  "sOgzAMQK8S+QAEGDpEBNb2GBakgJSf7IiU2zdtaaUOHbrZen7P3XBzVmyGeA1eQ1PVMPRdVpx2a1gU6FllDUtKUUnJ42Ic",
  "chWi8YVdAzlMZaVZ5kBTpDAa5tXPzsq2rk/S4erhExRZpT0aDREJZ8K4gDjQZdJwNjgVt3kKHt3jfkNbvr+AaED2nTyMP6",
  "vtz2r7XX1P3N8BUEsDBBQAAAAIAABIJVwUDwrFkQAAAPYAAAAcAAAAd29yZC9fcmVscy9kb2N1bWVudC54bWwucmVsc43P",
  "Ow7CMAwG4KtEPkDdMjCgtF1YWCsuEAX3IZqHYoPo7bGYqMTA+Nu/Psu2f4XVPKnwkmILTVVD39mBVic64HnJbLQRuYVZJJ",
  "8Q2c8UHFcpU9TNmEpworFMmJ2/u4nwUNdHLN8G7E1zubXADZjrlukfOY3j4umc/CNQlB8HkGVbiVV0ZSJR/ZMrdQA7i7uP",
  "ujdQSwECFAMUAAAACAAASCVczFSMEOAAAACcAQAAEwAAAAAAAAAAAAAAgAEAAAAAW0NvbnRlbnRfVHlwZXNdLnhtbFBLAQ",
  "IUAxQAAAAIAABIJVypDM87oQAAABYBAAALAAAAAAAAAAAAAACAAREBAABfcmVscy8ucmVsc1BLAQIUAxQAAAAIAABIJVx9",
  "hc+fWwEAAAQDAAARAAAAAAAAAAAAAACAAdsBAAB3b3JkL2RvY3VtZW50LnhtbFBLAQIUAxQAAAAIAABIJVym1fzumgAAAB",
  "0BAAAPAAAAAAAAAAAAAACAAWUDAAB3b3JkL3N0eWxlcy54bWxQSwECFAMUAAAACAAASCVcFA8KxZEAAAD2AAAAHAAAAAAA",
  "AAAAAAAAgAEsBAAAd29yZC9fcmVscy9kb2N1bWVudC54bWwucmVsc1BLBQYAAAAABQAFAEABAAD3BAAAAAA=",
];
