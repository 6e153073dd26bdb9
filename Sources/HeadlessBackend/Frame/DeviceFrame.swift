import CoreGraphics
import Platform

/// The body of a device around an image of its display, in the orientation of the device.
///
/// The image of the display is copied pixel by pixel. Its corners are cleared, and the cut-out is drawn over it. The
/// body is then drawn behind everything, from front to back. Drawing uses points of the upright device, with one
/// transform for the orientation. Pixels outside the body are transparent.
package struct DeviceFrame {
    private let body: DeviceBody
    private let metrics: DeviceFrameMetrics
    private let orientation: DisplayMetrics.Orientation
    private let scale: CGFloat

    /// Creates the frame of a display.
    ///
    /// - Parameters:
    ///   - display: The display in its current orientation.
    ///   - orientation: The orientation of the device. If it contradicts the shape of the display, the shape takes
    ///     precedence.
    /// - Returns: `nil` for a display without a device, or with a size other than the device's.
    package init?(_ display: DisplayMetrics, orientation: DisplayMetrics.Orientation) {
        guard let body = display.body, body.hasDisplay(display.size) else { return nil }
        let isWide = display.size.width > display.size.height
        self.body = body
        self.orientation = orientation.isLandscape == isWide ? orientation : isWide ? .landscapeLeft : .portrait
        metrics = DeviceFrameMetrics(body)
        scale = display.scale
    }

    /// Returns the location of the display in the image, in pixels.
    ///
    /// - Parameter pixels: The image of the display.
    package func screen(of pixels: PixelBuffer) -> PixelRect {
        let (x, y) = orientation.isLandscape ? (inset.height, inset.width) : (inset.width, inset.height)
        return PixelRect(x: Int((x * scale).rounded()), y: Int((y * scale).rounded()), width: pixels.width, height: pixels.height)
    }

    /// Returns the device with an image of its display.
    ///
    /// - Parameter pixels: The image of the display, at the display's scale.
    package func image(around pixels: PixelBuffer) -> CGImage {
        let screen = screen(of: pixels)
        let result = PixelBuffer(width: screen.width + 2 * screen.x, height: screen.height + 2 * screen.y)
        Self.copy(pixels, into: result, at: screen)
        let context = CGContext(drawingInto: result, userSpace: userSpace(result))
        cutDisplay(in: context)
        context.setBlendMode(.destinationOver)
        drawBody(in: context)
        context.flush()
        return CGImage(buffer: result, isOpaque: false)
    }

    // MARK: - Locations, in points of the upright device

    /// The distance from the edge of the image to the display.
    private var inset: CGSize {
        CGSize(width: metrics.sides + DeviceFrameMetrics.keys, height: metrics.ends + DeviceFrameMetrics.keys)
    }

    private var display: CGRect { CGRect(origin: CGPoint(x: inset.width, y: inset.height), size: body.displaySize) }
    private var outline: CGRect { display.insetBy(dx: -metrics.sides, dy: -metrics.ends) }

    /// Returns the transform from points of the upright device to pixels of the image. The edges of the display are
    /// aligned with pixels at any scale.
    private func userSpace(_ image: PixelBuffer) -> CGAffineTransform {
        let (width, height) = (CGFloat(image.width), CGFloat(image.height))
        let (across, down) = orientation.isLandscape ? (height, width) : (width, height)
        // The upright image has the same centre as the display.
        let upright = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: across / 2 - display.midX * scale, ty: down / 2 - display.midY * scale)
        let rotation =
            switch orientation {
            case .portrait: CGAffineTransform.identity
            case .portraitUpsideDown: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: width, ty: height)
            case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: height)
            case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: width, ty: 0)
            }
        return upright.concatenating(rotation)
    }

    // MARK: - Drawing

    /// Draws the body behind the existing content, from front to back.
    private func drawBody(in context: CGContext) {
        if let radius = metrics.buttonRadius { drawButton(radius, in: context) }
        let rim = DeviceFrameMetrics.rim
        context.setFillColor(DeviceFrameMetrics.glass)
        fill(outline.insetBy(dx: rim, dy: rim), radius: metrics.cornerRadius - rim, in: context)
        context.setFillColor(DeviceFrameMetrics.metal)
        fill(outline, radius: metrics.cornerRadius, in: context)
        for key in keys { fill(key, radius: 1.5, in: context) }
    }

    /// Draws the home button below the display, and the camera and the speaker above it.
    private func drawButton(_ radius: CGFloat, in context: CGContext) {
        let buttonCenterY = (display.maxY + outline.maxY - DeviceFrameMetrics.rim) / 2
        context.setStrokeColor(DeviceFrameMetrics.detail)
        context.setLineWidth(2)
        context.strokeEllipse(in: CGRect(x: display.midX - radius, y: buttonCenterY - radius, width: 2 * radius, height: 2 * radius))
        context.setFillColor(DeviceFrameMetrics.detail)
        let top = (display.minY + outline.minY + DeviceFrameMetrics.rim) / 2
        guard display.width < DisplayMetrics.tabletSide else {
            context.fillEllipse(in: CGRect(x: display.midX - 5, y: top - 5, width: 10, height: 10))
            return
        }
        fill(CGRect(x: display.midX - 30, y: top - 3, width: 60, height: 6), radius: 3, in: context)
        context.fillEllipse(in: CGRect(x: display.midX - 60, y: top - 5, width: 10, height: 10))
    }

    /// The keys on the rim: volume and power.
    private var keys: [CGRect] {
        let (depth, keyWidth) = (DeviceFrameMetrics.keys, DeviceFrameMetrics.keys * 2)
        func key(right isRight: Bool, from: CGFloat, to: CGFloat) -> CGRect {
            let x = isRight ? outline.maxX - keyWidth + depth : outline.minX - depth
            return CGRect(x: x, y: outline.minY + outline.height * from, width: keyWidth, height: outline.height * (to - from))
        }
        guard display.width >= DisplayMetrics.tabletSide else {
            return [
                key(right: false, from: 0.15, to: 0.185), key(right: false, from: 0.22, to: 0.29), key(right: false, from: 0.31, to: 0.38),
                key(right: true, from: 0.24, to: 0.36),
            ]
        }
        let power = CGRect(x: outline.maxX - 130, y: outline.minY - depth, width: 60, height: keyWidth)
        return [power, key(right: true, from: 0.1, to: 0.14), key(right: true, from: 0.15, to: 0.19)]
    }

    /// Clears the display's corners, and draws the cut-out.
    private func cutDisplay(in context: CGContext) {
        if body.cornerRadius > 0 {
            let corners = CGMutablePath()
            corners.addRect(display)
            corners.addRoundedRect(in: display, cornerWidth: body.cornerRadius, cornerHeight: body.cornerRadius)
            context.saveGState()
            context.setBlendMode(.clear)
            context.addPath(corners)
            context.fillPath(using: .evenOdd)
            context.restoreGState()
        }
        guard let frame = body.cutoutFrame?.offsetBy(dx: display.minX, dy: display.minY) else { return }
        switch body.cutout {
        case .none: break
        case .island:
            context.setFillColor(DeviceFrameMetrics.cutout)
            fill(frame, radius: frame.height / 2, in: context)
        case .notch:
            context.setFillColor(DeviceFrameMetrics.glass)
            context.addPath(Self.notch(frame))
            context.fillPath()
        }
    }

    /// Returns a notch that widens at the edge of the display.
    private static func notch(_ frame: CGRect) -> CGPath {
        let (edge, corner) = (DeviceFrameMetrics.notchRadii.edge, min(DeviceFrameMetrics.notchRadii.corner, frame.height - edgeRadius))
        let path = CGMutablePath()
        path.move(to: CGPoint(x: frame.minX - edge, y: frame.minY))
        path.addQuadCurve(to: CGPoint(x: frame.minX, y: frame.minY + edge), control: frame.origin)
        path.addLine(to: CGPoint(x: frame.minX, y: frame.maxY - corner))
        let (left, right) = (CGPoint(x: frame.minX, y: frame.maxY), CGPoint(x: frame.maxX, y: frame.maxY))
        path.addArc(tangent1End: left, tangent2End: right, radius: corner)
        path.addArc(tangent1End: right, tangent2End: CGPoint(x: frame.maxX, y: frame.minY), radius: corner)
        path.addLine(to: CGPoint(x: frame.maxX, y: frame.minY + edge))
        path.addQuadCurve(to: CGPoint(x: frame.maxX + edge, y: frame.minY), control: CGPoint(x: frame.maxX, y: frame.minY))
        path.closeSubpath()
        return path
    }

    private static let edgeRadius = DeviceFrameMetrics.notchRadii.edge

    private func fill(_ rect: CGRect, radius: CGFloat, in context: CGContext) {
        context.addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
        context.fillPath()
    }

    /// Copies an image whose alpha bytes are undefined; the copy is opaque.
    private static func copy(_ pixels: PixelBuffer, into image: PixelBuffer, at frame: PixelRect) {
        image.withMutableBytes { target in
            pixels.withBytes { source in
                for row in 0..<frame.height {
                    let (from, to) = (row * pixels.bytesPerRow, (frame.y + row) * image.bytesPerRow + frame.x * 4)
                    for column in stride(from: 0, to: frame.width * 4, by: 4) {
                        let pixel = source.loadUnaligned(fromByteOffset: from + column, as: UInt32.self)
                        target.storeBytes(of: pixel | 0xFF00_0000, toByteOffset: to + column, as: UInt32.self)
                    }
                }
            }
        }
    }
}
