import Testing

@testable import QuartzCore

@MainActor struct LayerAppearanceTests {
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

    @Test func aMaskShowsTheContentItCovers() {
        let screen = Screen(40, 40)
        let layer = screen.add(CGRect(x: 0, y: 0, width: 40, height: 40), red)
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
        mask.backgroundColor = CGColor(gray: 0.3, alpha: 1)
        screen.draw { layer.mask = mask }
        #expect(screen.pixels[10, 10] == 0xFFFF_0000)
        #expect(screen.pixels[30, 10] == 0xFFFF_FFFF)
        #expect(mask.superlayer === layer)
        screen.draw { mask.opacity = 0.5 }
        #expect(screen.pixels[10, 10] == 0xFFFF_7F7F)
        screen.draw { layer.mask = nil }
        #expect(screen.pixels[30, 10] == 0xFFFF_0000)
    }

    @Test func aShadowIsBehindAndFadesOut() {
        let screen = Screen(80, 80)
        let layer = screen.add(CGRect(x: 30, y: 30, width: 20, height: 20), red)
        screen.draw {
            layer.shadowOpacity = 1
            layer.shadowRadius = 4
            layer.shadowOffset = CGSize(width: 0, height: 6)
        }
        func dark(_ y: Int) -> Int { 255 - Int(screen.pixels[40, y] & 255) }
        #expect(screen.pixels[40, 40] == 0xFFFF_0000)
        #expect(dark(51) > dark(56) && dark(56) > dark(62) && dark(62) > 0)
        #expect(dark(75) == 0)
        #expect(dark(27) < dark(52))
        screen.draw { layer.masksToBounds = true }
        #expect(dark(52) == 0, "masking cuts the shadow")
    }

    /// All three ways to the same shadow: rounded corners, a path, and drawn content.
    @Test func shadowsOfTheSameShapeLookTheSame() {
        func shadow(_ change: (CALayer) -> Void) -> [Int] {
            let screen = Screen(120, 120)
            let layer = screen.add(CGRect(x: 30, y: 30, width: 60, height: 60), red)
            screen.draw {
                layer.shadowOpacity = 1
                layer.shadowOffset = .zero
                layer.cornerRadius = 8
                change(layer)
            }
            return (0..<120).map { Int(screen.pixels[$0, 92] & 255) }
        }
        let plain = shadow { _ in }
        let byPath = shadow {
            $0.shadowPath = CGPath(
                roundedRect: CGRect(x: 0, y: 0, width: 60, height: 60), cornerWidth: 8, cornerHeight: 8, transform: nil)
        }
        let byContent = shadow { layer in
            layer.backgroundColor = nil
            let inner = CALayer()
            inner.frame = layer.bounds
            inner.cornerRadius = 8
            inner.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
            layer.addSublayer(inner)
        }
        for (index, value) in plain.enumerated() {
            #expect(abs(value - byPath[index]) <= 2)
            #expect(abs(value - byContent[index]) <= 3)
        }
        #expect(plain[60] < 200)
    }

    @Test func continuousCornersBeginToCurveEarlier() {
        let screen = Screen(100, 100)
        let layer = screen.add(CGRect(x: 0, y: 0, width: 100, height: 100), red)
        screen.draw { layer.cornerRadius = 30 }
        let round = screen.pixels[33, 0]
        screen.draw { layer.cornerCurve = .continuous }
        #expect(round == 0xFFFF_0000)
        #expect(screen.pixels[33, 0] != 0xFFFF_0000)
        #expect(CALayer.cornerCurveExpansionFactor(.continuous) == 1.528665)
    }

    @Test func opacityFadesTheGroupOrEachSublayer() {
        let screen = Screen(40, 40)
        let group = screen.add(CGRect(x: 0, y: 0, width: 40, height: 40), nil)
        screen.add(CGRect(x: 0, y: 0, width: 30, height: 30), .black, to: group)
        screen.add(CGRect(x: 10, y: 10, width: 30, height: 30), .black, to: group)
        screen.draw { group.opacity = 0.5 }
        #expect(screen.pixels[5, 5] == screen.pixels[20, 20])
        screen.draw { group.allowsGroupOpacity = false }
        #expect(screen.pixels[5, 5] & 255 > screen.pixels[20, 20] & 255)
    }

