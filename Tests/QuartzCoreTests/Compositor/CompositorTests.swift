import Testing

@testable import QuartzCore

@MainActor struct CompositorTests {
    @Test func theFirstFrameIsAllDamageAndTheSameFrameIsNone() {
        let screen = Screen(20, 10)
        #expect(screen.draw().damage == [PixelRect(x: 0, y: 0, width: 20, height: 10)])
        #expect(screen.draw().isEmpty)
    }

    @Test func aChangeDamagesItsLayerOnly() {
        let screen = Screen(40, 40, scale: 2)
        let layer = screen.add(CGRect(x: 5, y: 6, width: 7, height: 8), .black)
        screen.draw()
        let frame = screen.draw { layer.backgroundColor = CGColor(gray: 0.5, alpha: 1) }
        #expect(frame.damage == [PixelRect(x: 10, y: 12, width: 14, height: 16)])
        #expect(frame.moves.isEmpty)
    }

    @Test func aMovedLayerIsDrawnAtBothPlaces() {
        let screen = Screen(40, 40)
        let layer = screen.add(CGRect(x: 0, y: 0, width: 4, height: 4), .black)
        screen.draw()
        let frame = screen.draw { layer.frame.origin = CGPoint(x: 20, y: 20) }
        #expect(frame.damage == [PixelRect(x: 0, y: 0, width: 4, height: 4), PixelRect(x: 20, y: 20, width: 4, height: 4)])
        #expect(screen.pixels[0, 0] == 0xFFFF_FFFF)
        #expect(screen.pixels[20, 20] == 0xFF00_0000)
    }

    @Test func opacityFadesTheLayerAsOnePicture() {
        let screen = Screen(10, 10)
        let group = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), .black)
        screen.add(CGRect(x: 5, y: 0, width: 5, height: 10), CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1), to: group)
        group.opacity = 0.5
        screen.draw()
        // Half black over white, and half red over white: the black does not show through the red.
        #expect(screen.pixels[2, 5] == 0xFF7F_7F7F)
        #expect(screen.pixels[7, 5] == 0xFFFF_7F7F)
    }

    @Test func edgesBetweenPixelsAreShared() {
        let screen = Screen(10, 10)
        screen.add(CGRect(x: 2.5, y: 2, width: 4, height: 4.25), .black)
        screen.draw()
        #expect(screen.pixels.red(2, 3) == 127)
        #expect(screen.pixels.red(3, 3) == 0)
        #expect(screen.pixels.red(6, 3) == 127)
        #expect(screen.pixels.red(7, 3) == 255)
        #expect(screen.pixels.red(4, 6) == 191)
    }

    @Test func roundCornersCoverTheAreaOfACircle() {
        let screen = Screen(60, 60)
        let layer = screen.add(CGRect(x: 10, y: 10, width: 40, height: 40), .black)
        layer.cornerRadius = 20
        screen.draw()
        var ink = 0.0
        for y in 0..<60 { for x in 0..<60 { ink += Double(255 - screen.pixels.red(x, y)) / 255 } }
        #expect(abs(ink - .pi * 400) < 2)
        #expect(screen.pixels.red(10, 10) == 255)
        #expect(screen.pixels.red(30, 10) < 40)
    }

    @Test func unmaskedCornersStaySquare() {
        let screen = Screen(20, 20)
        let layer = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
        layer.cornerRadius = 8
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
        screen.draw()
        #expect(screen.pixels.red(0, 0) == 255 && screen.pixels.red(19, 19) == 255)
        #expect(screen.pixels.red(19, 0) == 0 && screen.pixels.red(0, 19) == 0)
    }

    @Test func aRoundMaskCutsSublayersSmoothly() {
        let screen = Screen(40, 40)
        let mask = screen.add(CGRect(x: 0, y: 0, width: 40, height: 40), CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        mask.cornerRadius = 20
        mask.masksToBounds = true
        screen.add(CGRect(x: -10, y: -10, width: 60, height: 60), .black, to: mask)
        screen.draw()
        var ink = 0.0
        for y in 0..<40 {
            for x in 0..<40 {
                ink += Double(255 - screen.pixels.red(x, y)) / 255
                // The layer's own red is hidden completely, at the edge as well.
                #expect(screen.pixels.red(x, y) == Int(screen.pixels[x, y] & 255))
            }
        }
        #expect(abs(ink - .pi * 400) < 2)
    }

    @Test func theBorderIsInsideAndInFront() {
        let screen = Screen(20, 20)
        let layer = screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), .black)
        layer.borderWidth = 3
        layer.borderColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        screen.add(CGRect(x: 0, y: 0, width: 20, height: 20), CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1), to: layer)
        screen.draw()
        #expect(screen.pixels[2, 10] == 0xFFFF_0000)
        #expect(screen.pixels[3, 10] == 0xFF00_00FF)
        #expect(screen.pixels[17, 10] == 0xFFFF_0000)
        #expect(screen.pixels[10, 16] == 0xFF00_00FF)
    }

    @Test func higherLayersAreDrawnLater() {
        let screen = Screen(4, 4)
        let low = screen.add(CGRect(x: 0, y: 0, width: 4, height: 4), .black)
        screen.add(CGRect(x: 0, y: 0, width: 4, height: 4), CGColor(gray: 0.5, alpha: 1))
        screen.draw()
        #expect(screen.pixels.red(1, 1) == 128)
        screen.draw { low.zPosition = 1 }
        #expect(screen.pixels.red(1, 1) == 0)
    }

    @Test func anotherSizeRedrawsAll() {
        let screen = Screen(20, 10)
        screen.draw()
        screen.compositor.resize(pixelWidth: 30, pixelHeight: 10, scale: 1)
        #expect(screen.draw { screen.root.bounds.size.width = 30 }.damage == [PixelRect(x: 0, y: 0, width: 30, height: 10)])
    }
}
