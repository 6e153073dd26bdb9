// Draws an image without an application, and writes it as a PNG.

import UIKit

// snippet.draw
let size = 120
let context = CGContext(
    data: nil, width: size, height: size, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
    bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
context?.setFillColor(UIColor.systemBlue.cgColor)
context?.fillEllipse(in: CGRect(x: 10, y: 10, width: 100, height: 100))
// snippet.hide

let png = context?.makeImage().flatMap { UIImage(cgImage: $0).pngData() }
try png?.write(to: FileManager.default.temporaryDirectory.appendingPathComponent("circle.png"))
print("circle.png: \(png?.count ?? 0) bytes")
