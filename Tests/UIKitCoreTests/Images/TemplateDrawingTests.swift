import Testing

@testable import UIKitCore

/// Drawing of images into contexts: templates, and interpolation.
@MainActor struct TemplateDrawingTests {
    private let rect = CGRect(x: 5, y: 5, width: 10, height: 10)

    /// Returns an image of two pixels beside each other: red and blue.
    private func pair(shouldInterpolate: Bool = true) -> UIImage {
        let buffer = PixelBuffer(width: 2, height: 1)
        buffer.withMutableBytes { bytes in
            bytes.storeBytes(of: 0xFFFF_0000, toByteOffset: 0, as: UInt32.self)
            bytes.storeBytes(of: 0xFF00_00FF, toByteOffset: 4, as: UInt32.self)
        }
        return UIImage(cgImage: CGImage(buffer: buffer, isOpaque: true, shouldInterpolate: shouldInterpolate))
    }

    /// Returns the number of colours in an image of two that is stretched over the sketch.
    private func colors(_ image: UIImage, _ quality: CGInterpolationQuality) -> Int {
        let sketch = Sketch {
            UIGraphicsGetCurrentContext()?.interpolationQuality = quality
            image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 20))
        }
        return Set((0..<20).map { sketch[$0, 10] }).count
    }

    @Test func aTemplateIsAMaskForTheFillColour() {
        let image = UIImage(cgImage: TestPictures.image(10, 10))
        let sketch = Sketch {
            UIColor.green.setFill()
            image.withRenderingMode(.alwaysTemplate).draw(in: rect)
        }
        #expect(sketch[10, 10] == 0xFF00_FF00 && sketch[2, 2] == 0)
        let plain = Sketch {
            UIColor.green.setFill()
            image.draw(at: rect.origin)
        }
        #expect(plain[10, 10] == 0xFF33_6699)
    }

    @Test func aTemplateWithItsOwnTintKeepsIt() {
        let image = UIImage(cgImage: TestPictures.image(10, 10)).withTintColor(.red, renderingMode: .alwaysTemplate)
        let sketch = Sketch {
            UIColor.green.setFill()
            image.draw(in: rect)
        }
        #expect(sketch[10, 10] == 0xFFFF_0000)
    }

    @Test func aPatternFillsATemplate() {
        let image = UIImage(cgImage: TestPictures.image(10, 10)).withRenderingMode(.alwaysTemplate)
        let pattern = UIImage(cgImage: TestPictures.image(4, 4, color: 0xFFFF_0000))
        let sketch = Sketch {
            UIColor.blue.setFill()
            UIGraphicsGetCurrentContext()?.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
            UIColor(patternImage: pattern).setFill()
            image.draw(in: rect)
        }
        #expect(sketch[10, 10] == 0xFFFF_0000 && sketch[2, 2] == 0xFF00_00FF)
    }

    @Test func theContextDeterminesTheInterpolation() {
        #expect(colors(pair(), .none) == 2)
        #expect(colors(pair(), .low) > 2)
    }

    @Test func anImageMayDisableInterpolation() {
        #expect(colors(pair(shouldInterpolate: false), .high) == 2)
    }
}
