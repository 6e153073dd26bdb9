@testable import QuartzCore

/// A random tree of layers, and random changes of it.
@MainActor struct LayerScript {
    let root = CALayer()
    private var all: [CALayer] = []
    private var random: SeededGenerator
    private let side: Int
    /// Layers before this one keep their appearance, so that scrolling can move their pixels.
    private let firstToAlter: Int
    /// The last steps, for the message of a failure.
    private(set) var log: [String] = []

    init(seed: UInt64, side: Int) {
        random = SeededGenerator(seed)
        self.side = side
        firstToAlter = seed % 2 == 0 ? 2 : 1
        root.bounds = CGRect(x: 0, y: 0, width: side, height: side)
        root.position = CGPoint(x: Double(side) / 2, y: Double(side) / 2)
        root.backgroundColor = .white
        let scroller = CALayer()
        scroller.masksToBounds = true
        scroller.backgroundColor = seed % 4 == 0 ? nil : CGColor(gray: 0.9, alpha: 1)
        root.borderWidth = seed % 5 == 0 ? 9 : 0
        scroller.frame = CGRect(x: 4, y: 6, width: side - 10, height: side - 12)
        root.addSublayer(scroller)
        all = [root, scroller]
        for _ in 0..<10 { add() }
    }

    mutating func step() {
        log = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        for _ in 0..<Int.random(in: 1...3, using: &random) { change() }
        CATransaction.commit()
    }

    private mutating func change() {
        switch Int.random(in: 0..<24, using: &random) {
        case 0: if all.count < 24 { add() }
        case 1: remove()
        case 2: restack()
        case 3...8: scroll()
        default: alter()
        }
    }

    private mutating func add() {
        let layer = CALayer()
        layer.frame = randomFrame()
        layer.backgroundColor = Bool.random(using: &random) ? randomColor() : nil
        if Int.random(in: 0..<3, using: &random) == 0 { layer.contents = randomImage() }
        if Int.random(in: 0..<5, using: &random) == 0 { layer.masksToBounds = true }
        all[pick()].addSublayer(layer)
        all.append(layer)
        log.append("add \(layer.frame)")
    }

    private mutating func remove() {
        guard all.count > 4 else { return }
        let index = Int.random(in: 2..<all.count, using: &random)
        let gone = all[index]
        gone.removeFromSuperlayer()
        all.removeAll { $0.isInside(gone) }
        log.append("remove \(index)")
    }

    private mutating func restack() {
        let layer = all[pick()]
        guard let parent = layer.superlayer else { return }
        let index = UInt32.random(in: 0...UInt32(parent.sublayers?.count ?? 0), using: &random)
        parent.insertSublayer(layer, at: index)
        log.append("restack")
    }

    private mutating func scroll() {
        let clipped = all.filter { $0.masksToBounds }
        let layer = clipped.randomElement(using: &random) ?? all[1]
        let whole = Int.random(in: 0..<4, using: &random) > 0
        let by = CGPoint(x: randomMove(whole), y: randomMove(whole))
        layer.bounds.origin = CGPoint(x: layer.bounds.origin.x + by.x, y: layer.bounds.origin.y + by.y)
        log.append("scroll by \(by)")
    }

    private mutating func alter() {
        guard firstToAlter < all.count else { return }
        let index = Int.random(in: firstToAlter..<all.count, using: &random)
        let layer = all[index]
        let kind = Int.random(in: 0..<28, using: &random)
        log.append("alter \(index) \(kind)")
        switch kind {
        case 0: layer.backgroundColor = Bool.random(using: &random) ? nil : randomColor()
        case 1: layer.opacity = [0, 0.3, 0.7, 1, 1].randomElement(using: &random) ?? 1
        case 2: layer.isHidden.toggle()
        case 3: layer.masksToBounds.toggle()
        case 4: layer.cornerRadius = [0, 0, 3, 7.5].randomElement(using: &random) ?? 0
        case 5: layer.borderWidth = [0, 0, 1, 2.5].randomElement(using: &random) ?? 0
        case 6: layer.zPosition = CGFloat(Int.random(in: -1...1, using: &random))
        case 7: layer.contents = Bool.random(using: &random) ? nil : randomImage()
        case 8: layer.contentsGravity = [.resize, .center, .resizeAspect, .topLeft].randomElement(using: &random) ?? .resize
        case 9: layer.setAffineTransform(randomTransform())
        case 10: layer.frame = randomFrame()
        case 11: layer.maskedCorners = CACornerMask(rawValue: UInt.random(in: 0...15, using: &random))
        case 12...19: alterLooks(layer, kind)
        case 24...27: layer.effect = randomEffect()
        default: layer.position = CGPoint(x: layer.position.x + randomMove(true), y: layer.position.y + randomMove(true))
        }
    }

