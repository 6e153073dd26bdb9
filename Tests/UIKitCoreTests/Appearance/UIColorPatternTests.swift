import Testing

@testable import UIKitCore

@MainActor @Suite(.app) struct UIColorPatternTests {
    /// Returns an image of 2 x 2 points: red at the top left, blue elsewhere.
    private func tile() -> UIImage {
        let buffer = PixelBuffer(width: 6, height: 6)
        buffer.withMutableBytes { bytes in
            for y in 0..<6 {
                for x in 0..<6 {
                    let pixel: UInt32 = x < 3 && y < 3 ? 0xFFFF_0000 : 0xFF00_00FF
                    bytes.storeBytes(of: pixel, toByteOffset: y * buffer.bytesPerRow + x * 4, as: UInt32.self)
                }
            }
        }
        return UIImage(cgImage: CGImage(buffer: buffer, isOpaque: true), scale: 3, orientation: .up)
    }

    @Test func `R60 a background repeats the image from the view's corner`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            let view = UIView(frame: CGRect(x: 21, y: 31, width: 9, height: 9))
            view.backgroundColor = UIColor(patternImage: tile())
            window.addSubview(view)
            host.step()
            for y in 0..<9 {
                for x in 0..<9 {
                    let isRed = x % 2 == 0 && y % 2 == 0
                    #expect(host.pixel(21.5 + CGFloat(x), 31.5 + CGFloat(y)) == (isRed ? [255, 0, 0] : [0, 0, 255]))
                }
            }
            #expect(host.pixel(30.5, 31.5) == [0, 0, 0])
        }
    }

    @Test func `R60 rounded and translucent backgrounds repeat it too`() throws {
        try TestHost.run { host in
            let window = host.makeWindow()
            window.backgroundColor = .white
            let view = UIView(frame: CGRect(x: 20, y: 20, width: 40, height: 40))
            view.backgroundColor = UIColor(patternImage: tile())
            view.layer.cornerRadius = 20
            window.addSubview(view)
            host.step()
            #expect(host.pixel(20.5, 20.5) == [255, 255, 255] && host.pixel(40.5, 40.5) == [255, 0, 0])
            view.clipsToBounds = true
            view.alpha = 0.5
            host.step()
            #expect(host.pixel(20.5, 20.5) == [255, 255, 255])
            let faded = try #require(host.pixel(40.5, 40.5))
            #expect(faded[0] == 255 && abs(faded[1] - 128) <= 1)
        }
    }

    /// The function of the row: it reads the components of a colour.
    private func setFill(_ color: UIColor, in context: CGContext) -> String {
        let cgColor = color.cgColor
        guard let space = cgColor.colorSpace else { return "none" }
        context.setFillColorSpace(space)
        if space.model == .pattern {
            guard let pattern = cgColor.pattern else { return "none" }
            var alpha: CGFloat = 1
            context.setFillPattern(pattern, colorComponents: &alpha)
            return "pattern"
        }
        guard let components = cgColor.components else { return "none" }
        context.setFillColor(components)
        return "components"
    }

    @Test func `R61 images fill by their pattern and plain colours by their components`() {
        let buffer = PixelBuffer(width: 24, height: 12)
        let context = CGContext(drawingInto: buffer, scale: 3)
        #expect(setFill(UIColor(patternImage: tile()), in: context) == "pattern")
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(setFill(UIColor(red: 0, green: 1, blue: 0, alpha: 1), in: context) == "components")
        context.fill(CGRect(x: 4, y: 0, width: 2, height: 4))
        #expect(setFill(UIColor(white: 1, alpha: 1), in: context) == "components")
        context.fill(CGRect(x: 6, y: 0, width: 2, height: 4))
        context.flush()
        let image = CGImage(buffer: buffer, isOpaque: false)
        let (red, blue, green, white): (UInt32, UInt32, UInt32, UInt32) = (0xFFFF_0000, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_FFFF)
        #expect((0..<8).map { image.pixel($0 * 3 + 1, 1) } == [red, blue, red, blue, green, green, white, white])
        #expect((0..<8).map { image.pixel($0 * 3 + 1, 4) } == [blue, blue, blue, blue, green, green, white, white])
    }

    @Test func aPatternHasNoComponents() {
        let color = UIColor(patternImage: tile())
        var value: CGFloat = 7
        #expect(!color.getRed(&value, green: nil, blue: nil, alpha: nil) && !color.getWhite(&value, alpha: nil))
        #expect(!color.getHue(&value, saturation: nil, brightness: nil, alpha: nil) && value == 7)
        #expect(color.isEqual(color) && !color.isEqual(UIColor(patternImage: tile())) && color != UIColor.clear)
        #expect(color.withAlphaComponent(0.5).cgColor.alpha == 0.5)
        #expect(UIColor(patternImage: UIImage()).cgColor == .clear)
    }

    @Test func `R63 stripes from an angle, a width and colours`() throws {
        let (side, width) = (40.0, 5.0)
        let cell = CGRect(x: 0, y: 0, width: 2 * width, height: 2 * width)
        let made = CGPattern(bounds: cell, matrix: CGAffineTransform(rotationAngle: .pi / 4), step: cell.size) { context in
            for (index, color) in [UIColor.red, .white].enumerated() {
                context.setFillColor(color.cgColor)
                context.fill(CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 2 * width))
            }
        }
        let pattern = try #require(made)
        let buffer = PixelBuffer(width: Int(side) * 2, height: Int(side) * 2)
        let context = CGContext(drawingInto: buffer, scale: 2)
        context.setFillColor(CGColor(pattern))
        context.fill(CGRect(x: 0, y: 0, width: side, height: side))
        context.flush()
        let image = CGImage(buffer: buffer, isOpaque: true)
        // Away from the edges, the distance along the direction determines the colour of each pixel.
        for y in 0..<80 {
            for x in 0..<80 {
                let along = ((Double(x) + 0.5) / 2 + (Double(y) + 0.5) / 2) * 0.5.squareRoot()
                let place = along.truncatingRemainder(dividingBy: width)
                guard place > 0.7, place < width - 0.7 else { continue }
                #expect(image.pixel(x, y) == (Int(along / width) % 2 == 0 ? 0xFFFF_0000 : 0xFFFF_FFFF))
            }
        }
    }
}