    @Test func aGradientHasItsColoursAtTheirLocations() {
        let screen = Screen(100, 10)
        let layer = CAGradientLayer()
        layer.frame = screen.root.bounds
        layer.colors = [CGColor.black, CGColor.white]
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
        screen.root.addSublayer(layer)
        screen.draw()
        for x in [0, 25, 50, 99] { #expect(abs(Int(screen.pixels[x, 5] & 255) - Int(Double(x) * 2.55 + 1.3)) <= 1) }
        screen.draw { layer.locations = [0.5, 0.5] }
        #expect(screen.pixels[48, 5] == 0xFF00_0000)
        #expect(screen.pixels[51, 5] == 0xFFFF_FFFF)
    }

    @Test func aStrokeIsTrimmedByFractions() {
        let screen = Screen(100, 20)
        let layer = CAShapeLayer()
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 10))
        path.addLine(to: CGPoint(x: 100, y: 10))
        layer.path = path
        (layer.strokeColor, layer.fillColor, layer.lineWidth) = (.black, nil, 4)
        screen.root.addSublayer(layer)
        screen.draw { (layer.strokeStart, layer.strokeEnd) = (0.25, 0.5) }
        #expect([20, 30, 45, 55].map { screen.pixels[$0, 10] & 255 } == [255, 0, 0, 255])
    }

    @Test func copiesAreMovedAndTinted() {
        let screen = Screen(60, 20)
        let layer = CAReplicatorLayer()
        layer.frame = screen.root.bounds
        layer.instanceCount = 3
        layer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        layer.instanceColor = red
        layer.instanceRedOffset = -0.5
        screen.root.addSublayer(layer)
        screen.draw { _ = screen.add(CGRect(x: 0, y: 0, width: 10, height: 20), .white, to: layer) }
        #expect([5, 15, 25, 45].map { screen.pixels[$0, 10] } == [0xFFFF_0000, 0xFFFF_FFFF, 0xFF80_0000, 0xFF00_0000])
    }

    @Test func particlesAreDeterminedByTheSeed() {
        func picture(_ seed: UInt32) -> [UInt32] {
            let screen = Screen(60, 60)
            let layer = CAEmitterLayer()
            layer.frame = screen.root.bounds
            layer.emitterPosition = CGPoint(x: 30, y: 30)
            layer.seed = seed
            let cell = CAEmitterCell()
            cell.contents = Self.dot
            (cell.birthRate, cell.lifetime, cell.velocity) = (20, 5, 10)
            cell.emissionRange = 2 * .pi
            layer.emitterCells = [cell]
            screen.root.addSublayer(layer)
            for _ in 0..<3 { screen.draw() }
            #expect(screen.tree.hasRunningAnimations)
            let pixels = screen.pixels
            return (0..<3600).map { pixels[$0 % 60, $0 / 60] }
        }
        let one = picture(7)
        #expect(one == picture(7))
        #expect(one != picture(8))
        #expect(one.contains { $0 != 0xFFFF_FFFF })
    }

    private static let dot: CGImage = {
        let buffer = PixelBuffer(width: 4, height: 4)
        _ = Canvas.borrowing(buffer) { $0.fill($0.bounds, with: 0xFF00_00FF) }
        return CGImage(buffer: buffer, isOpaque: true)
    }()

    @Test func renderingDrawsTheSameAsTheScreen() {
        let screen = Screen(40, 40)
        let layer = screen.add(CGRect(x: 5, y: 5, width: 30, height: 30), red)
        screen.add(CGRect(x: 10, y: 10, width: 10, height: 10), .black, to: layer)
        screen.draw { layer.cornerRadius = 8 }
        let buffer = PixelBuffer(width: 40, height: 40)
        let context = CGContext(drawingInto: buffer, scale: 1)
        screen.root.render(in: context)
        context.flush()
        let (pixels, shown) = (Pixels(buffer), screen.pixels)
        for y in 0..<40 { for x in 0..<40 where pixels[x, y] != shown[x, y] { Issue.record("\(x), \(y) differ") } }
    }

    @Test func renderingDrawsLayersThatNoScreenHasShown() {
        final class Square: CALayer {
            override func draw(in ctx: CGContext) {
                ctx.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                ctx.fill(bounds)
            }
        }
        let (layer, inner) = (CALayer(), Square())
        layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        inner.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        layer.addSublayer(inner)
        inner.setNeedsDisplay()
        let buffer = PixelBuffer(width: 20, height: 20)
        let context = CGContext(drawingInto: buffer, scale: 1)
        layer.render(in: context)
        context.flush()
        let pixels = Pixels(buffer)
        #expect(pixels[10, 10] == 0xFFFF_0000 && pixels[2, 2] == 0)
        #expect(!inner.needsDisplay())
    }

    /// The presentation draws the frame's tree, whatever the layers are by now.
    @Test func renderingAPresentationLayerDrawsWhatTheFrameShowed() {
        let screen = Screen(40, 40)
        let layer = screen.add(CGRect(x: 5, y: 5, width: 30, height: 30), red)
        let inner = screen.add(CGRect(x: 10, y: 10, width: 10, height: 10), .black, to: layer)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.fromValue, move.toValue, move.duration) = (10, 30, 2)
        inner.add(move, forKey: "x")
        screen.draw()
        screen.draw()
        let presentation = screen.root.presentation()
        #expect(presentation?.presentation() === presentation)
        inner.removeFromSuperlayer()
        let buffer = PixelBuffer(width: 40, height: 40)
        let context = CGContext(drawingInto: buffer, scale: 1)
        presentation?.render(in: context)
        context.flush()
        let (pixels, shown) = (Pixels(buffer), screen.pixels)
        for y in 0..<40 { for x in 0..<40 where pixels[x, y] != shown[x, y] { Issue.record("\(x), \(y) differ") } }
        #expect(pixels[25, 20] != pixels[15, 20])
    }
}