    private mutating func alterLooks(_ layer: CALayer, _ kind: Int) {
        switch kind {
        case 12: layer.mask = layer.mask == nil ? randomMask() : nil
        case 13: layer.shadowOpacity = [0, 0, 0.5, 1].randomElement(using: &random) ?? 0
        case 14: layer.shadowPath = Bool.random(using: &random) ? nil : CGPath(ellipseIn: randomFrame(), transform: nil)
        case 15: layer.transform = randomSpace()
        case 16: layer.cornerCurve = Bool.random(using: &random) ? .circular : .continuous
        case 17:
            var view = CATransform3DIdentity
            view.m34 = Bool.random(using: &random) ? -1 / 60 : 0
            layer.sublayerTransform = view
        case 18: layer.shouldRasterize.toggle()
        default: layer.allowsGroupOpacity.toggle()
        }
    }

    // MARK: - Values

    private mutating func randomMask() -> CALayer {
        let mask = CAShapeLayer()
        mask.path = CGPath(ellipseIn: randomFrame(), transform: nil)
        mask.opacity = [1, 0.5].randomElement(using: &random) ?? 1
        return mask
    }

    private mutating func randomEffect() -> LayerEffect? {
        switch Int.random(in: 0..<6, using: &random) {
        case 0...1: nil
        case 2...3:
            .backdrop(
                .init(
                    deviation: Double.random(in: 0...6, using: &random), saturation: 1.5,
                    tint: SIMD4(0.2, 0.5, 1, Double.random(in: 0...0.8, using: &random))))
        case 4: .vibrancy(.init(target: 1, strength: 0.5, saturation: 1.4))
        default: .blend(.multiply)
        }
    }

    private mutating func randomSpace() -> CATransform3D {
        var view = CATransform3DIdentity
        view.m34 = -1 / 80
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return CATransform3DRotate(view, CGFloat.random(in: -2...2, using: &random), 0, 1, 0)
        case 1: return CATransform3DRotate(view, CGFloat.random(in: -2...2, using: &random), 1, 0.3, 0)
        default: return CATransform3DIdentity
        }
    }

    private mutating func pick() -> Int { Int.random(in: 0..<all.count, using: &random) }

    private mutating func randomMove(_ isWhole: Bool) -> CGFloat {
        let value = CGFloat.random(in: -9...9, using: &random)
        return isWhole ? value.rounded() : value
    }

    private mutating func randomFrame() -> CGRect {
        var frame = CGRect(
            x: CGFloat.random(in: -8...CGFloat(side), using: &random), y: CGFloat.random(in: -8...CGFloat(side), using: &random),
            width: CGFloat.random(in: 1...CGFloat(side), using: &random), height: CGFloat.random(in: 1...CGFloat(side), using: &random))
        if Int.random(in: 0..<3, using: &random) > 0 { frame = frame.integral }
        return frame
    }

    private mutating func randomColor() -> CGColor {
        func part() -> CGFloat { CGFloat(Int.random(in: 0...4, using: &random)) / 4 }
        return CGColor(srgbRed: part(), green: part(), blue: part(), alpha: Bool.random(using: &random) ? 1 : part())
    }

    private mutating func randomTransform() -> CGAffineTransform {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: CGAffineTransform(rotationAngle: CGFloat.random(in: -2...2, using: &random))
        case 1: CGAffineTransform(scaleX: 1.5, y: 0.75)
        case 2: CGAffineTransform(scaleX: -1, y: 1)
        default: .identity
        }
    }

    private mutating func randomImage() -> CGImage {
        let buffer = PixelBuffer(
            width: Int.random(in: 1...12, using: &random), height: Int.random(in: 1...12, using: &random))
        let isOpaque = Bool.random(using: &random)
        buffer.withMutableBytes { bytes in
            for offset in stride(from: 0, to: bytes.count, by: 4) {
                let alpha: UInt8 = isOpaque ? 255 : [0, 128, 255].randomElement(using: &random) ?? 0
                for channel in 0..<3 { bytes[offset + channel] = UInt8.random(in: 0...alpha, using: &random) }
                bytes[offset + 3] = alpha
            }
        }
        return CGImage(buffer: buffer, isOpaque: isOpaque)
    }
}
