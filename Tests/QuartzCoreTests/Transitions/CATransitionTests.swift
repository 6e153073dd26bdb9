import Testing

@testable import QuartzCore

@MainActor struct CATransitionTests {
    private static let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
    private static let blue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1)

    /// Returns a red layer of 20 points at 10, 10 half way through a transition of one second to blue.
    private func half(_ type: CATransitionType, _ subtype: CATransitionSubtype? = nil, _ change: (CATransition) -> Void = { _ in })
        -> Screen
    {
        let screen = Screen(40, 40)
        let layer = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), Self.red)
        screen.draw()
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, subtype, 2)
        change(transition)
        screen.draw {
            layer.backgroundColor = Self.blue
            layer.add(transition, forKey: nil)
        }
        screen.draw()
        return screen
    }

    @Test func aFadeBlendsTheOldAndTheNewContent() {
        let screen = half(.fade)
        let middle = screen.pixels[20, 20]
        #expect(abs(Int(middle >> 16 & 255) - 128) <= 1 && abs(Int(middle & 255) - 128) <= 1)
        #expect(screen.pixels[5, 5] == 0xFFFF_FFFF)
        screen.draw()
        #expect(screen.pixels[20, 20] == 0xFF00_00FF)
    }

    @Test func aPushMovesBoth() {
        let screen = half(.push, .fromLeft)
        #expect(screen.pixels[5, 20] == 0xFF00_00FF && screen.pixels[15, 20] == 0xFF00_00FF)
        #expect(screen.pixels[25, 20] == 0xFFFF_0000 && screen.pixels[35, 20] == 0xFFFF_0000)
    }

    @Test func movingInSlidesOverTheOldContent() {
        let screen = half(.moveIn, .fromBottom)
        #expect(screen.pixels[20, 5] == 0xFF00_00FF && screen.pixels[20, 15] == 0xFF00_00FF)
        #expect(screen.pixels[20, 25] == 0xFFFF_0000 && screen.pixels[20, 35] == 0xFFFF_FFFF)
    }

    @Test func fromTheTopGoesUp() {
        let screen = half(.moveIn, .fromTop)
        #expect(screen.pixels[20, 35] == 0xFF00_00FF && screen.pixels[20, 25] == 0xFF00_00FF)
        #expect(screen.pixels[20, 15] == 0xFFFF_0000 && screen.pixels[20, 5] == 0xFFFF_FFFF)
    }

    @Test func aMaskStaysOnBothContents() {
        let screen = Screen(40, 40)
        let layer = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), Self.red)
        let mask = CALayer()
        mask.frame = CGRect(x: 0, y: 0, width: 10, height: 20)
        mask.backgroundColor = .black
        layer.mask = mask
        screen.draw()
        let transition = CATransition()
        transition.duration = 2
        screen.draw {
            layer.backgroundColor = Self.blue
            layer.add(transition, forKey: nil)
        }
        screen.draw()
        #expect(screen.pixels[15, 20] != 0xFFFF_FFFF && screen.pixels[25, 20] == 0xFFFF_FFFF)
    }

    @Test func revealingSlidesTheOldContentAway() {
        let screen = half(.reveal, .fromRight)
        #expect(screen.pixels[5, 20] == 0xFFFF_0000 && screen.pixels[15, 20] == 0xFFFF_0000)
        #expect(screen.pixels[25, 20] == 0xFF00_00FF && screen.pixels[35, 20] == 0xFFFF_FFFF)
    }

    @Test func aTransitionMayStartAndEndMidway() {
        let screen = half(.push, .fromRight) { transition in
            transition.startProgress = 0.5
            transition.endProgress = 0.5
        }
        #expect(screen.pixels[5, 20] == 0xFFFF_0000 && screen.pixels[25, 20] == 0xFF00_00FF)
    }

    @Test func aFlipTurnsTheOldSideAwayFirst() {
        let screen = Screen(40, 40)
        let layer = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), Self.red)
        screen.draw()
        let flip = CATransition()
        flip.style = .flip(.left)
        flip.duration = 4
        screen.draw {
            layer.backgroundColor = Self.blue
            layer.add(flip, forKey: nil)
        }
        screen.draw()
        #expect(screen.pixels[20, 20] == 0xFFFF_0000 && screen.pixels[28, 20] == 0xFFFF_FFFF)
        screen.draw()
        screen.draw()
        #expect(screen.pixels[20, 20] == 0xFF00_00FF && screen.pixels[10, 20] == 0xFFFF_FFFF)
        screen.draw()
        #expect(screen.pixels[11, 20] == 0xFF00_00FF)
    }

    @Test func presentationAndKeysAreThoseOfTheLayer() {
        let screen = Screen(40, 40)
        let layer = screen.add(CGRect(x: 10, y: 10, width: 20, height: 20), Self.red)
        screen.draw()
        let transition = CATransition()
        transition.duration = 4
        screen.draw { layer.add(transition, forKey: "mine") }
        #expect(layer.animationKeys() == [kCATransition])
        #expect(layer.presentation()?.backgroundColor == Self.red)
        layer.removeAnimation(forKey: kCATransition)
        screen.draw()
        #expect(screen.pixels[20, 20] == 0xFFFF_0000)
    }

    @Test func aLayerThatWasNeverShownJustAppears() {
        let screen = Screen(40, 40)
        screen.draw()
        let layer = CALayer()
        layer.add(CATransition(), forKey: nil)
        screen.draw {
            layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20)
            layer.backgroundColor = Self.blue
            screen.root.addSublayer(layer)
        }
        #expect(screen.pixels[20, 20] == 0xFF00_00FF)
    }

    @Test func sublayersOfTheOldContentStayUntilTheEnd() {
        let screen = Screen(40, 40)
        let layer = screen.add(CGRect(x: 0, y: 0, width: 40, height: 40), .white)
        let child = screen.add(CGRect(x: 0, y: 0, width: 10, height: 10), Self.red, to: layer)
        screen.draw()
        let transition = CATransition()
        transition.duration = 2
        screen.draw {
            child.removeFromSuperlayer()
            layer.add(transition, forKey: nil)
        }
        #expect(screen.pixels[5, 5] == 0xFFFF_0000)
        screen.draw()
        #expect(abs(Int(screen.pixels[5, 5] >> 8 & 255) - 128) <= 1)
        screen.draw()
        #expect(screen.pixels[5, 5] == 0xFFFF_FFFF)
    }
}
