import UIKit

/// A picture that Gallery draws itself.
struct SamplePicture: Sendable {
    let number: Int
    let name: String
    let scene: SampleScene
    let palette: SamplePalette
    /// The size in pixels.
    let size: CGSize

    var fileName: String { "\(number) \(name).jpg" }

    /// Every scene in every palette, with mixed formats as in an album.
    static let all: [SamplePicture] = {
        let formats = [
            CGSize(width: 1200, height: 900), CGSize(width: 900, height: 1200), CGSize(width: 1600, height: 700),
            CGSize(width: 1200, height: 800), CGSize(width: 1000, height: 1000),
        ]
        var pictures: [SamplePicture] = []
        for palette in SamplePalette.allCases {
            for scene in SampleScene.allCases {
                let number = pictures.count + 1
                pictures.append(
                    SamplePicture(
                        number: number, name: "\(scene.name) \(palette.name)", scene: scene, palette: palette,
                        size: formats[(number * 3) % formats.count]))
            }
        }
        return pictures
    }()

    /// Draws the picture; the result is the same at every call.
    func jpegData() -> Data? {
        guard
            let context = CGContext(
                data: nil, width: Int(size.width), height: Int(size.height), bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
        else { return nil }
        var canvas = SampleCanvas(context: context, size: size, palette: palette, seed: UInt64(number))
        scene.paint(&canvas)
        return context.makeImage().flatMap { UIImage(cgImage: $0).jpegData(compressionQuality: 0.9) }
    }
}
